/** Marks a player's force ready or not (ROUND-3); the phase ends when nobody is waited for any more. */
import { err, ok, type Result, violation } from '../../kernel';
import { openPhase, rowsOf } from '../../rules';
import { againstRules, type Refusal } from '../refusal';
import type { CampaignTransactions } from './campaign-transaction';
import { closeIfAllReady } from './close-phase';
import { command, type CommandCall } from './command';
import { notOpen } from './refusals';

/** The phase that a mark was meant for. */
export interface SeenPhase {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly epoch: number;
}

export class MarkReady {
  constructor(private readonly store: CampaignTransactions) {}

  /** The phase that it was meant for must still be open. */
  run(
    call: CommandCall,
    ready: boolean,
    seen: SeenPhase,
  ): Promise<Result<{ readonly ready: boolean }, Refusal>> {
    return command(this.store, call, 'player', async (resolution, transaction, { force: id }) => {
      const { campaign, forces } = resolution.state;
      const open = openPhase(resolution);
      const same =
        campaign.round === seen.round &&
        campaign.phase === seen.phase &&
        campaign.step === seen.step &&
        campaign.epoch === seen.epoch;
      if (campaign.status !== 'running' || open === null || !open.takesOrders || !same)
        return err(notOpen(campaign.status));
      const force = rowsOf(forces).find((one) => one.id === id);
      if (force === undefined || force.out)
        return err(againstRules([violation('orders/no-force', 'END-1', '')]));
      if (!call.dryRun) {
        await transaction.setReady(force.id, ready);
        if (ready) await closeIfAllReady(resolution, transaction);
      }
      return ok({ answer: { ready } });
    });
  }
}
