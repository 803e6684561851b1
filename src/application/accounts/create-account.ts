/**
 * An account that the server's owner makes: for the demo, and from the command line, also where nobody may
 * register.
 */
import { err, ok, type Result, violation } from '../../kernel';
import { againstRules, type Refusal } from '../refusal';
import { judgePassword } from './judge-password';
import type { User } from './model';
import type { AccountPorts } from './ports';

export interface NewAccount {
  /** Normalised. */
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
}

export const EMAIL_TAKEN = againstRules([violation('accounts/email-taken', null, '/email')]);

export const createAccount =
  (ports: AccountPorts) =>
  async ({ email, displayName, password }: NewAccount): Promise<Result<User, Refusal>> => {
    const wrong = await judgePassword(ports.commonPasswords, password, { email, displayName });
    if (wrong !== null) return err(againstRules([wrong]));
    const user = await ports.users.create({
      email,
      displayName,
      passwordHash: await ports.hasher.hash(password),
    });
    return user === 'email-taken' ? err(EMAIL_TAKEN) : ok(user);
  };
