/**
 * The game master nudges a player whose orders are waited for: once an hour for a force in a phase, so that
 * nobody is flooded.
 */
import { err, type ForceId, isoTime, ok, type Result } from '../../kernel';
import { decideNudge } from '../../rules';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { tooMany, type Refusal } from '../refusal';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';

const HOUR = 3_600_000;

export interface GivenNudge {
  readonly force: string;
  /** When the next one may be given in this phase. ISO 8601, UTC. */
  readonly nextAt: string;
}

export class Nudges {
  constructor(private readonly store: CampaignTransactions) {}

  give(call: CommandCall, force: ForceId, reason: string | null): Promise<Result<GivenNudge, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const ready = (await transaction.sheets()).some((sheet) => sheet.force === force && sheet.ready);
      const violations = decideNudge(resolution, { force, reason, ready });
      if (violations.length > 0) return err(refusalOf(violations));
      const last = await transaction.lastNudge(force);
      const left = last === null ? 0 : last + HOUR - transaction.now;
      if (left > 0) return err(tooMany('gm/nudged-lately', Math.ceil(left / 1_000)));
      if (!call.dryRun) await transaction.noteNudge(force);
      return ok({ answer: { force, nextAt: isoTime(transaction.now + HOUR) } });
    });
  }
}
