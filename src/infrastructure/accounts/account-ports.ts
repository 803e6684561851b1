/** Puts the real implementations behind the accounts' ports. */
import type { Pool } from 'pg';
import type { AccountPorts, RegistrationRule } from '../../application/accounts/ports';
import type { Vault } from '../../application/ports/vault';
import type { Limits } from '../config/settings';
import { JwtAccessTokens } from './access-tokens';
import { PgAccountMails } from './account-mails';
import { LeakedPasswords } from './common-passwords';
import { PgEmailConfirmations } from './email-confirmations';
import { PgLoginLimits, type LimitRules } from './login-limits';
import { PgMailLimits, type MailLimitRules } from './mail-limits';
import { Argon2Hasher } from './password-hasher';
import { PgResetLinks } from './reset-links';
import { PgSessions } from './sessions';
import { SigningKeys } from './signing-keys';
import { PgUsers } from './users';

/** Failed logins of an account from one address that come without waiting. */
const FREE_ATTEMPTS = 5;
/** So many times the failed logins from one address an account may have from all together. */
const ADDRESSES = 10;
const HOUR = 3_600;

export const limitRules = (limits: Limits): LimitRules => {
  const windowSeconds = limits.loginWindowSeconds;
  return {
    accountAtAddress: { limit: limits.loginAttemptsPerAccount, windowSeconds, freeAttempts: FREE_ATTEMPTS },
    account: { limit: limits.loginAttemptsPerAccount * ADDRESSES, windowSeconds, freeAttempts: null },
    address: { limit: limits.loginAttemptsPerAddress, windowSeconds, freeAttempts: null },
    registration: { limit: limits.registrationsPerAddress, windowSeconds, freeAttempts: null },
  };
};

export const mailRules = (limits: Limits): MailLimitRules => ({
  address: {
    limit: limits.mailRequestsPerAddress,
    windowSeconds: limits.loginWindowSeconds,
    freeAttempts: null,
  },
  account: { limit: limits.mailRequestsPerAccount, windowSeconds: HOUR, freeAttempts: null },
  recipient: { limit: limits.mailsPerRecipient, windowSeconds: HOUR, freeAttempts: null },
});

export interface AccountInfrastructure {
  readonly ports: AccountPorts;
  readonly keys: SigningKeys;
  readonly sessions: PgSessions;
}

export function createAccountPorts(from: {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly registration: RegistrationRule;
  /** Seals the signing keys. */
  readonly vault: Vault;
  /** Told when a mail waits to be sent; absent: nobody is. */
  readonly onMailAsked?: () => void;
}): AccountInfrastructure {
  const keys = new SigningKeys(from.pool, from.vault);
  const sessions = new PgSessions(from.pool);
  const mailLimits = new PgMailLimits(from.pool, mailRules(from.limits));
  const onMailAsked = from.onMailAsked ?? (() => undefined);
  return {
    keys,
    sessions,
    ports: {
      users: new PgUsers(from.pool),
      hasher: new Argon2Hasher(),
      sessions,
      tokens: new JwtAccessTokens(keys),
      limits: new PgLoginLimits(from.pool, limitRules(from.limits)),
      resetLinks: new PgResetLinks(from.pool),
      commonPasswords: new LeakedPasswords(),
      registration: from.registration,
      mails: new PgAccountMails(from.pool, mailLimits, onMailAsked),
      mailLimits,
      confirmations: new PgEmailConfirmations(from.pool, onMailAsked),
    },
  };
}
