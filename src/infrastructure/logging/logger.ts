/**
 * The process's log: one JSON line an entry on standard output, without anything that a player or an attacker
 * could use.
 */
import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config/settings';

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'seed',
  'body',
];

/** A field of that name, alone and up to two levels down. */
const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly stack?: string;
}

/** Allow-list: a database error's own fields quote rows and parameters. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code, constraint } = error as Error & { readonly code?: unknown; readonly constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}

export type { Logger };

export function createLogger(level: LogLevel, stream?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError, error: describeError },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}
