/** Asking for a mail: a link for a lost password, or one that confirms an address. */
import { err, type Language, ok, type Result, violation } from '../../../kernel';
import { againstRules, conflict, type Refusal, tooMany, UNAUTHENTICATED } from '../../refusal';
import type { Login } from '../model';
import type { AccountPorts } from '../ports';
import { provePassword } from '../prove-password';

/** Always the same answer: nobody learns who has an account. */
export const askForReset =
  (ports: AccountPorts) =>
  async (email: string, address: string, language: Language): Promise<Result<null, Refusal>> => {
    const wait = await ports.mailLimits.reserveFrom(address);
    if (wait !== null) return err(tooMany('accounts/too-many-mails', wait));
    await ports.mails.ask({ kind: 'reset', email, language });
    return ok(null);
  };

export interface ConfirmationAsked {
  readonly language: Language;
  readonly dryRun: boolean;
}

/** Another mail to my present address. */
export const askForConfirmation =
  (ports: AccountPorts) =>
  async ({ user }: Login, { language, dryRun }: ConfirmationAsked): Promise<Result<null, Refusal>> => {
    const found = await ports.users.byId(user);
    if (found === null) return err(UNAUTHENTICATED);
    if (found.user.emailConfirmed) return err(conflict('accounts/email-confirmed'));
    if (dryRun) return ok(null);
    const wait = await ports.mailLimits.reserveOf(user);
    if (wait !== null) return err(tooMany('accounts/too-many-mails', wait));
    await ports.mails.ask({ kind: 'confirm', user, email: found.user.email, language });
    return ok(null);
  };

export interface EmailChange extends ConfirmationAsked {
  /** Normalised. */
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** The address changes once the link is used that goes there. Whether somebody else has it is not told. */
export const changeEmail =
  (ports: AccountPorts) =>
  async (
    { user }: Login,
    { email, password, address, language, dryRun }: EmailChange,
  ): Promise<Result<null, Refusal>> => {
    const found = await ports.users.byId(user);
    if (found === null) return err(UNAUTHENTICATED);
    if (found.user.email === email)
      return err(againstRules([violation('accounts/email-is-yours', null, '/email')]));
    const refused = await provePassword(ports, found, { password, address, pointer: '/currentPassword' });
    if (refused !== null) return err(refused);
    if (dryRun) return ok(null);
    const wait = await ports.mailLimits.reserveOf(user);
    if (wait !== null) return err(tooMany('accounts/too-many-mails', wait));
    await ports.mails.ask({ kind: 'confirm', user, email, language });
    return ok(null);
  };

/** By the link of a mail; whoever has it reads the mails of the address. */
export const confirmEmail =
  (ports: AccountPorts) =>
  async (token: string, language: Language): Promise<Result<null, Refusal>> => {
    const done = await ports.confirmations.use(token, language);
    if (done === null) return err(againstRules([violation('accounts/confirmation-invalid', null, '/token')]));
    return done === 'confirmed'
      ? ok(null)
      : err(againstRules([violation('accounts/email-taken', null, '/token')]));
  };
