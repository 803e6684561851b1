/**
 * Ports of the API: the keys that verify access tokens, and whether a session lives. Classes, so that they
 * can be injected by type.
 */
import type { KeyObject } from 'node:crypto';

export interface PublicJwk {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export abstract class VerificationKeys {
  /** Null: no such key, or it is too old to verify anything. */
  abstract keyFor(kid: string): Promise<KeyObject | null>;
  /** Every key that verifies at this moment. */
  abstract jwks(): Promise<readonly PublicJwk[]>;
}

export abstract class LiveSessions {
  abstract isLive(session: string): Promise<boolean>;
  /** Those of them that live. */
  abstract liveAmong(sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Where it is told which sessions have ended, in whatever process. */
export abstract class EndedSessions {
  /** Null: some may have ended untold. Answers a function that ends the subscription. */
  abstract subscribe(listener: (session: string | null) => void): () => void;
}

/** Who signs, and for whom: checked on both sides. */
export const TOKEN_ISSUER = 'campaign-host';
export const TOKEN_AUDIENCE = 'campaign-host';
