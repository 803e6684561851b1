/** A lost password: a one-time link from the command line or from the game master of a campaign that both are in, and its use. */
import type { UserId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import { violation } from '../../kernel/violation';
import { FORBIDDEN, NOT_FOUND, againstRules, type Refusal } from '../refusal';
import type { AccountPorts } from './ports';
import { normalizeEmail } from './email';
import type { ResetLink } from './model';

/** From the command line: whoever may run it has the database anyway. Null: no such account. */
export const createResetLink =
  (ports: AccountPorts) =>
  async (email: string): Promise<ResetLink | null> => {
    const normalized = normalizeEmail(email);
    const found = normalized === null ? null : await ports.users.byEmail(normalized);
    return found === null ? null : ports.resetLinks.create(found.user.id);
  };

/** From the game master, for a member of his campaign. */
export const createResetLinkForMember =
  (ports: AccountPorts) =>
  async (gameMaster: UserId, campaign: string, member: string): Promise<Result<ResetLink, Refusal>> => {
    const may = await ports.gameMasters.over(campaign, gameMaster, member);
    if (may === 'invisible') return err(NOT_FOUND);
    if (may === 'not-game-master') return err(FORBIDDEN);
    const found = await ports.users.byId(member as UserId);
    return found === null ? err(NOT_FOUND) : ok(await ports.resetLinks.create(found.user.id));
  };

/** Once per link; ends all sessions of the user, and answers who he is. */
export const resetPassword =
  (ports: AccountPorts) =>
  async (token: string, password: string): Promise<Result<UserId, Refusal>> => {
    const invalid = err(againstRules([violation('accounts/reset-link-invalid', null, '/token')]));
    if (!(await ports.resetLinks.exists(token))) return invalid;
    const user = await ports.resetLinks.use(token, await ports.hasher.hash(password));
    if (user === null) return invalid;
    const found = await ports.users.byId(user);
    if (found !== null) await ports.limits.clear(found.user.email);
    return ok(user);
  };
