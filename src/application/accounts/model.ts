/** What the accounts deal in: users, their sessions' tokens, and reset links. */
import type { CampaignId, UserId } from '../../kernel';

export interface User {
  readonly id: UserId;
  /** Normalised: NFC, lower case. */
  readonly email: string;
  /** Whoever has the account also reads the mails that go there. */
  readonly emailConfirmed: boolean;
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

/** A session as its owner sees it in a list. */
export interface OpenSession {
  readonly id: string;
  /** On what it was opened, in few words; null: unknown. */
  readonly device: string | null;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  /** When it last got an access token: it may have been used for as long as one lives after that. */
  readonly lastUsedAt: string;
}

export interface ResetLink {
  /** The secret of the link. Kept nowhere else; the store has its hash. */
  readonly token: string;
  readonly expiresAt: string;
}

/** What a link's secret leads to. */
export interface FoundLink {
  readonly user: UserId;
  /** ISO 8601; null: it works already. */
  readonly worksFrom: string | null;
}

/** A game master's link as the user sees whom it is about. Instants in ISO 8601, UTC. */
export interface OpenResetLink {
  readonly id: string;
  readonly campaign: { readonly id: CampaignId; readonly name: string };
  /** Name of the game master; null: unknown. */
  readonly madeBy: string | null;
  readonly madeAt: string;
  readonly worksFrom: string;
  readonly expiresAt: string;
}

/** The logged-in user of a request. */
export interface Login {
  readonly user: UserId;
  readonly session: string;
  /** When the access token ends, in milliseconds since 1970: streams end then too. */
  readonly expiresAt: number;
}
