/** Register: a new account, logged in at once. */
import { err, ok, type Result } from '../../kernel/result';
import { violation } from '../../kernel/violation';
import { againstRules, type Refusal, tooMany } from '../refusal';
import type { SessionTokens, User } from './model';
import type { AccountPorts } from './ports';
import { openSession } from './open-session';

export interface Registration {
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
  readonly address: string;
  /** On what the session is opened; null: unknown. */
  readonly device: string | null;
}

/** A taken e-mail address is refused as such: without mail there is no other way to tell the one who registers. */
export const register =
  (ports: AccountPorts) =>
  async (input: Registration): Promise<Result<{ readonly user: User; readonly tokens: SessionTokens }, Refusal>> => {
    const wait = await ports.limits.reserveRegistration(input.address);
    if (wait !== null) return err(tooMany('accounts/too-many-registrations', wait));
    const passwordHash = await ports.hasher.hash(input.password);
    const user = await ports.users.create({ email: input.email, displayName: input.displayName, passwordHash });
    if (user === null) return err(againstRules([violation('accounts/email-taken', null, '/email')]));
    return ok({ user, tokens: await openSession(ports, user.id, input.device) });
  };
