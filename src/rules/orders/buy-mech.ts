/**
 * buy-mech (SUP-4, DEP-4): a mech of the catalogue, without pilot, that enters play where its player says, or
 * waits.
 */
import { designHash, type MechDesign } from '../../catalog';
import { answer, optional, type Of } from '../../kernel/shape';
import { violation, type Violation } from '../../kernel';
import { mechArticleViolations } from '../economy/prices/black-market';
import { mechFactorsOf, ownTechnology } from '../economy/prices/factors';
import {
  entryHexes,
  entryOf,
  freeEntryHexes,
  groundOfKnowledge,
  groundOfState,
  type Ground,
} from '../economy/ground';
import { soldMech } from '../economy/prices/market';
import { nextId } from '../economy/new-ids';
import { mechPrice } from '../economy/prices/prices';
import { settle } from '../economy/settle';
import { boughtInSupply, buyerOf, noForce, priceViolations } from '../economy/sheet-account';
import { witnesses } from '../knowledge/sight';
import { entryNumber } from '../mechs/entry';
import type { Hex } from '../model/map';
import { design, hex, personName } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('buy-mech', { design, hex, name: optional(personName) });
export type BuyMechOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'buy-mech': BuyMechOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  hexes: answer.list(hex),
  waits: answer.flag,
  technology: answer.text,
  factors: answer.map(answer.number),
});

const priceOf = (context: SheetContext, order: BuyMechOrder): Price | null => {
  const buyer = buyerOf(context);
  const design = soldMech(context.catalog, order.design);
  return buyer === null || design === null ? null : mechPrice(context.catalog, buyer, design);
};

const placeViolations = (ground: Ground, hex: Hex): readonly Violation[] => {
  if (entryOf(ground).hexes.includes(hex)) return [];
  const code = entryHexes(ground).includes(hex) ? 'supply/entry-not-free' : 'supply/no-entry';
  return [violation(code, 'DEP-4', '/hex', { hex, hexes: freeEntryHexes(ground) })];
};

const check = (context: SheetContext, order: BuyMechOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const place = placeViolations(groundOfKnowledge(context.knowledge), order.hex);
  const design = soldMech(context.catalog, order.design);
  if (design === null)
    return [violation('supply/unknown-design', 'SUP-4', '/design', { design: order.design }), ...place];
  const price = mechPrice(context.catalog, buyer, design);
  if (price === null)
    return [
      violation('supply/other-technology-mech', 'BLD-BLACK', '/design', {
        design: order.design,
        own: ownTechnology(buyer.faction),
      }),
      ...place,
    ];
  return [...place, ...mechArticleViolations(context, buyer, design), ...priceViolations(context, price)];
};

const nameOf = (order: BuyMechOrder, design: MechDesign): string =>
  order.name ?? `${design.chassis} ${design.model}`;

export const buyMech = defineOrder({
  shape,
  open,
  ...boughtInSupply(priceOf),
  check,
  offers: (told) => told !== null && (told.hexes.length > 0 || told.waits),
  options: (context) => {
    const buyer = buyerOf(context);
    if (buyer === null) return null;
    const { hexes, waits } = entryOf(groundOfKnowledge(context.knowledge));
    return {
      hexes,
      waits,
      technology: ownTechnology(buyer.faction),
      factors: mechFactorsOf(buyer),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const known = check(context, order);
    if (known.length > 0) return known;
    const design = soldMech(resolution.catalog, order.design);
    const price = priceOf(context, order);
    if (design === null || price === null)
      return [violation('supply/unknown-design', 'SUP-4', '/design', { design: order.design })];
    const { hexes, waits } = entryOf(groundOfState(resolution.state, force, context.closing));
    // An enemy whom its player does not see may stand there: they learn that the purchase fell through, not
    // why.
    if (!waits && !hexes.includes(order.hex))
      return [violation('supply/entry-not-free', 'DEP-4', '/hex', { hex: order.hex })];
    const unpaid = settle(resolution, force, order, price, 'supply/bought-mech', 'SUP-4');
    if (unpaid.length > 0) return unpaid;
    const hex = waits ? null : order.hex;
    const { id, counter } = nextId(resolution.state, force, 'mechs');
    resolution.emit({
      type: 'mech-bought',
      data: {
        force,
        mech: id,
        counter,
        design: design.slug,
        designHash: designHash(design),
        name: nameOf(order, design),
        hex,
        since: hex === null ? 0 : entryNumber(resolution.state.campaign),
        knownTo: hex === null ? [] : witnesses(context.closing, hex).filter((other) => other !== force),
      },
    });
    return [];
  },
});
