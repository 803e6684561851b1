/** How a command is to be run: in earnest or to try it, and under which key. */
import type { IdempotencyClaim } from '../idempotency/claim';

/** How a command is to be run. */
export interface CommandOptions {
  /** Decide and answer, but change nothing, and keep no answer. */
  readonly dryRun: boolean;
  /** Null: the client sent no key. */
  readonly idempotency: IdempotencyClaim | null;
}
