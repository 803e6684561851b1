/**
 * Log in with e-mail and password. An unknown e-mail address and a wrong password look alike, also in time.
 */
import { err, type Language, ok, type Result } from '../../../kernel';
import { refusal, type Refusal, tooMany } from '../../refusal';
import type { SessionTokens } from '../model';
import { tokensOf } from './open-session';
import type { AccountPorts } from '../ports';
import type { Attempt } from './login-limits';

export interface LogInInput extends Attempt {
  readonly password: string;
  /** On what the session is opened; null: unknown. */
  readonly device: string | null;
  /** Of the mail that tells of a new sign-in. */
  readonly language: Language;
}

export const logIn =
  (ports: AccountPorts) =>
  async ({
    email,
    address,
    password,
    device,
    language,
  }: LogInInput): Promise<Result<SessionTokens, Refusal>> => {
    const attempt: Attempt = { email, address };
    const wait = await ports.limits.reserve(attempt);
    if (wait !== null) return err(tooMany('accounts/too-many-logins', wait));
    const found = await ports.users.byEmail(email);
    const right = await ports.hasher.verify(found?.passwordHash ?? null, password);
    if (found === null || !right) return err(refusal('unauthenticated', 'accounts/wrong-login'));
    await ports.limits.forgive(attempt);
    const grant = await ports.sessions.open(found.user.id, device);
    await ports.mails.signedIn(grant.session, language);
    return ok(await tokensOf(ports, grant));
  };
