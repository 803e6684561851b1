/** The tokens of a session: a new one's, or those that follow in an old one. */
import type { UserId } from '../../../kernel';
import type { SessionTokens } from '../model';
import type { AccountPorts } from '../ports';
import type { RefreshGrant } from './session-ports';

export const tokensOf = async (ports: AccountPorts, grant: RefreshGrant): Promise<SessionTokens> => ({
  ...(await ports.tokens.sign(grant.user, grant.session)),
  refreshToken: grant.refreshToken,
});

export const openSession = async (
  ports: AccountPorts,
  user: UserId,
  device: string | null,
): Promise<SessionTokens> => tokensOf(ports, await ports.sessions.open(user, device));
