/** campaign-rolled-back (END-2): the GM has taken the campaign back to the start of a phase; a new epoch begins. Everybody is told why. */
import { type ForceId, isoTime, type MicroTons } from '../../../kernel';
import type { CampaignState } from '../../model/state';
import { defineEvent } from '../definition';
import { phaseName } from '../../model/names';

export interface CampaignRolledBack {
  /** The whole state that holds from now on, so that a replay needs nothing else. */
  readonly state: CampaignState;
  /** What the accounts change by, and what they then are: entries are countered, never deleted. */
  readonly ledger: readonly { readonly force: ForceId; readonly amount: MicroTons; readonly balance: MicroTons }[];
  readonly reason: string;
}

export const campaignRolledBack = defineEvent<'campaign-rolled-back', CampaignRolledBack>({
  type: 'campaign-rolled-back',
  version: 2,
  apply: (draft, { state }) => draft.replace(state),
  tell: ({ state, reason }) => {
    const { round, phase, step, deadline, diceCommitment } = state.campaign;
    return { round, phase, step, deadline: deadline === null ? null : isoTime(deadline), diceCommitment, reason };
  },
  text: {
    en: (told) =>
      `The game master took the campaign back to round ${String(told['round'])}, ${phaseName(told['phase'], 'en')}: ${String(told['reason'])}`,
    de: (told) =>
      `Die Spielleitung hat die Kampagne auf Runde ${String(told['round'])}, ${phaseName(told['phase'], 'de')}, zurückgesetzt: ${String(told['reason'])}`,
  },
});
