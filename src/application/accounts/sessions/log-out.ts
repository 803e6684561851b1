/** Log out: end the session of the access token, of the refresh token, or of both. */
import { err, ok, type Result } from '../../../kernel';
import { UNAUTHENTICATED, type Refusal } from '../../refusal';
import type { AccountPorts } from '../ports';
import type { Login } from '../model';

export const logOut =
  (ports: AccountPorts) =>
  async (login: Login | null, refreshToken: string | null): Promise<Result<null, Refusal>> => {
    if (login !== null) await ports.sessions.end(login.session);
    const known = refreshToken !== null && (await ports.sessions.endByToken(refreshToken));
    return login === null && !known ? err(UNAUTHENTICATED) : ok(null);
  };
