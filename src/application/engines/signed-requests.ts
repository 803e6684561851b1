/** Ports: what external engines call themselves, signed with their secret, and for what they wait (TAC-8). */
import type { CampaignId } from '../../kernel';

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

export interface SignedRequests {
  /**
   * Proves a signature, then its time by the database's clock, then that its nonce is new, which it uses up.
   */
  admit(request: SignedRequest): Promise<Caller | 'wrong' | 'stale' | 'replayed'>;
  /** Whether the secret with which somebody was let in still counts. */
  isCurrent(caller: Caller): Promise<boolean>;
}

/** Tells of campaigns that have changed; null: any may have. */
export interface Changes {
  /** Answers a function that ends the subscription. */
  subscribe(listener: (campaign: string | null) => void): () => void;
}
