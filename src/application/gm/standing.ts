/** Where a campaign stands after a command of its game master. */
import { type ForceId, isoTime, type Result, type Violation } from '../../kernel';
import type { CampaignState, Resolution } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { positionOf, type Position } from '../campaigns/close-phase';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';

export interface Standing extends Position {
  readonly status: CampaignState['campaign']['status'];
  /** ISO 8601. */
  readonly deadline: string | null;
  readonly winners: readonly ForceId[] | null;
}

export const standingOf = (resolution: Resolution): Standing => {
  const { status, deadline, winners } = resolution.state.campaign;
  return {
    ...positionOf(resolution),
    status,
    deadline: deadline === null ? null : isoTime(deadline),
    winners,
  };
};

/**
 * A command of the game master's that one decision of the rules carries out; its answer says where that
 * leads.
 */
export const decideAsGm = (
  store: CampaignTransactions,
  call: CommandCall,
  decide: (resolution: Resolution) => readonly Violation[],
): Promise<Result<Standing, Refusal>> =>
  command(store, call, 'gm', (resolution) => decidedBy(decide(resolution), () => standingOf(resolution)));
