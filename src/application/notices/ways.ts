/**
 * Port: a way on which notices leave the server, such as e-mail or web push. A new way: a class that is a
 * `Way`, one line in `src/app.module.ts`, and rows in `notice_endpoints` for whoever has agreed to be reached by
 * it.
 */
import type { CampaignId, Language, UserId } from '../../kernel';
import type { NoticeKind, PostKind, Urgency } from '../../rules';

/** Ways that a person can choose, whether this server has them or not. */
export const WAY_NAMES = ['email', 'push', 'webhook'] as const;
export type WayName = (typeof WAY_NAMES)[number];

/** One notice, in the words of its reader. */
export interface WordedNotice {
  readonly id: string;
  readonly kind: NoticeKind | PostKind;
  readonly urgency: Urgency;
  /** Null: it is about the account. */
  readonly campaign: { readonly id: CampaignId; readonly name: string } | null;
  /** Plain text. */
  readonly title: string;
  readonly body: string;
  /** The place on the page that it opens: absolute from the root, without the server's address. */
  readonly path: string;
  /** Of a post about a round that is over: which one. */
  readonly round?: number;
}

export interface NoticeDelivery {
  /**
   * The same at every attempt: the way hands it on (as a message id, a topic), so that a second attempt does
   * no harm.
   */
  readonly key: string;
  /** From 1. */
  readonly attempt: number;
  /** Null: it goes to the chat room of a campaign. */
  readonly user: UserId | null;
  readonly endpoint: { readonly id: string; readonly address: string };
  readonly language: Language;
  /** IANA name. */
  readonly zone: string;
  /** At least one; of a daily digest perhaps several, oldest first. */
  readonly notices: readonly WordedNotice[];
}

/**
 * How an attempt ended. `again`: it is tried again after a growing pause. `never`: this delivery is given up.
 * `gone`: the endpoint is given up, with all that waits for it. `refused`: as `never`, and the server at the
 * other end takes nothing from this server for that endpoint; when it has not for days, the endpoint is given up. `error` is a short word of ours (`refused`,
 * `unreachable`), never what the other end has said.
 */
export type WayOutcome =
  | { readonly end: 'sent' }
  | { readonly end: 'never' | 'gone' | 'refused'; readonly error: string }
  /** `afterSeconds`: the other end has asked for that pause at least. */
  | { readonly end: 'again'; readonly error: string; readonly afterSeconds?: number };

export const SENT: WayOutcome = { end: 'sent' };

export interface WayLimits {
  /** Deliveries under way at once, in all and to endpoints of one lane (one server). */
  readonly atOnce: number;
  readonly perLane: number;
  /** What waits for one endpoint goes one after the other, in the order in which it was written. */
  readonly inOrder?: boolean;
}

export interface Way {
  /** As in `notice_endpoints.way`: `email`, `push`. */
  readonly name: string;
  readonly limits: WayLimits;
  /** Ends within `SEND_TIMEOUT_MS`; what takes longer, or throws, counts as `again`. */
  send(delivery: NoticeDelivery): Promise<WayOutcome>;
}

/** Shorter than a lease. */
export const SEND_TIMEOUT_MS = 30_000;
