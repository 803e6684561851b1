/** What the accounts deal in: users, their sessions' tokens, and reset links. */
import type { UserId } from '../../kernel/ids';

export interface User {
  readonly id: UserId;
  /** Normalised: NFC, lower case. */
  readonly email: string;
  readonly displayName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface UserWithSecret {
  readonly user: User;
  readonly passwordHash: string;
}

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token lives. */
  readonly expiresIn: number;
}

export interface ResetLink {
  /** The secret of the link. Kept nowhere else; the store has its hash. */
  readonly token: string;
  readonly expiresAt: string;
}

/** The logged-in user of a request. */
export interface Login {
  readonly user: UserId;
  readonly session: string;
  /** When the access token ends, in milliseconds since 1970: streams end then too. */
  readonly expiresAt: number;
}
