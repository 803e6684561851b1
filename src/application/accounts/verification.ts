/** Ports of the door: the keys that verify access tokens, and whether a session lives. Classes, so that they can be injected by type. */
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
}

/** Who signs, and for whom: checked on both sides. */
export const TOKEN_ISSUER = 'campaign-host';
export const TOKEN_AUDIENCE = 'campaign-host';
