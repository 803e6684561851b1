/**
 * Exchange a refresh token for the next one and a new access token. Why it failed is not told, since a thief
 * would learn from it, but for one that came late: its session goes on.
 */
import { err, ok, type Result } from '../../../kernel';
import { refusal, type Refusal } from '../../refusal';
import type { AccountPorts } from '../ports';
import type { SessionTokens } from '../model';
import { tokensOf } from './open-session';

export const refresh =
  (ports: AccountPorts) =>
  async (refreshToken: string | null): Promise<Result<SessionTokens, Refusal>> => {
    const grant = refreshToken === null ? null : await ports.sessions.refresh(refreshToken);
    if (grant === null) return err(refusal('unauthenticated', 'accounts/refresh-refused'));
    if (grant === 'late')
      return err(refusal('unauthenticated', 'accounts/refresh-late', { retryAfterSeconds: 1 }));
    return ok(await tokensOf(ports, grant));
  };
