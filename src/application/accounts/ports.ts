/** Ports of the accounts: what the use cases need from the outside. Instants are milliseconds since 1970. */
import type { CampaignId, UserId } from '../../kernel';
import type { FoundLink, OpenResetLink, ResetLink, User, UserWithSecret } from './model';
import type { Sessions, AccessTokens } from './sessions/session-ports';
import type { LoginLimits } from './sessions/login-limits';
import type { AccountMails, EmailConfirmations, MailLimits } from './mails/mail-ports';

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

export interface ResetLinks {
  /** Makes a one-time link that works at once; an earlier one of the same kind dies. */
  create(user: UserId): Promise<ResetLink>;
  /** Null: unknown, used, refused or out of date. Spares hashing a password for a guess. */
  find(token: string): Promise<FoundLink | null>;
  /**
   * Uses a link up: sets the password and ends all sessions in one transaction, and answers whose it was.
   * Null: `find` would not find it, or it does not work yet, and nothing changed.
   */
  use(token: string, passwordHash: string): Promise<UserId | null>;
  /** The user's open links from game masters, newest first, after one of them (null: from the first). */
  list(user: UserId, after: string | null, limit: number): Promise<readonly OpenResetLink[]>;
  /**
   * The campaign that an open link of the user's is from; null: there is no such link. Any text may be asked
   * for.
   */
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
  readonly mails: AccountMails;
  readonly mailLimits: MailLimits;
  readonly confirmations: EmailConfirmations;
}
