/**
 * A player leaves a standing word, or withdraws it (ROUND-3): it counts from now on, so that the phase may
 * end with it.
 */
import { err, ok, type Result, violation } from '../../../kernel';
import { ORDER_PHASES } from '../../../rules';
import { fingerprint } from '../../fingerprint';
import { againstRules, PRECONDITION_FAILED, type Refusal } from '../../refusal';
import type { CampaignTransactions } from '../campaign-transaction';
import { command, type CommandCall } from '../command';
import { notOpen } from '../refusals';
import { NO_WORD, type Word } from './word';

/** The tag of the word as it is told. */
const tagOf = ({ readyWhenNothingToOrder, readyIn }: Word): string =>
  `"${fingerprint(JSON.stringify({ readyWhenNothingToOrder, readyIn }))}"`;

export class LeaveWord {
  constructor(private readonly store: CampaignTransactions) {}

  /** `wasRead`: whether what has this tag is the word that the player means to replace. */
  run(call: CommandCall, said: Word, wasRead: (etag: string) => boolean): Promise<Result<Word, Refusal>> {
    return command(this.store, call, 'player', async (resolution, { words }, { force: id, user }) => {
      const { campaign } = resolution.state;
      if (campaign.status === 'finished') return err(notOpen(campaign.status));
      const force = id === null ? null : resolution.state.row('forces', id);
      if (force === null || force.out) return err(againstRules([violation('orders/no-force', 'END-1', '')]));
      const before =
        (await words.read()).find((one) => one.user === user && one.force === force.id) ?? NO_WORD;
      if (!wasRead(tagOf(before))) return err(PRECONDITION_FAILED);
      const answer = {
        readyWhenNothingToOrder: said.readyWhenNothingToOrder,
        readyIn: ORDER_PHASES.filter((one) => said.readyIn.includes(one)),
      };
      if (!call.dryRun) await words.leave({ ...answer, force: force.id, user });
      return ok({ answer });
    });
  }
}
