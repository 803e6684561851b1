/** The game master's commands on the course of a campaign (END-2, ROUND-3, ROUND-4): each is an event with a reason that players see. */
import { err, type ForceId, isoTime, type Result, type Violation } from '../../kernel';
import {
  decideCorrection,
  decideDeadline,
  decideEnd,
  decidePause,
  decideResume,
  decideRollback,
  type CampaignState,
  type Corrections,
  type NewDeadline,
  type Resolution,
  withoutEngines,
} from '../../rules';
import { NOT_FOUND, type Refusal } from '../refusal';
import { passDeadline, positionOf, type Position } from '../campaigns/close-phase';
import { advance } from '../campaigns/advance-phase';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { PastMoment } from '../campaigns/history';
import { EXTERNAL, type ExternalEngine } from '../engines/external-engine';
import { Rollbacks } from './rollbacks';
import { undoneBy } from './undone';
import type { Undone } from './undone-shape';
import type { CampaignStates } from '../campaigns/campaign-store';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { Feeds } from '../campaigns/feeds';
import type { SheetStore } from '../campaigns/sheet-store';

/** Where the campaign stands after the command. */
export interface Standing extends Position {
  readonly status: CampaignState['campaign']['status'];
  /** ISO 8601. */
  readonly deadline: string | null;
  readonly winners: readonly ForceId[] | null;
}

/** Where it stands after a rollback, and what that undid. */
export interface RolledBack extends Standing {
  readonly undone: Undone;
}

const standingOf = (resolution: Resolution): Standing => {
  const { status, deadline, winners } = resolution.state.campaign;
  return { ...positionOf(resolution), status, deadline: deadline === null ? null : isoTime(deadline), winners };
};

/** TAC-8: whether an engine has been removed since. */
const isGoneFrom =
  (engines: readonly ExternalEngine[]) =>
  (engine: string): boolean =>
    engine.startsWith(EXTERNAL) && !engines.some(({ id }) => id === engine);

export class GameMaster {
  readonly #rollbacks: Rollbacks;

  constructor(private readonly store: CampaignTransactions & CampaignStates & Feeds & SheetStore) {
    this.#rollbacks = new Rollbacks(store);
  }

  advance(call: CommandCall, reason: string | null): Promise<Result<Position, Refusal>> {
    return advance(this.store, call, reason);
  }

  pause(call: CommandCall, reason: string | null): Promise<Result<Standing, Refusal>> {
    return this.#run(call, (resolution) => decidePause(resolution, { reason }));
  }

  resume(call: CommandCall, reason: string | null): Promise<Result<Standing, Refusal>> {
    return this.#run(call, (resolution) => decideResume(resolution, { reason }));
  }

  /** By the database's clock. One that is over `now` passes at once, as it would by itself. */
  deadline(call: CommandCall, wish: NewDeadline): Promise<Result<Standing, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const violations = decideDeadline(resolution, wish);
      if (violations.length === 0 && wish.now) await passDeadline(resolution, transaction);
      return decidedBy(violations, () => standingOf(resolution));
    });
  }

  correct(call: CommandCall, corrections: Corrections): Promise<Result<Standing, Refusal>> {
    return this.#run(call, (resolution) => decideCorrection(resolution, corrections));
  }

  end(call: CommandCall, winner: ForceId | null, reason: string): Promise<Result<Standing, Refusal>> {
    return this.#run(call, (resolution) => decideEnd(resolution, { winner, reason }));
  }

  /** To the start of a phase that has been; one that never was is not found. */
  async rollback(call: CommandCall, to: PastMoment, reason: string): Promise<Result<RolledBack, Refusal>> {
    const past = await this.#rollbacks.past(call.id, to);
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

  #run(call: CommandCall, run: (resolution: Resolution) => readonly Violation[]): Promise<Result<Standing, Refusal>> {
    return command(this.store, call, 'gm', (resolution) => decidedBy(run(resolution), () => standingOf(resolution)));
  }
}
