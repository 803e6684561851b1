/** The door of what only those who fight in a battle may do or fetch (SIGHT-4, TAC-7). */
import type { Access, CampaignReader } from '../../application/campaigns/reader';
import { NOT_FOUND } from '../../application/refusal';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ProblemError } from '../http/problems/problem';
import type { Door } from '../playing/door';

/** Throws 404 for a battle in which one does not fight, whether one knows of it or not. `fighter`: the game master may, too. */
export const enterBattle = async (
  door: Door,
  reader: CampaignReader,
  request: AuthenticatedRequest,
  id: string,
  battle: string,
  needed: 'fighter' | 'player',
): Promise<Access> => {
  const access = await door.enter(request, id, needed);
  const known = reader.knowledge(access.campaign, access.audience).battles.find((one) => one.id === battle);
  if (known === undefined || (access.audience.kind === 'force' && !known.mine)) throw new ProblemError(NOT_FOUND);
  return access;
};
