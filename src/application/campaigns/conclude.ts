/**
 * The end of every command on a running campaign: standing words are applied to what it has brought
 * (ROUND-3), and all of it is written.
 */
import type { Resolution } from '../../rules';
import type { CampaignTransaction, Change } from './campaign-transaction';
import { applyStandingWords } from './standing-words/standing-words';

export const conclude = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
  members: Change['members'] = [],
): Promise<void> => {
  await applyStandingWords(resolution, transaction);
  const { events, openings, timetable } = resolution;
  await transaction.write({ state: resolution.state.finish(), events, openings, members, timetable });
};
