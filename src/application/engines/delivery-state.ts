/** How posting battles to the webhook of an external engine goes (TAC-8). */
import type { Instant } from '../../rules';

/**
 * Why a webhook has not taken a battle; `answered`: with this status, which is no 2xx. Nothing else of what
 * it says is kept.
 */
export const POST_FAILURES = [
  'bad-url',
  'unresolved',
  'not-public',
  'unreachable',
  'too-slow',
  'answered',
] as const;

export interface PostFailure {
  readonly reason: (typeof POST_FAILURES)[number];
  /** Of the answer; null: there was none. */
  readonly status: number | null;
}

/** An open battle that is, or will be, posted. */
export interface BattleDelivery {
  readonly battle: string;
  /** Of the battle's setup. */
  readonly hash: string;
  /** 0: not posted yet. */
  readonly attempts: number;
  /** Null: not taken yet. */
  readonly takenAt: Instant | null;
  /** Null: taken, or not posted yet. While it is being posted: when it is taken for lost. */
  readonly nextAt: Instant | null;
}

/** How posting to a webhook goes; all null since the webhook was last set, unless it has happened. */
export interface DeliveryState {
  readonly lastTakenAt: Instant | null;
  /** The first post after the last one that was taken; null: that was the last one. */
  readonly failingSince: Instant | null;
  readonly lastFailure: PostFailure | null;
  readonly battles: readonly BattleDelivery[];
}

/** A failure as one word, as it is kept: `answered-503`, `unreachable`. */
export const failureWord = ({ reason, status }: PostFailure): string =>
  status === null ? reason : `${reason}-${String(status)}`;

/** The failure of such a word; `unreachable` for one that this version does not know. */
export const failureOf = (word: string): PostFailure => {
  const [, name = word, status] = /^(answered)-(\d{3})$/.exec(word) ?? [];
  const reason = POST_FAILURES.find((one) => one === name) ?? 'unreachable';
  return { reason, status: status === undefined ? null : Number(status) };
};
