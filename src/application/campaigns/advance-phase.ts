/** Ending the open phase because the game master says so (ROUND-3). */
import { err, ok, type Result } from '../../kernel';
import { openPhase } from '../../rules';
import { conflict, type Refusal } from '../refusal';
import type { CampaignTransactions } from './campaign-transaction';
import { command, type CommandCall } from './command';
import { notOpen } from './refusals';
import { closeWithSheets, type Position, positionOf } from './close-phase';

export class AdvancePhase {
  constructor(private readonly store: CampaignTransactions) {}

  /** Battles must be over: the game master calls them off or decides them first. */
  run(call: CommandCall, reason: string | null): Promise<Result<Position, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const open = openPhase(resolution);
      if (resolution.state.campaign.status !== 'running' || open === null)
        return err(notOpen(resolution.state.campaign.status));
      if (!open.takesOrders && !open.skip(resolution)) return err(conflict('phase/battles-open', 'CMB-11'));
      resolution.emit({ type: 'phase-advanced', data: { ...positionOf(resolution), reason } });
      await closeWithSheets(resolution, transaction);
      return ok({ answer: () => positionOf(resolution) });
    });
  }
}
