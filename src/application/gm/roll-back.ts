/** Taking a campaign back to the start of a phase that has been (END-2); one that never was is not found. */
import { err, type Result } from '../../kernel';
import { decideRollback, withoutEngines } from '../../rules';
import type { CampaignStates } from '../campaigns/campaign-store';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Feeds } from '../campaigns/feeds/feeds';
import type { PastMoment } from '../campaigns/history';
import type { SheetStore } from '../campaigns/sheets/sheet-store';
import { EXTERNAL, type ExternalEngine } from '../engines/external-engine';
import { NOT_FOUND, type Refusal } from '../refusal';
import { readPast } from './read-past';
import { standingOf, type Standing } from './standing';
import { undoneBy } from './undone';
import type { Undone } from './undone-shape';

/** Where it stands after a rollback, and what that undid. */
export interface RolledBack extends Standing {
  readonly undone: Undone;
}

/** TAC-8: whether an engine has been removed since. */
const isGoneFrom =
  (engines: readonly ExternalEngine[]) =>
  (engine: string): boolean =>
    engine.startsWith(EXTERNAL) && !engines.some(({ id }) => id === engine);

export class RollBack {
  constructor(private readonly store: CampaignTransactions & CampaignStates & Feeds & SheetStore) {}

  async run(call: CommandCall, to: PastMoment, reason: string): Promise<Result<RolledBack, Refusal>> {
    const past = await readPast(this.store, call.id, to);
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const opening = await transaction.opening(to.round, to.phase, to.step);
      if (opening === null) return err(NOT_FOUND);
      // The seed of a finished campaign is public.
      const fresh = resolution.state.campaign.status === 'finished' ? transaction.freshDice() : null;
      const then = withoutEngines(opening, isGoneFrom(await transaction.engines()));
      const undone = undoneBy(past, to, then, resolution.state);
      const violations = decideRollback(resolution, { to: then, reason, fresh });
      return decidedBy(violations, () => ({ ...standingOf(resolution), undone }));
    });
  }
}
