/** What a mech lacks against its factory design (SUP-6): tons of armour, parts and ammunition. Its structure is V / M, not counted here. */
import { armorItemAt } from '../../catalog/armor';
import { locationOfArmor } from '../../catalog/body';
import type { Condition } from '../../catalog/condition';
import { locationDestroyed } from '../../catalog/fitness';
import { ARMOR_LOCATIONS, LOCATIONS, type Catalog, type ItemId, type MechDesign } from '../../catalog/model';
import { isBroken, shotsIn } from '../../catalog/slots';
import { MICRO_TONS } from '../../kernel/tonnage';
import { fraction, plus, times, type Fraction } from './fraction';

const NOTHING = fraction(0);
/** Of standard armour, for a ton (DEP-6). */
const STANDARD_POINTS = 16;

/** Each point counts as what its location is made of: a patchwork mech has several kinds. */
const armorLacking = (catalog: Catalog, design: MechDesign, condition: Condition): Fraction => {
  const lost = new Map<ItemId, number>();
  for (const at of ARMOR_LOCATIONS) {
    const left = locationDestroyed(design, condition, locationOfArmor(at)) ? 0 : (condition.armor[at] ?? design.armor[at]);
    const item = armorItemAt(design, at);
    lost.set(item, (lost.get(item) ?? 0) + design.armor[at] - left);
  }
  return [...lost].reduce((sum, [item, points]) => plus(sum, fraction(points * MICRO_TONS, catalog.item(item)?.perTon ?? STANDARD_POINTS)), NOTHING);
};

const ammunitionLacking = (catalog: Catalog, design: MechDesign, condition: Condition): Fraction =>
  design.bins.reduce((sum, bin) => {
    const lost = bin.shots - (isBroken(design, condition, bin) ? 0 : shotsIn(condition, bin));
    const perTon = catalog.item(bin.item)?.ammunition?.shotsPerTon ?? bin.shots;
    return perTon > 0 ? plus(sum, fraction(lost * MICRO_TONS, perTon)) : sum;
  }, NOTHING);

/** Whether each slot in which an item stands is hurt, by location; slots of one piece stand beside each other. */
const slotsByItem = (design: MechDesign, condition: Condition): ReadonlyMap<ItemId, readonly (readonly boolean[])[]> => {
  const found = new Map<ItemId, boolean[][]>();
  for (const location of LOCATIONS) {
    const here = new Map<ItemId, boolean[]>();
    design.slots[location].forEach((slot, index) => {
      if (slot === null || slot.kind !== 'items') return;
      const hurt = isBroken(design, condition, { location, slot: index + 1 });
      for (const { item } of slot.items) here.set(item, [...(here.get(item) ?? []), hurt]);
    });
    for (const [item, slots] of here) found.set(item, [...(found.get(item) ?? []), slots]);
  }
  return found;
};

/** REP-5: a hit in any of its slots loses a piece whole. What is left over in a location is a piece split with another location. */
const piecesLost = (byLocation: readonly (readonly boolean[])[], slotsOfOne: number): number => {
  const split: boolean[] = [];
  let lost = 0;
  const count = (slots: readonly boolean[]): void => {
    for (let from = 0; from < slots.length; from += slotsOfOne) if (slots.slice(from, from + slotsOfOne).includes(true)) lost += 1;
  };
  for (const slots of byLocation) {
    const whole = slots.length - (slots.length % slotsOfOne);
    count(slots.slice(0, whole));
    split.push(...slots.slice(whole));
  }
  count(split);
  return lost;
};

const partsLacking = (catalog: Catalog, design: MechDesign, condition: Condition): Fraction => {
  if (condition.slots.length === 0 && Object.keys(condition.structure).length === 0) return NOTHING;
  let sum = NOTHING;
  for (const [item, byLocation] of slotsByItem(design, condition)) {
    const weight = design.mountTons[item];
    if (weight === undefined || weight === 0) continue;
    // An item without slots of its own (its size depends on the mech) is one piece a mech.
    const slotsOfOne = catalog.item(item)?.slots ?? byLocation.reduce((all, slots) => all + slots.length, 0);
    sum = plus(sum, times(fraction(weight), piecesLost(byLocation, Math.max(1, slotsOfOne))));
  }
  return sum;
};

/** In micro-tons; nothing for an undamaged mech. */
export const tonsLacking = (catalog: Catalog, design: MechDesign, condition: Condition): Fraction =>
  plus(plus(armorLacking(catalog, design, condition), ammunitionLacking(catalog, design, condition)), partsLacking(catalog, design, condition));
