/**
 * What one side gives in an exchange (DEP-5): read as sent, checked against its giver's true possessions, and
 * where it goes.
 */
import { type Catalog, stockItem } from '../../catalog';
import {
  addTons,
  at,
  flatMap,
  type ForceId,
  microTons,
  parseTons,
  subtractTons,
  toTons,
  violation,
  type Violation,
  ZERO_TONS,
} from '../../kernel';
import { exactTons, list, mapped, number, object, type Of } from '../../kernel/shape';
import { benefitsInState } from '../buildings/benefits';
import type { GoodsTold } from '../events/supply/offer-made';
import { rowOf } from '../model/draft';
import type { Hex } from '../model/map';
import { stockKey, type CampaignState, type Goods } from '../model/state';
import { hex, item, pilot } from '../shapes';
import { roundingLoss } from './account';
import { mayStore, type Ground } from './ground';
import { totalIncome } from './income';
import { MAX_QUANTITY, quantityOf, shortOf, unitsOf } from './units';

const MAX_LINES = 100;
const MAX_TONS = 1_000_000_000;

/** As sent: quantities as clients count them. */
export const goodsSent = object({
  tons: mapped(exactTons(0, MAX_TONS), (tons) => parseTons(tons) ?? ZERO_TONS),
  stock: list(object({ hex, item, quantity: number(0, MAX_QUANTITY) }), 0, MAX_LINES),
  prisoners: list(pilot, 0, MAX_LINES),
});
export type GoodsSent = Of<typeof goodsSent>;

/**
 * Quantities in stock units. What the catalogue does not know, and what stands twice, is refused: the public
 * part of the check.
 */
export const goodsOf = (
  catalog: Catalog,
  sent: GoodsSent,
  pointer: string,
): { readonly goods: Goods; readonly violations: readonly Violation[] } => {
  const violations: Violation[] = [];
  const stock = flatMap(sent.stock, (line, index): Goods['stock'] => {
    const item = stockItem(line.item, catalog.item);
    const units = item === null ? null : unitsOf(item, line.quantity);
    if (item === null)
      violations.push(violation('supply/unknown-item', 'DEP-5', `/stock/${index}/item`, { item: line.item }));
    else if (units === null)
      violations.push(
        violation('supply/wrong-quantity', 'DEP-6', `/stock/${index}/quantity`, {
          item: line.item,
          unit: item.stockUnit,
        }),
      );
    if (sent.stock.findIndex((other) => other.hex === line.hex && other.item === line.item) !== index)
      violations.push(
        violation('supply/twice', 'DEP-5', `/stock/${index}`, { item: line.item, hex: line.hex }),
      );
    return units === null ? [] : [{ hex: line.hex, item: line.item, quantity: units }];
  });
  sent.prisoners.forEach((pilot, index) => {
    if (sent.prisoners.indexOf(pilot) !== index)
      violations.push(violation('supply/twice', 'DEP-5', `/prisoners/${index}`, { pilot }));
  });
  return {
    goods: { tons: sent.tons, stock, prisoners: sent.prisoners },
    violations: at(pointer, violations),
  };
};

/** What an offer says, for people. */
export const goodsTold = (catalog: Catalog, { tons, stock, prisoners }: Goods): GoodsTold => ({
  tons: toTons(tons),
  stock: stock.map(({ hex, item, quantity }) => {
    const known = stockItem(item, catalog.item);
    return { hex, item, quantity: known === null ? quantity : quantityOf(known, quantity) };
  }),
  prisoners,
});

/** Whether a side gives nothing at all. */
export const isNothing = ({ tons, stock, prisoners }: Goods): boolean =>
  tons === 0 && stock.length === 0 && prisoners.length === 0;

/**
 * What its giver cannot give; for their eyes only. What the rounding of the phase's income will take (SUP-7)
 * must stay in the account.
 */
export const givingViolations = (
  state: CampaignState,
  catalog: Catalog,
  giver: ForceId,
  goods: Goods,
): readonly Violation[] => {
  const account = rowOf(state.forces, giver)?.account ?? ZERO_TONS;
  const needed = addTons(
    goods.tons,
    roundingLoss(totalIncome(state.campaign.options, benefitsInState(state, giver))),
  );
  const missing = goods.tons === 0 ? ZERO_TONS : microTons(Math.max(0, subtractTons(needed, account)));
  return [
    ...(missing > 0
      ? [
          violation('supply/not-enough-tons', 'SUP-8', '/tons', {
            account: toTons(account),
            cost: toTons(goods.tons),
            missing: toTons(missing),
          }),
        ]
      : []),
    ...flatMap(goods.stock, ({ hex, item, quantity }, index) => {
      const there = rowOf(state.stock, stockKey(giver, hex, item))?.quantity ?? 0;
      const known = stockItem(item, catalog.item);
      if (quantity <= there) return [];
      const short =
        known === null
          ? { item, hex, quantity: 0, needed: quantity, missing: quantity }
          : shortOf(known, hex, quantity, there);
      return [violation('supply/not-in-stock', 'DEP-5', `/stock/${index}/quantity`, short)];
    }),
    ...flatMap(goods.prisoners, (pilot, index) => {
      const row = rowOf(state.pilots, pilot);
      const held = row !== null && row.status === 'captured' && row.captor === giver;
      return held ? [] : [violation('offers/not-your-prisoner', 'DEP-5', `/prisoners/${index}`, { pilot })];
    }),
  ];
};

/**
 * DEP-1: stock stays where it is when its new owner may store there, else it goes to their HQ hex; null: they
 * may store in neither.
 */
export const placeFor = (ground: Ground, hex: Hex): Hex | null =>
  mayStore(ground, hex) ? hex : mayStore(ground, ground.hq) ? ground.hq : null;
