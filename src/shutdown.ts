/**
 * Ends a process in order: what was opened last is closed first, also when the signal comes during the start.
 */
import type { Logger } from './infrastructure/logging/logger';

type Close = () => Promise<unknown>;

/** After so many milliseconds the process ends whatever still hangs. */
const PATIENCE_MS = 20_000;

export class Shutdown {
  private readonly closers: Close[] = [];
  private closing: Promise<void> | null = null;

  constructor(private readonly logger: Logger) {}

  /** From now on the process runs until SIGTERM or SIGINT, which end it with exit code 0. */
  onSignals(): void {
    // A worker between two tasks has nothing open that would keep Node running.
    setInterval(() => undefined, 60_000);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (this.closing === null) this.logger.info({ signal }, 'stopping');
        void this.end(0);
      });
    }
  }

  /** Registers what must be closed. Opened too late, after the end began, it is closed at once. */
  async add(close: Close): Promise<void> {
    if (this.closing === null) {
      this.closers.push(close);
      return;
    }
    await this.attempt(close);
  }

  /** Closes everything, then ends the process. The first call decides the exit code. */
  end(code: number): Promise<void> {
    return (this.closing ??= this.closeAll(code));
  }

  private async closeAll(code: number): Promise<void> {
    setTimeout(() => {
      this.logger.error('could not stop in order; ending now');
      process.exit(1);
    }, PATIENCE_MS).unref();
    for (const close of this.closers.reverse()) await this.attempt(close);
    process.exit(code);
  }

  private async attempt(close: Close): Promise<void> {
    try {
      await close();
    } catch (err) {
      this.logger.error({ err }, 'could not close');
    }
  }
}
