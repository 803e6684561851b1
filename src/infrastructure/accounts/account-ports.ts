/** Puts the real implementations behind the accounts' ports. */
import type { Pool } from 'pg';
import type { AccountPorts, RegistrationRule } from '../../application/accounts/ports';
import type { Vault } from '../../application/ports/vault';
import type { Limits } from '../config/settings';
import { JwtAccessTokens } from './access-tokens';
import { LeakedPasswords } from './common-passwords';
import { PgLoginLimits, type LimitRules } from './login-limits';
import { Argon2Hasher } from './password-hasher';
import { PgResetLinks } from './reset-links';
import { PgSessions } from './sessions';
import { SigningKeys } from './signing-keys';
import { PgUsers } from './users';

/** Failed logins of an account from one address that come without waiting. */
const FREE_ATTEMPTS = 5;
/** So many times the failed logins from one address an account may have from all together. */
const ADDRESSES = 10;

export const limitRules = (limits: Limits): LimitRules => {
  const windowSeconds = limits.loginWindowSeconds;
  return {
    accountAtAddress: { limit: limits.loginAttemptsPerAccount, windowSeconds, freeAttempts: FREE_ATTEMPTS },
    account: { limit: limits.loginAttemptsPerAccount * ADDRESSES, windowSeconds, freeAttempts: null },
    address: { limit: limits.loginAttemptsPerAddress, windowSeconds, freeAttempts: null },
    registration: { limit: limits.registrationsPerAddress, windowSeconds, freeAttempts: null },
  };
};

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
}): AccountInfrastructure {
  const keys = new SigningKeys(from.pool, from.vault);
  const sessions = new PgSessions(from.pool);
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
    },
  };
}
