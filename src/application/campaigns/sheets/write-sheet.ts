/** Writes an order sheet that was judged (ROUND-2), if what it was judged by is still so. */
import { type CampaignId, ok } from '../../../kernel';
import { orderSheetShape } from '../../../rules';
import { versionFor } from '../feeds/audience-versions';
import type { LoadedCampaign } from '../campaign-store';
import type { CampaignTransactions } from '../campaign-transaction';
import { command } from '../command';
import type { Judged } from './judge-sheet';
import type { SheetSaved, SheetStore, SheetToSave } from './sheet-store';
import type { ShownSheet } from './shown-sheet';

/** ROUND-3: it makes standing words count, which may end phases: in one transaction under the campaign's lock. */
const writeFirst = async (store: CampaignTransactions, sheet: SheetToSave): Promise<SheetSaved | null> => {
  const done = await command(store, { id: sheet.campaign }, 'no-member', async (_resolution, transaction) =>
    ok({ answer: await transaction.saveSheet(sheet) }),
  );
  return done.ok ? done.value : null;
};

/**
 * Null: the campaign is not as it was judged, or, with `onlyOver`, the saved sheet is another one by now.
 * @param session of whoever saves; null: of no device @param onlyOver null: whatever is saved
 */
export const writeSheet = async (
  store: SheetStore & CampaignTransactions,
  id: CampaignId,
  campaign: LoadedCampaign,
  { force, knowledge, orders, preview }: Judged,
  session: string | null,
  onlyOver: { readonly savedAt: number | null } | null,
): Promise<ShownSheet | null> => {
  const { epoch, round, phase, step } = campaign.state.campaign;
  const version = versionFor(campaign.audiences, force);
  const toSave = { campaign: id, force, version, epoch, round, phase, step, orders, session, onlyOver };
  const tried = await store.saveSheet(toSave);
  const saved = tried === 'first-act' ? await writeFirst(store, toSave) : tried;
  if (saved === null) return null;
  const { device, ...sheet } = saved;
  return {
    sheet: orderSheetShape(knowledge, { orders, ...sheet }, preview),
    savedBy: session === null ? null : { session, device },
  };
};
