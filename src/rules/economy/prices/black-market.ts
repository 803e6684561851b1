/**
 * BLD-BLACK: each article of the other technology once a round: one design, one piece, one ton of one kind of
 * armour or ammunition. All is bought in one sheet, so the orders above tell what is gone.
 */
import type { Item, MechDesign } from '../../../catalog';
import { violation, type Violation } from '../../../kernel';
import type { SheetContext } from '../../orders/definition';
import { isForeignMech, isForeignPart, type Trader } from './factors';
import { quantityOf, unitsOf } from '../units';

/** Units of stock in one article. */
const lotOf = (item: Item): number => (item.stockUnit === 'pieces' ? 1 : (item.perTon ?? 1));

const bought = ({ earlier }: SheetContext, item: Item): number =>
  earlier.reduce(
    (sum, order) =>
      order.type === 'buy-equipment' && order.item === item.id
        ? sum + (unitsOf(item, order.quantity) ?? 0)
        : sum,
    0,
  );

/** None for what is no article of the black market. */
export const itemArticleViolations = (
  context: SheetContext,
  { faction, benefits }: Trader,
  item: Item,
  units: number,
): readonly Violation[] => {
  if (!isForeignPart(faction, item)) return [];
  const left = Math.max(0, lotOf(item) * benefits.foreignArticles - bought(context, item));
  return units <= left
    ? []
    : [
        violation('supply/article-sold-out', 'BLD-BLACK', '/quantity', {
          item: item.id,
          left: quantityOf(item, left),
        }),
      ];
};

/** None for what is no article of the black market. */
export const mechArticleViolations = (
  context: SheetContext,
  trader: Trader,
  design: MechDesign,
): readonly Violation[] => {
  if (!isForeignMech(context.catalog, trader, design)) return [];
  const gone = context.earlier.filter(
    (order) => order.type === 'buy-mech' && order.design === design.slug,
  ).length;
  return gone < trader.benefits.foreignArticles
    ? []
    : [violation('supply/design-sold-out', 'BLD-BLACK', '/design', { design: design.slug })];
};
