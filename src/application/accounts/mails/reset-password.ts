/** A lost password: a one-time link from the command line or from a game master, and its use. */
import { type CampaignId, err, ok, type Result, type UserId, violation } from '../../../kernel';
import type { Page } from '../../page';
import { againstRules, NOT_FOUND, type Refusal } from '../../refusal';
import type { AccountPorts } from '../ports';
import { normalizeEmail } from './email';
import { judgePassword } from '../judge-password';
import type { OpenResetLink, ResetLink } from '../model';

/** From the command line: whoever may run it has the database anyway. Null: no such account. */
export const createResetLink =
  (ports: AccountPorts) =>
  async (email: string): Promise<ResetLink | null> => {
    const normalized = normalizeEmail(email);
    const found = normalized === null ? null : await ports.users.byEmail(normalized);
    return found === null ? null : ports.resetLinks.create(found.user.id);
  };

/**
 * Those that game masters have made for me. One from the command line is not among them: where a stranger has
 * my session, it is my last way in, and they shall not refuse it. `limit` is at least 1.
 */
export const listResetLinks =
  (ports: AccountPorts) =>
  async (user: UserId, after: string | null, limit: number): Promise<Page<OpenResetLink>> => {
    const found = await ports.resetLinks.list(user, after, limit + 1);
    const shown = found.slice(0, limit);
    return { items: shown, next: found.length > limit ? (shown[shown.length - 1]?.id ?? null) : null };
  };

/** Where a link is refused. */
export const campaignOfResetLink =
  (ports: AccountPorts) =>
  async (user: UserId, link: string): Promise<Result<CampaignId, Refusal>> => {
    const campaign = await ports.resetLinks.campaignOf(user, link);
    return campaign === null ? err(NOT_FOUND) : ok(campaign);
  };

/** Once per link; ends all sessions of the user, and answers who it is. */
export const resetPassword =
  (ports: AccountPorts) =>
  async (token: string, password: string): Promise<Result<UserId, Refusal>> => {
    const invalid = err(againstRules([violation('accounts/reset-link-invalid', null, '/token')]));
    const link = await ports.resetLinks.find(token);
    if (link === null) return invalid;
    if (link.worksFrom !== null)
      return err(
        againstRules([
          violation('accounts/reset-link-too-early', null, '/token', { worksFrom: link.worksFrom }),
        ]),
      );
    const owner = await ports.users.byId(link.user);
    if (owner === null) return invalid;
    const wrong = await judgePassword(ports.commonPasswords, password, owner.user);
    if (wrong !== null) return err(againstRules([wrong]));
    const user = await ports.resetLinks.use(token, await ports.hasher.hash(password));
    if (user === null) return invalid;
    await ports.limits.clear(owner.user.email);
    return ok(user);
  };
