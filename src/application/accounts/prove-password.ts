/** What changes an account for good asks for the present password once more. */
import { violation } from '../../kernel';
import { againstRules, type Refusal, tooMany } from '../refusal';
import type { UserWithSecret } from './model';
import type { AccountPorts } from './ports';

export interface Proof {
  readonly password: string;
  /** From where it comes. */
  readonly address: string;
  /** Where the password stands in the request. */
  readonly pointer: string;
}

/** Who has found an open session may not try passwords faster than at the login. Null: it is right. */
export const provePassword = async (
  { limits, hasher }: Pick<AccountPorts, 'limits' | 'hasher'>,
  { user, passwordHash }: UserWithSecret,
  { password, address, pointer }: Proof,
): Promise<Refusal | null> => {
  const attempt = { email: user.email, address };
  const wait = await limits.reserve(attempt);
  if (wait !== null) return tooMany('accounts/too-many-logins', wait);
  if (!(await hasher.verify(passwordHash, password)))
    return againstRules([violation('accounts/wrong-password', null, pointer)]);
  await limits.forgive(attempt);
  return null;
};
