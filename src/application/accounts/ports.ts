/** Ports of the accounts: what the use cases need from the outside. Instants are milliseconds since 1970. */
import type { CampaignId, UserId } from '../../kernel';
import type { FoundLink, OpenResetLink, OpenSession, ResetLink, SessionTokens, User, UserWithSecret } from './model';

export interface NewUser {
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
}

export interface Users {
  create(user: NewUser): Promise<User | 'email-taken'>;
  /** With an invitation that is then used up for registering; whether it is accepted is another thing. */
  createInvited(user: NewUser, codeHash: string): Promise<User | 'email-taken' | 'not-invited'>;
  /** Whether `createInvited` would find the invitation; spares hashing a password for a guess. */
  isInvited(codeHash: string): Promise<boolean>;
  byEmail(email: string): Promise<UserWithSecret | null>;
  byId(id: UserId): Promise<UserWithSecret | null>;
  rename(id: UserId, displayName: string): Promise<User | null>;
  /** Sets a password and ends every session of the user but `except`, in one transaction. */
  setPassword(id: UserId, passwordHash: string, except: string | null): Promise<void>;
}

/** Argon2id; never more than a few at once, so that memory stays bounded. */
export interface PasswordHasher {
  /** Throws BusyError when too many wait already. */
  hash(password: string): Promise<string>;
  /** `null` stands for a user that does not exist: takes as long, and answers false. Throws BusyError. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Too many passwords wait to be hashed. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface Sessions {
  /** A new session (a family of refresh tokens) and its first token; `device`: see `OpenSession`. */
  open(user: UserId, device: string | null): Promise<RefreshGrant>;
  /** Rotates by `decideRefresh`; `late`: refused, but the session goes on by another token; null: refused, and the family ended if the token was reused. */
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

export interface LoginLimits {
  /** Counts an attempt as failed before it is made, so that parallel attempts count too. Not null: wait so many seconds. */
  reserve(attempt: Attempt): Promise<number | null>;
  /** The attempt succeeded: the account starts afresh at this address; otherwise account and address get the attempt back. */
  forgive(attempt: Attempt): Promise<void>;
  /** A new password: nobody who knows it shall wait for the old one's failures. */
  clear(email: string): Promise<void>;
  /** Counts a registration. Not null: wait so many seconds. */
  reserveRegistration(address: string): Promise<number | null>;
}

export interface Attempt {
  /** Normalised. */
  readonly email: string;
  /** IP address of the client, through trusted proxies. */
  readonly address: string;
}

export interface ResetLinks {
  /** Makes a one-time link that works at once; an earlier one of the same kind dies. */
  create(user: UserId): Promise<ResetLink>;
  /** Null: unknown, used, refused or out of date. Spares hashing a password for a guess. */
  find(token: string): Promise<FoundLink | null>;
  /**
   * Uses a link up: sets the password and ends all sessions in one transaction, and answers whose it was. Null: `find` would not find it,
   * or it does not work yet, and nothing changed.
   */
  use(token: string, passwordHash: string): Promise<UserId | null>;
  /** The user's open links from game masters, newest first, after one of them (null: from the first). */
  list(user: UserId, after: string | null, limit: number): Promise<readonly OpenResetLink[]>;
  /** The campaign that an open link of the user's is from; null: there is no such link. Any text may be asked for. */
  campaignOf(user: UserId, link: string): Promise<CampaignId | null>;
}

export interface CommonPasswords {
  /** Whether it is one of the passwords that are tried first. In lower case. */
  has(password: string): Promise<boolean>;
}

/** Who may register: everybody, who has an invitation to a campaign, nobody. */
export type RegistrationRule = 'open' | 'invitation' | 'closed';

/** All of them: what each use case is given. */
export interface AccountPorts {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly limits: LoginLimits;
  readonly resetLinks: ResetLinks;
  readonly commonPasswords: CommonPasswords;
  readonly registration: RegistrationRule;
}
