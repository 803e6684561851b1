/**
 * Giving a seat to a member without one (END-2). Who sat there stays as an observer, and their ready mark
 * goes.
 */
import { err, type ForceId, ok, type Result, type UserId, violation } from '../../kernel';
import { rowsOf } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import { passSeat } from './pass-seat';

export class ReassignSeat {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    force: ForceId,
    user: UserId,
    reason: string | null,
  ): Promise<Result<{ readonly force: string; readonly user: string }, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      if (!rowsOf(resolution.state.forces).some(({ id }) => id === force)) return err(NOT_FOUND);
      const { members } = transaction.campaign;
      const next = members.find((one) => one.user === user);
      if (next === undefined) return err(againstRules([violation('gm/no-such-member', 'END-2', '/userId')]));
      if (next.role === 'gm') return err(againstRules([violation('gm/not-himself', 'END-2', '/userId')]));
      if (next.force === force) return ok({ answer: { force, user } });
      const passed = await passSeat(
        resolution,
        transaction,
        { force, user, displayName: next.displayName, reason },
        call.dryRun,
      );
      return passed.ok
        ? ok({ answer: { force, user }, members: passed.value })
        : err(refusalOf(passed.error));
    });
  }
}
