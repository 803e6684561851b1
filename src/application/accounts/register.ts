/**
 * Register: a new account, logged in at once; for everybody, for those who bring an invitation, or for
 * nobody, as the server is set.
 */
import { err, type Language, ok, type Result, sha256Hex } from '../../kernel';
import { againstRules, refusal, type Refusal, tooMany } from '../refusal';
import { EMAIL_TAKEN, type NewAccount } from './create-account';
import { judgePassword } from './judge-password';
import type { SessionTokens, User } from './model';
import type { AccountPorts } from './ports';
import { openSession } from './sessions/open-session';

export interface Registration extends NewAccount {
  readonly address: string;
  /** On what the session is opened; null: unknown. */
  readonly device: string | null;
  /** The code of an invitation to a campaign; null: none. Looked at only where it takes one. */
  readonly invitation: string | null;
  /** Of the mail that asks for a confirmation. */
  readonly language: Language;
}

const CLOSED = refusal('forbidden', 'accounts/registration-closed');
const NOT_INVITED = refusal('forbidden', 'accounts/registration-by-invitation');

/**
 * A taken e-mail address is refused as such: without mails there is no other way to tell the one who
 * registers.
 */
export const register =
  (ports: AccountPorts) =>
  async (
    input: Registration,
  ): Promise<Result<{ readonly user: User; readonly tokens: SessionTokens }, Refusal>> => {
    if (ports.registration === 'closed') return err(CLOSED);
    const wait = await ports.limits.reserveRegistration(input.address);
    if (wait !== null) return err(tooMany('accounts/too-many-registrations', wait));
    const invitation = ports.registration === 'open' ? null : sha256Hex(input.invitation ?? '');
    if (invitation !== null && !(await ports.users.isInvited(invitation))) return err(NOT_INVITED);
    const wrong = await judgePassword(ports.commonPasswords, input.password, input);
    if (wrong !== null) return err(againstRules([wrong]));
    const account = {
      email: input.email,
      displayName: input.displayName,
      passwordHash: await ports.hasher.hash(input.password),
    };
    const user =
      invitation === null
        ? await ports.users.create(account)
        : await ports.users.createInvited(account, invitation);
    if (user === 'email-taken') return err(EMAIL_TAKEN);
    if (user === 'not-invited') return err(NOT_INVITED);
    await ports.mails.ask({ kind: 'confirm', user: user.id, email: user.email, language: input.language });
    return ok({ user, tokens: await openSession(ports, user.id, input.device) });
  };
