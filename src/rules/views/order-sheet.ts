/** A player's order sheet with what each order would do now (ROUND-6, SUP-7), from their knowledge alone. */
import type { Catalog } from '../../catalog';
import { isoTime, negateTons, toTons } from '../../kernel';
import { computationOf, type Computation } from '../economy/computation';
import type { Knowledge } from '../knowledge/knowledge';
import type { Order } from '../model/order';
import type { Price } from '../orders/definition';
import type { Instant } from '../model/state';
import type { Ruleset } from '../rulesets/ruleset';
import { previewSheet, type SheetPreview } from '../sheet';
import type { OrderSheetShape } from './shapes';

export interface SavedSheet {
  readonly orders: readonly Order[];
  readonly savedAt: Instant | null;
  readonly ready: boolean;
}

type Terms = OrderSheetShape['preview'][number]['terms'];
const NO_TERMS: Terms = [];

const termsOf = (price: Price): Terms =>
  price.terms.map(({ text, factor, tons, rule }) => ({
    text,
    factor,
    tons: tons === null ? null : toTons(tons),
    rule,
  }));

const balanceShape = ({
  now,
  income,
  orders,
  net,
  rounding,
  after,
}: Computation): OrderSheetShape['balance'] => ({
  now: toTons(now),
  after: toTons(after),
  income: income.map(({ text, amount, rule }) => ({ text, tons: toTons(amount), rule })),
  orders: toTons(orders),
  net: toTons(net),
  rounding: toTons(rounding),
});

export const orderSheetShape = (
  knowledge: Knowledge,
  sheet: SavedSheet,
  preview: SheetPreview,
): OrderSheetShape => {
  const computation = computationOf(knowledge, preview.net);
  return {
    round: knowledge.campaign.round,
    phase: knowledge.campaign.phase,
    step: knowledge.campaign.step,
    orders: sheet.orders,
    savedAt: sheet.savedAt === null ? null : isoTime(sheet.savedAt),
    ready: sheet.ready,
    preview: preview.previews.map(({ order, price, asked, violations, warnings }) => ({
      order,
      cost: price === null ? null : toTons(negateTons(price.amount)),
      terms: asked === null ? NO_TERMS : termsOf(asked),
      violations,
      warnings,
    })),
    warnings: preview.warnings,
    balance: computation === null ? null : balanceShape(computation),
  };
};

export const orderSheetOf = (
  ruleset: Ruleset,
  catalog: Catalog,
  knowledge: Knowledge,
  sheet: SavedSheet,
): OrderSheetShape =>
  orderSheetShape(knowledge, sheet, previewSheet(ruleset, catalog, knowledge, sheet.orders));
