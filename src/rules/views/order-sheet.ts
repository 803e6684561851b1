/** A player's order sheet with what each order would do now (ROUND-6, SUP-7), from his knowledge alone. */
import type { Catalog } from '../../catalog/model';
import { isoTime } from '../../kernel/instant';
import { addTons, negateTons, toTons } from '../../kernel/tonnage';
import type { Knowledge } from '../knowledge/knowledge';
import type { Order } from '../model/orders';
import type { Instant } from '../model/state';
import type { Ruleset } from '../rulesets/ruleset';
import { previewSheet, type SheetPreview } from '../sheet';
import type { OrderSheetShape } from './shapes';

export interface SavedSheet {
  readonly orders: readonly Order[];
  readonly savedAt: Instant | null;
  readonly ready: boolean;
}

/** `balance.after` is exact: the rounding of SUP-7 comes when the phase closes. */
export const orderSheetShape = (knowledge: Knowledge, sheet: SavedSheet, preview: SheetPreview): OrderSheetShape => ({
  round: knowledge.campaign.round,
  phase: knowledge.campaign.phase,
  step: knowledge.campaign.step,
  orders: sheet.orders,
  savedAt: sheet.savedAt === null ? null : isoTime(sheet.savedAt),
  ready: sheet.ready,
  preview: preview.previews.map(({ order, price, violations }) => ({
    order,
    cost: price === null ? null : toTons(negateTons(price.amount)),
    terms: (price?.terms ?? []).map(({ text, factor, tons, rule }) => ({ text, factor, tons: tons === null ? null : toTons(tons), rule })),
    violations,
  })),
  balance: knowledge.force === null ? null : { now: toTons(knowledge.force.account), after: toTons(addTons(knowledge.force.account, preview.net)) },
});

export const orderSheetOf = (ruleset: Ruleset, catalog: Catalog, knowledge: Knowledge, sheet: SavedSheet): OrderSheetShape =>
  orderSheetShape(knowledge, sheet, previewSheet(ruleset, catalog, knowledge, sheet.orders));
