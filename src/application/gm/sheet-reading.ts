/**
 * The game master reads what a player is about to order (ROUND-2): everybody is told of it before they get
 * it, once a phase.
 */
import { type ForceId, ok, type Result } from '../../kernel';
import { rulesetOf, type CampaignRow } from '../../rules';
import { command } from '../campaigns/command';
import type { Access } from '../campaigns/reader';
import type { Refusal } from '../refusal';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { SheetStore } from '../campaigns/sheets/sheet-store';

const samePhase = (one: CampaignRow, other: CampaignRow): boolean =>
  one.epoch === other.epoch &&
  one.round === other.round &&
  one.phase === other.phase &&
  one.step === other.step;

/** Whether there is something in the sheets of this moment that only their players know. */
const hasSecrets = ({ ruleset, phase, step, status }: CampaignRow): boolean =>
  status !== 'finished' &&
  rulesetOf(ruleset).phases.some((one) => one.phase === phase && one.step === step && one.takesOrders);

export class SheetReading {
  constructor(private readonly store: CampaignTransactions & SheetStore) {}

  /** False: the phase for which they asked is over, and they have to ask anew. */
  async tell({ id, member, audience, campaign }: Access, force: ForceId): Promise<Result<boolean, Refusal>> {
    const { campaign: asked } = campaign.state;
    if (
      audience.kind !== 'gm' ||
      !hasSecrets(asked) ||
      (await this.store.wasRead(id, force, campaign, member.user))
    )
      return ok(true);
    const call = { id, user: member.user, dryRun: false, claim: null };
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const { state } = resolution;
      if (!samePhase(state.campaign, asked)) return ok({ answer: false });
      const name = state.row('forces', force)?.name ?? '';
      if (await transaction.noteRead(force, member.user))
        resolution.emit({ type: 'sheet-read', data: { force, name } });
      return ok({ answer: true });
    });
  }
}
