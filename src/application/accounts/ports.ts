/** Ports of the accounts: what the use cases need from the outside. Instants are milliseconds since 1970. */
import type { LoginLimits } from './login-limits';
import type { CommonPasswords, PasswordHasher } from './password-ports';
import type { ResetLinks } from './reset-links';
import type { AccessTokens, Sessions } from './session-ports';
import type { Users } from './users';

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
}
