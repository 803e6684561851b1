/**
 * An order sheet of the open phase as its player is shown it: with what its orders would do, and from where
 * it was saved.
 */
import type { ForceId } from '../../../kernel';
import {
  orderSheetShape,
  parseOrders,
  previewSheet,
  rulesetOf,
  type Knowledge,
  type OrderSheetShape,
  type SheetPreview,
} from '../../../rules';
import type { LoadedCampaign } from '../campaign-store';
import type { SavedSheet } from './saved-sheet';
import type { OwnSheet, Saver } from './sheet-store';

export interface ShownSheet {
  readonly sheet: OrderSheetShape;
  /** Null: from no session of the reader's that is still known. */
  readonly savedBy: Saver | null;
}

/** Before anything was saved. */
export const unsaved = (force: ForceId): OwnSheet => ({
  force,
  orders: [],
  ready: false,
  savedAt: null,
  savedBy: null,
});

/** The store does not keep the order of an order's properties; a sheet is shown as it was sent. */
export const inOrder = <S extends SavedSheet>(campaign: LoadedCampaign, sheet: S | null): S | null => {
  const parsed =
    sheet === null ? null : parseOrders(rulesetOf(campaign.state.campaign.ruleset), sheet.orders);
  return sheet !== null && parsed?.ok === true ? { ...sheet, orders: parsed.value } : sheet;
};

const previewOf = (
  campaign: LoadedCampaign,
  knowledge: Knowledge,
  { orders }: Pick<SavedSheet, 'orders'>,
): SheetPreview =>
  previewSheet(rulesetOf(campaign.state.campaign.ruleset), campaign.catalog, knowledge, orders);

export const shownSheet = (campaign: LoadedCampaign, knowledge: Knowledge, sheet: OwnSheet): ShownSheet => ({
  sheet: orderSheetShape(knowledge, sheet, previewOf(campaign, knowledge, sheet)),
  savedBy: sheet.savedBy,
});
