/**
 * salvage (SALV-1 to SALV-4, BLD-SCRAP): a wreck that the force has the right to becomes scrap, or comes into
 * play again.
 */
import { LOCATIONS, type MechDesign, withStructure } from '../../catalog';
import { answer, choice, type Of } from '../../kernel/shape';
import { flatMap, negateTons, toTons, violation, type Violation } from '../../kernel';
import { keepPrice, scrapOf, scrapPrice, structureOf } from '../economy/prices/salvage';
import { settle } from '../economy/settle';
import { buyerOf, noForce, priceViolations, withPaid, type Buyer } from '../economy/sheet-account';
import { changedStock } from '../economy/stock';
import { SCRAP } from '../economy/units';
import { lookupIn } from '../economy/workshop';
import { keptMech, type MechKept } from '../events/mechs/mech-kept';
import type { Knowledge } from '../knowledge/knowledge';
import { witnesses } from '../knowledge/sight';
import { entryNumber } from '../mechs/entry';
import { withRow } from '../model/draft';
import type { WreckRow } from '../model/state';
import { battle, design, force, hex, mech } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('salvage', { battle, unit: mech, as: choice('scrap', 'keep') });
export type SalvageOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    salvage: SalvageOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  scrapyard: answer.flag,
  wrecks: answer.list(
    answer.object({
      ...{ battle, unit: mech, hex, force, design, name: answer.text },
      structure: answer.object({ left: answer.integer, full: answer.integer }),
      scrap: answer.number,
      keep: answer.number,
    }),
  ),
});

/** A wreck that the buyer has the right to, with what their buildings make of it. */
interface Find {
  readonly buyer: Buyer;
  readonly wreck: WreckRow;
  readonly design: MechDesign;
  readonly scrapyard: boolean;
  /** SALV-3: of an enemy's mech, the share of its tonnage that keeping it costs at least. */
  readonly captureShare: number;
}

const findOf = (context: SheetContext, wreck: WreckRow | undefined): Find | null => {
  const buyer = buyerOf(context);
  const design = wreck === undefined ? null : context.catalog.mech(wreck.design);
  if (buyer === null || wreck === undefined || design === null) return null;
  const { campaign, allies } = context.knowledge;
  const captureShare = allies.has(wreck.force) ? 0 : (campaign.options.captureShare ?? 0);
  return { buyer, wreck, design, scrapyard: buyer.benefits.halvesLostStructure, captureShare };
};

const namedBy = (context: SheetContext, { battle, unit }: SalvageOrder): Find | null =>
  findOf(
    context,
    context.knowledge.wrecks.find((wreck) => wreck.id === unit && wreck.battle === battle),
  );

const priceFor = ({ design, wreck, scrapyard, captureShare }: Find, as: SalvageOrder['as']): Price =>
  as === 'keep'
    ? keepPrice(design, wreck.condition, scrapyard, captureShare)
    : scrapPrice(design, wreck.condition, scrapyard);

const check = (context: SheetContext, order: SalvageOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const { battle, unit } = order;
  const chosen = context.earlier.some((one) => one.type === 'salvage' && one.unit === unit);
  if (chosen) return [violation('supply/salvaged-already', 'SALV-2', '/unit', { unit })];
  const find = namedBy(context, order);
  // SIGHT-4: another's wreck, and one that does not exist, get one answer.
  if (find === null) return [violation('supply/no-such-wreck', 'SALV-1', '/unit', { battle, unit })];
  return priceViolations(context, priceFor(find, order.as));
};

/**
 * SALV-2, SALV-3: as it comes back into play. A captured one is called by its type: the name was its
 * player's.
 */
const keptFrom = (context: SheetContext, { buyer, wreck, design }: Find): MechKept => {
  const { campaign } = context.knowledge;
  return {
    mech: wreck.id,
    battle: wreck.battle,
    force: buyer.force.id,
    from: wreck.force,
    design: wreck.design,
    factoryDesign: wreck.factoryDesign,
    name: wreck.force === buyer.force.id ? wreck.name : `${design.chassis} ${design.model}`,
    hex: wreck.hex,
    condition: withStructure(design, wreck.condition, LOCATIONS, lookupIn(context)),
    keptUntilRound: campaign.round + 1,
    since: entryNumber(campaign),
    knownTo: [],
  };
};

const project = (context: SheetContext, order: SalvageOrder): Knowledge => {
  const find = namedBy(context, order);
  if (find === null) return context.knowledge;
  const { buyer, wreck, design, scrapyard } = find;
  const knowledge = { ...context.knowledge, wrecks: context.knowledge.wrecks.filter((one) => one !== wreck) };
  if (order.as === 'scrap') {
    const units = scrapOf(design, wreck.condition, scrapyard);
    return units === 0
      ? knowledge
      : { ...knowledge, stock: changedStock(knowledge.stock, buyer.force.id, wreck.hex, SCRAP, units) };
  }
  const paid = withPaid(knowledge, priceFor(find, order.as).amount);
  return { ...paid, mechs: withRow(paid.mechs, wreck.id, keptMech(keptFrom(context, find))) };
};

export const salvage = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: (context, order) => {
    const find = namedBy(context, order);
    return find === null ? null : priceFor(find, order.as);
  },
  project,
  offers: (told) => told !== null && told.wrecks.length > 0,
  options: (context) => {
    const buyer = buyerOf(context);
    if (buyer === null) return null;
    return {
      scrapyard: buyer.benefits.halvesLostStructure,
      wrecks: flatMap(context.knowledge.wrecks, (wreck) => {
        const find = findOf(context, wreck);
        if (find === null) return [];
        const { id, battle, hex, force, design, name } = wreck;
        return [
          {
            battle,
            unit: id,
            hex,
            force,
            design,
            name,
            structure: structureOf(find.design, wreck.condition),
            scrap: toTons(scrapOf(find.design, wreck.condition, find.scrapyard)),
            keep: toTons(negateTons(priceFor(find, 'keep').amount)),
          },
        ];
      }),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const find = namedBy(context, order);
    if (wrong.length > 0 || find === null) return wrong;
    const { wreck, design, scrapyard } = find;
    const { id: unit, battle, hex, name } = wreck;
    if (order.as === 'scrap') {
      const units = scrapOf(design, wreck.condition, scrapyard);
      resolution.emit({
        type: 'wreck-scrapped',
        data: { unit, battle, force, hex, design: wreck.design, name, item: SCRAP, units },
      });
      return [];
    }
    const unpaid = settle(
      resolution,
      force,
      order,
      priceFor(find, 'keep'),
      'supply/kept-from-salvage',
      'SALV-2',
    );
    if (unpaid.length > 0) return unpaid;
    const knownTo = witnesses(context.closing, hex).filter((other) => other !== force);
    resolution.emit({ type: 'mech-kept', data: { ...keptFrom(context, find), knownTo } });
    return [];
  },
});
