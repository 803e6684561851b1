/**
 * What any thrown thing means to a client: a refusal, the framework's own errors, a database that is away, or
 * a bug.
 */
import { HttpException } from '@nestjs/common';
import { BusyError } from '../../../application/busy-error';
import { ReadingFailed, UploadFailed } from '../../../application/catalog/upload-reader';
import { MapNotDrawn } from '../../../application/setup/map/cartographer';
import { httpRefusal, ProblemError, type HttpRefusal } from './problem';

/** By Fastify's error codes. */
const FRAMEWORK: Readonly<Record<string, HttpRefusal>> = {
  FST_ERR_BAD_URL: httpRefusal('malformed', 'request/bad-url'),
  FST_ERR_MAX_PARAM_LENGTH: httpRefusal('not-found', 'request/not-found'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpRefusal('media-type', 'request/media-type'),
  FST_ERR_CTP_BODY_TOO_LARGE: httpRefusal('too-large', 'request/too-large'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpRefusal('malformed', 'request/malformed'),
  FST_ERR_CTP_INVALID_JSON_BODY: httpRefusal('malformed', 'request/bad-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: httpRefusal('malformed', 'request/bad-json'),
};

const BY_STATUS: Readonly<Record<number, HttpRefusal>> = {
  400: httpRefusal('malformed', 'request/malformed'),
  401: httpRefusal('unauthenticated', 'request/unauthenticated'),
  403: httpRefusal('forbidden', 'request/forbidden'),
  404: httpRefusal('not-found', 'request/not-found'),
  405: httpRefusal('method-not-allowed', 'request/method-not-allowed'),
  409: httpRefusal('conflict', 'request/conflict'),
  412: httpRefusal('precondition', 'request/precondition-failed'),
  413: httpRefusal('too-large', 'request/too-large'),
  415: httpRefusal('media-type', 'request/media-type'),
  429: { ...httpRefusal('too-many', 'request/too-many'), retryAfterSeconds: 1 },
  503: { ...httpRefusal('busy', 'server/unavailable'), retryAfterSeconds: 1 },
};

const BUSY: HttpRefusal = { ...httpRefusal('busy', 'server/busy'), retryAfterSeconds: 2 };
const MAP_NOT_DRAWN: HttpRefusal = { ...httpRefusal('busy', 'map/not-drawn'), retryAfterSeconds: 5 };
const UNEXPECTED = httpRefusal('unexpected', 'server/unexpected');

const UPLOADS: Readonly<Record<UploadFailed['reason'], HttpRefusal>> = {
  'too-large': httpRefusal('too-large', 'request/too-large'),
  'cut-off': httpRefusal('malformed', 'import/cut-off'),
};
const READINGS: Readonly<Record<ReadingFailed['reason'], HttpRefusal>> = {
  'too-slow': httpRefusal('busy', 'import/too-slow'),
  'too-large': httpRefusal('busy', 'import/too-large'),
  broken: httpRefusal('unexpected', 'import/broken'),
};

/**
 * The network's and PostgreSQL's codes for a database that is away, overloaded, or broke off the transaction,
 * and for a full disk: try again.
 */
const AWAY =
  /^(ENOSPC|EDQUOT|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|57P0[1-5]|53\d{3}|08\w{3}|25P0[34]|40001|40P01|55P03|P10(01|02|08|17)|P2024|P2034)$/;
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Prisma has codes of its own, and keeps PostgreSQL's beside them. */
interface PrismaMeta {
  readonly driverAdapterError?: { readonly cause?: { readonly originalCode?: unknown } };
}

export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, meta } = error as Error & { readonly code?: unknown; readonly meta?: PrismaMeta };
  const codes = [code, meta?.driverAdapterError?.cause?.originalCode];
  return (
    codes.some((one) => typeof one === 'string' && AWAY.test(one)) ||
    AWAY_MESSAGE.test(error.message) ||
    isUnavailable(error.cause)
  );
};

/** `bug`: worth an entry in the log with its stack. */
export const classify = (error: unknown): { readonly refusal: HttpRefusal; readonly bug: boolean } => {
  if (error instanceof ProblemError) return { refusal: error.refusal, bug: false };
  if (error instanceof BusyError) return { refusal: BUSY, bug: false };
  if (error instanceof UploadFailed) return { refusal: UPLOADS[error.reason], bug: false };
  if (error instanceof ReadingFailed)
    return { refusal: READINGS[error.reason], bug: error.reason === 'broken' };
  if (error instanceof MapNotDrawn) return { refusal: MAP_NOT_DRAWN, bug: true };
  if (error instanceof HttpException) {
    const known = BY_STATUS[error.getStatus()];
    return { refusal: known ?? UNEXPECTED, bug: known === undefined };
  }
  if (isUnavailable(error)) return { refusal: BY_STATUS[503] ?? UNEXPECTED, bug: false };
  const { code, statusCode } = (error ?? {}) as { readonly code?: unknown; readonly statusCode?: unknown };
  const framework = typeof code === 'string' ? FRAMEWORK[code] : undefined;
  if (framework !== undefined) return { refusal: framework, bug: false };
  const known = typeof statusCode === 'number' && statusCode < 500 ? BY_STATUS[statusCode] : undefined;
  return { refusal: known ?? UNEXPECTED, bug: known === undefined };
};
