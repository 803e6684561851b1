/**
 * campaign-rolled-back (END-2): the GM has taken the campaign back to the start of a phase; a new epoch
 * begins. Everybody is told why.
 */
import { type ForceId, isoTime, type MicroTons } from '../../../kernel';
import type { CampaignState } from '../../model/state';
import { defineEvent } from '../definition';

export interface CampaignRolledBack {
  /** The whole state that holds from now on, so that a replay needs nothing else. */
  readonly state: CampaignState;
  /** What the accounts change by, and what they then are: entries are countered, never deleted. */
  readonly ledger: readonly {
    readonly force: ForceId;
    readonly amount: MicroTons;
    readonly balance: MicroTons;
  }[];
  readonly reason: string;
}

/** What is told of it. */
export interface CampaignRolledBackTold {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly deadline: string | null;
  readonly diceCommitment: string;
  readonly reason: string;
}

export const campaignRolledBack = defineEvent<
  'campaign-rolled-back',
  CampaignRolledBack,
  CampaignRolledBackTold
>({
  type: 'campaign-rolled-back',
  version: 2,
  apply: (draft, { state }) => draft.replace(state),
  tell: ({ state, reason }) => {
    const { round, phase, step, deadline, diceCommitment } = state.campaign;
    return {
      round,
      phase,
      step,
      deadline: deadline === null ? null : isoTime(deadline),
      diceCommitment,
      reason,
    };
  },
});
