/** Ports: sessions, and the tokens by which they are known. */
import type { UserId } from '../../../kernel';
import type { OpenSession, SessionTokens } from '../model';

export interface Sessions {
  /** A new session (a family of refresh tokens) and its first token; `device`: see `OpenSession`. */
  open(user: UserId, device: string | null): Promise<RefreshGrant>;
  /**
   * Rotates by `decideRefresh`; `late`: refused, but the session goes on by another token; null: refused, and
   * the family ended if the token was reused.
   */
  refresh(refreshToken: string): Promise<RefreshGrant | 'late' | null>;
  /** Ends the session; ending one twice does no harm. */
  end(session: string): Promise<void>;
  /** Ends the family that a refresh token belongs to; false: no such token. */
  endByToken(refreshToken: string): Promise<boolean>;
  /** Ends an open session of the user's; false: there is no such one. */
  endOwn(user: UserId, session: string): Promise<boolean>;
  /** Whether it is an open session of the user's. Any text may be asked for. */
  isOwn(user: UserId, session: string): Promise<boolean>;
  /** The user's open sessions, newest first, after one of them (null: from the first). */
  list(user: UserId, after: string | null, limit: number): Promise<readonly OpenSession[]>;
  /** Whether the session may still use its access tokens. */
  isLive(session: string): Promise<boolean>;
}

export interface RefreshGrant {
  readonly user: UserId;
  readonly session: string;
  readonly refreshToken: string;
}

export interface AccessTokens {
  /** A signed access token and its life in seconds. */
  sign(user: UserId, session: string): Promise<Pick<SessionTokens, 'accessToken' | 'expiresIn'>>;
}
