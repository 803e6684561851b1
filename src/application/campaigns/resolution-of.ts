/** What the rules decide of a running campaign, within the transaction that holds its lock. */
import { Resolution, rulesetOf } from '../../rules';
import type { CampaignTransaction } from './campaign-transaction';

export const resolutionOf = async (transaction: CampaignTransaction): Promise<Resolution> => {
  const { state, catalog } = transaction.campaign;
  const { now, timetable } = transaction;
  return new Resolution(state, {
    ruleset: rulesetOf(state.campaign.ruleset),
    catalog,
    dice: await transaction.dice(),
    now,
    timetable,
  });
};
