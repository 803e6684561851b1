/** Ports of external engines (TAC-8): programs outside of the server that fight battles of one campaign. */
import type { CampaignId, Result, UserId } from '../../kernel';
import type { Instant } from '../../rules';
import type { Refusal } from '../refusal';

/** TAC-7: whether its reports count at once, or wait until the sides have confirmed them. */
export const COUNTS = ['confirmed', 'at-once'] as const;
export type Counts = (typeof COUNTS)[number];

/** By which ids of external engines are told from those of the registry. */
export const EXTERNAL = 'ext-';

export interface ExternalEngine {
  /** `ext-…`; unique on the server. */
  readonly id: string;
  readonly name: string;
  /** Those that it can fight by, the campaign's among them. */
  readonly rulesets: readonly string[];
  readonly counts: Counts;
  /** Where battles are posted when they open; null: it fetches them. */
  readonly webhook: string | null;
  readonly createdAt: Instant;
}

/** Why a webhook has not taken a battle; `answered`: with this status, which is no 2xx. Nothing else of what it says is kept. */
export const POST_FAILURES = ['bad-url', 'unresolved', 'not-public', 'unreachable', 'too-slow', 'answered'] as const;

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

/** What a game master changes of an engine; what is left out stays. */
export interface EngineChanges {
  readonly counts?: Counts;
  /** Named, even the same again: everything that is open is posted anew. Null: it fetches its battles. */
  readonly webhook?: string | null;
}

/** Under the lock of the campaign, whose game master asks, unless he only looks. */
export interface EngineTransaction {
  readonly started: boolean;
  /** Null before the start. */
  readonly ruleset: string | null;
  /** The campaign's option `engine`. */
  readonly chosen: string;
  readonly now: Instant;
  list(): Promise<readonly ExternalEngine[]>;
  add(engine: ExternalEngine, secret: Uint8Array): Promise<void>;
  /** TAC-7: everybody hears of it, once the campaign has begun. */
  tellCounts(engine: Pick<ExternalEngine, 'id' | 'name' | 'counts'>): Promise<void>;
  setSecret(engine: string, secret: Uint8Array): Promise<void>;
  change(engine: string, changes: EngineChanges): Promise<void>;
  deliveries(engine: string): Promise<DeliveryState>;
  remove(engine: string): Promise<void>;
}

/** A request as an engine signs it. */
export interface SignedRequest {
  readonly engine: string;
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly body: Uint8Array;
  /** Headers as they were sent; null: absent. */
  readonly timestamp: string | null;
  readonly nonce: string | null;
  readonly signature: string | null;
}

/** The engine that has signed a request. */
export interface Caller {
  readonly engine: string;
  readonly campaign: CampaignId;
  /** Another one with another secret; says nothing of it. */
  readonly signedUnder: string;
}

export interface EngineStore {
  /**
   * Not found for strangers, forbidden for members who are not the game master. Nothing is changed by a refusal of `work`, nor when it is only
   * tried; who looks waits for nobody.
   */
  asGm<T>(
    campaign: string,
    user: UserId,
    how: 'look' | 'try' | 'change',
    work: (transaction: EngineTransaction) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
  /** Proves a signature, then its time by the database's clock, then that its nonce is new, which it uses up. */
  admit(request: SignedRequest): Promise<Caller | 'wrong' | 'stale' | 'replayed'>;
  /** Whether the secret with which somebody was let in still counts. */
  isCurrent(caller: Caller): Promise<boolean>;
}

/** Tells of campaigns that have changed; null: any may have. */
export interface Changes {
  /** Answers a function that ends the subscription. */
  subscribe(listener: (campaign: string | null) => void): () => void;
}
