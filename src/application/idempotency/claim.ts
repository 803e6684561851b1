/**
 * A key under which the first answer of a POST is kept for 24 hours, per user and route, in the command's own
 * transaction.
 */
import type { UserId } from '../../kernel';
import { refusal, type Refusal } from '../refusal';

export interface IdempotencyClaim {
  readonly user: UserId;
  /** Method and path with its ids. */
  readonly route: string;
  /** As the client sent it: 1 … 200 visible characters. */
  readonly key: string;
  /** Hash over query and body. */
  readonly bodyHash: string;
}

/** An answer as first given. Never holds tokens: operations that answer with some keep nothing. */
export interface KeptAnswer {
  readonly body: unknown;
}

/**
 * `new`: this transaction does the work and keeps its answer; `kept`: it was done, here is the answer;
 * `conflict`: the key was used with another body; `running`: a twin holds the key in a transaction that has
 * not ended.
 */
export type ClaimOutcome =
  | { readonly kind: 'new' }
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'running' };

/** The same request under another body: 422. */
export const KEY_REUSED: Refusal = refusal('rules', 'request/idempotency-key-reused');
/** A twin is at work, perhaps of a server that has just died: 409, and soon an answer. */
export const KEY_RUNNING: Refusal = refusal('conflict', 'request/idempotency-key-running', {
  retryAfterSeconds: 1,
});
