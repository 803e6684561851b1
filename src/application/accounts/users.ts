/** Port: the users and their passwords. */
import type { UserId } from '../../kernel';
import type { User, UserWithSecret } from './model';

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
