/**
 * Saving an order sheet (ROUND-2, ROUND-6): judged from the player's view, then written if the phase is still
 * open.
 */
import { type CampaignId, err, isUuid, ok, type Result, type UserId } from '../../../kernel';
import { orderSheetShape } from '../../../rules';
import { againstRules, conflict, NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../../refusal';
import type { CampaignStates, LoadedCampaign } from '../campaign-store';
import type { CampaignTransactions } from '../campaign-transaction';
import { judgeSheet, type Judged } from './judge-sheet';
import type { CampaignReader } from '../reader';
import { notOpen } from '../refusals';
import type { SheetStore } from './sheet-store';
import { inOrder, shownSheet, unsaved, type ShownSheet } from './shown-sheet';
import { samePhase } from '../same-phase';
import type { SaveOptions } from './save-options';
import { writeSheet } from './write-sheet';

/** How often a sheet is judged anew when the campaign changes under it. */
const TRIES = 5;

export class SaveOrders {
  constructor(
    private readonly store: CampaignStates & SheetStore & CampaignTransactions,
    private readonly reader: CampaignReader,
  ) {}

  /**
   * Nothing is saved of a sheet with a mistake. First tries with what the cache has, since the statement that
   * saves proves the version.
   */
  async run(
    id: CampaignId,
    user: UserId,
    input: unknown,
    options: SaveOptions,
  ): Promise<Result<ShownSheet, Refusal>> {
    if (!isUuid(id)) return err(NOT_FOUND);
    const plain = options.mayReplace === null && !options.dryRun;
    const { session = null } = options;
    // The campaign for whose phase the sheet was found good first.
    let begun: LoadedCampaign | null = null;
    const cached = plain ? this.store.peek(id) : null;
    if (cached !== null) {
      const judged = judgeSheet(this.reader, id, cached, user, input);
      if (judged.ok && judged.value.preview.violations.length === 0) {
        const saved = await writeSheet(this.store, id, cached, judged.value, session, null);
        if (saved !== null) return ok(saved);
        begun = cached;
      }
    }
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const campaign = await this.store.readAs(id, user);
      if (campaign === null) return err(NOT_FOUND);
      begun ??= campaign;
      const judged = judgeSheet(this.reader, id, campaign, user, input);
      if (!judged.ok) return judged;
      // A sheet that waited behind a close was written for the phase before it.
      if (!samePhase(begun, campaign)) return err(notOpen(campaign.state.campaign.status));
      const { force, knowledge, orders, preview } = judged.value;
      const now =
        (plain ? null : inOrder(campaign, await this.store.readSheet(id, force, campaign, user))) ??
        unsaved(force);
      if (options.mayReplace?.(shownSheet(campaign, knowledge, now)) === false)
        return err(PRECONDITION_FAILED);
      if (preview.violations.length > 0) return err(againstTheRules(judged.value));
      if (options.dryRun)
        return ok({ sheet: orderSheetShape(knowledge, { ...now, orders }, preview), savedBy: now.savedBy });
      const onlyOver = plain ? null : { savedAt: now.savedAt };
      const saved = await writeSheet(this.store, id, campaign, judged.value, session, onlyOver);
      if (saved !== null) return ok(saved);
    }
    return err(conflict('request/busy'));
  }
}

/** A refused sheet saves nothing, but its player still sees what the orders that stand would cost. */
const againstTheRules = ({ knowledge, orders, preview }: Judged): Refusal => {
  const told = orderSheetShape(knowledge, { orders, savedAt: null, ready: false }, preview);
  return againstRules(preview.violations, {
    preview: told.preview,
    warnings: told.warnings,
    balance: told.balance,
  });
};
