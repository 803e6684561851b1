/**
 * REP-4, DEP-6: in refits there and back nothing comes from nowhere, and only what was broken goes anywhere
 * but mech or depot.
 */
import fc from 'fast-check';
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { conditionViolations, normalizeCondition } from '../condition-check';
import { locationDestroyed } from '../fitness';
import { ARMOR_LOCATIONS, LOCATIONS, type Item, type ItemId, type Location, type MechDesign } from '../model';
import { conditionOf, damageOf, refitPairs as pairs } from '../../../test/support/states/damage';
import { partsOf } from './parts';
import { planRefit, type RefitPlan } from './refit';

const catalog = bundledCatalog();
const lookup = (id: ItemId): Item | null => catalog.item(id);

/** What stands, by a plain count of slots: a check on the parts that the refit sees. */
const slotsOfItems = (design: MechDesign): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const location of LOCATIONS)
    for (const slot of design.slots[location])
      if (slot?.kind === 'items')
        for (const { item } of slot.items)
          if (['weapon', 'equipment'].includes(lookup(item)?.kind ?? ''))
            counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

type Amounts = Record<string, number>;
const put = (amounts: Amounts, key: string, amount: number): void => {
  amounts[key] = (amounts[key] ?? 0) + amount;
};
const torso: Readonly<Record<string, Location>> = { CTR: 'CT', RTR: 'RT', LTR: 'LT' };

/** Working pieces, shots in bins that are not hit, and points of armour on locations that stand. */
const inventory = (design: MechDesign, condition: Condition): Amounts => {
  const amounts: Amounts = {};
  for (const part of partsOf(design, condition, lookup)) if (part.works) put(amounts, part.kind, 1);
  const gone = (location: Location) => locationDestroyed(design, condition, location);
  for (const { location, slot, item, shots } of design.bins) {
    const hit = condition.slots.some((one) => one.location === location && one.slot === slot);
    const left =
      condition.ammunition.find((one) => one.location === location && one.slot === slot)?.shots ?? shots;
    if (!hit && !gone(location)) put(amounts, lookup(item)?.ammunition?.stockedAs ?? item, left);
  }
  const kind =
    design.armorType === 'standard'
      ? 'standard-armor'
      : `${design.armorType === 'stealth' ? 'is' : design.techBase}-${design.armorType}-armor`;
  for (const at of ARMOR_LOCATIONS)
    if (!gone(torso[at] ?? (at as Location))) put(amounts, kind, condition.armor[at] ?? design.armor[at]);
  return amounts;
};

const sum = (...all: readonly Amounts[]): Amounts => {
  const total: Amounts = {};
  for (const amounts of all) for (const [key, amount] of Object.entries(amounts)) put(total, key, amount);
  return Object.fromEntries(Object.entries(total).filter(([, amount]) => amount !== 0));
};
const moved = ({ takes, gives }: RefitPlan): Amounts =>
  sum(
    Object.fromEntries(gives.map(({ item, quantity }) => [item, quantity])),
    Object.fromEntries(takes.map(({ item, quantity }) => [item, -quantity])),
  );

const plan = (from: MechDesign, condition: Condition, to: MechDesign): RefitPlan | null => {
  const result = planRefit({ from, condition, to, stock: null }, lookup, () => []);
  if (result.ok) return result.value;
  if (result.error.some(({ code }) => code !== 'refit/location-gone'))
    throw new Error(JSON.stringify(result.error));
  return null;
};

it('has pairs of designs to try it on', () => expect(pairs.length).toBeGreaterThan(200));

it('sees every slot of every design as a part of its size', () => {
  for (const design of catalog.mechs) {
    const counts: Record<string, number> = {};
    for (const { item, slots } of partsOf(design, UNDAMAGED, lookup))
      if (slots.length > 0) counts[item] = (counts[item] ?? 0) + slots.length;
    expect([design.slug, counts]).toEqual([design.slug, slotsOfItems(design)]);
  }
});

it('REP-4 conserves everything that works, piece for piece, shot for shot and point for point, there and back', () => {
  let done = 0;
  fc.assert(
    fc.property(fc.constantFrom(...pairs), damageOf, ({ from, to }, damage) => {
      const condition = conditionOf(from, damage);
      expect(conditionViolations(from, condition)).toEqual([]);
      const there = plan(from, condition, to);
      if (there === null) return;
      expect(conditionViolations(to, there.condition)).toEqual([]);
      expect(normalizeCondition(to, there.condition)).toEqual(there.condition);
      expect(sum(inventory(to, there.condition), moved(there))).toEqual(sum(inventory(from, condition)));
      const back = plan(to, there.condition, from);
      if (back === null) return;
      expect(sum(inventory(from, back.condition), moved(there), moved(back))).toEqual(
        sum(inventory(from, condition)),
      );
      done += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(done).toBeGreaterThan(300);
});

it('REP-4 leads back to the mech that was, with nothing gained or lost in the depot, when it is undamaged', () => {
  for (const { from, to } of pairs) {
    const there = plan(from, UNDAMAGED, to);
    const back = plan(to, there?.condition ?? UNDAMAGED, from);
    expect([from.slug, to.slug, there?.condition, back?.condition]).toEqual([
      from.slug,
      to.slug,
      UNDAMAGED,
      UNDAMAGED,
    ]);
    if (there !== null && back !== null) expect(sum(moved(there), moved(back))).toEqual({});
    expect([there?.bv, back?.bv]).toEqual([
      { before: from.bv, after: to.bv },
      { before: to.bv, after: from.bv },
    ]);
  }
});

it('REP-4 calls every pair of bundled designs legal', () => {
  const refused = pairs.flatMap(({ from, to }) => {
    const result = planRefit({ from, condition: UNDAMAGED, to, stock: null }, lookup);
    return result.ok ? [] : result.error.map(({ code }) => `${from.slug} → ${to.slug}: ${code}`);
  });
  expect(refused).toEqual([]);
});

it('REP-4 is the same plan whatever the order in which the depot is listed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.integer(), ({ from, to }, turn) => {
      const needed = plan(from, UNDAMAGED, to)?.takes ?? [];
      const at = needed.length === 0 ? 0 : Math.abs(turn) % needed.length;
      const stock = [...needed.slice(at), ...needed.slice(0, at)];
      const wish = { from, condition: UNDAMAGED, to };
      expect(planRefit({ ...wish, stock }, lookup, () => [])).toEqual(
        planRefit({ ...wish, stock: null }, lookup, () => []),
      );
      const short = stock.slice(1);
      expect(planRefit({ ...wish, stock: short }, lookup, () => []).ok).toBe(needed.length === 0);
    }),
  );
});
