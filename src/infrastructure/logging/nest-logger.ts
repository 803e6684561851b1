/** Nest's own messages in the process's log. */
import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger';

type Level = 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal';

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest tells of every module and route at start: of use when something is wrong, and only then.
    this.write('debug', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.filter((part): part is string => typeof part === 'string').at(-1);
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else this.logger[level]({ context }, String(message));
  }
}
