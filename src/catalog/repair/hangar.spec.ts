/**
 * BLD-HANGAR, DEP-2: what a hangar makes whole for nothing, and what it takes from the depot, by hand and
 * over all pairs of bundled designs.
 */
import fc from 'fast-check';
import { conditionOf, damageOf, refitPairs } from '../../../test/support/states/damage';
import { armorItemAt } from '../armor';
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { conditionViolations, normalizeCondition } from '../condition-check';
import { ARMOR_LOCATIONS, LOCATIONS, type Item, type ItemId, type Location, type MechDesign } from '../model';
import { hangarWork } from './hangar';

const catalog = bundledCatalog();
const lookup = (id: ItemId): Item | null => catalog.item(id);
const design = (slug: string): MechDesign => catalog.mech(slug) as MechDesign;
const hunchback = design('hunchback-hbk-4g');
/**
 * Two LRM 10 and three medium lasers, besides those of the arms, for the autocannon; their ammunition and a
 * heat sink in the left torso.
 */
const launcher = design('hunchback-hbk-4j');
const hurt = (changes: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...changes });
const hit = (location: Location, slot: number) => ({ location, slot, state: 'hit' as const });
const nothing = () => 0;
const depot =
  (stock: Readonly<Record<string, number>>) =>
  (item: ItemId): number =>
    stock[item] ?? 0;
const work = (
  factory: MechDesign,
  present: MechDesign,
  condition: Condition,
  stockOf: (item: ItemId) => number = nothing,
) => hangarWork({ factory, present, condition }, lookup, stockOf);

describe('a mech as it was made', () => {
  it('BLD-HANGAR is whole again for nothing: structure, systems, parts, bins and armour', () => {
    const wreck = hurt({
      armor: { CT: 0, LA: 3 },
      structure: { CT: 2, RT: 0 },
      slots: [hit('CT', 1), hit('HD', 3), hit('LT', 1), hit('LA', 5)],
      ammunition: [{ location: 'LT', slot: 2, shots: 1 }],
    });
    expect(work(hunchback, hunchback, wreck, depot({ 'standard-armor': 500, 'autocannon-20': 1 }))).toEqual({
      condition: UNDAMAGED,
      takes: [],
    });
  });
});

describe('a mech that was refitted', () => {
  it('BLD-HANGAR has for nothing what its factory design has too, also where it stands elsewhere now', () => {
    const common = hurt({
      armor: { RT: 1 },
      structure: { LL: 3 },
      // A hand laser, the cockpit, and the heat sink that stood in the centre torso.
      slots: [hit('LA', 5), hit('HD', 3), hit('LT', 1)],
    });
    expect(work(hunchback, launcher, common)).toEqual({ condition: UNDAMAGED, takes: [] });
  });

  it('BLD-HANGAR DEP-2 takes from stock what the refit added, or leaves it broken', () => {
    const added = hurt({ slots: [hit('RT', 2), hit('RT', 5)] });
    expect(work(hunchback, launcher, added)).toEqual({ condition: added, takes: [] });
    expect(work(hunchback, launcher, added, depot({ 'lrm-10': 1 }))).toEqual({
      condition: hurt({ slots: [hit('RT', 5)] }),
      takes: [{ item: 'lrm-10', units: 1 }],
    });
    expect(work(hunchback, launcher, added, depot({ 'lrm-10': 3, 'medium-laser': 3 }))).toEqual({
      condition: UNDAMAGED,
      takes: [
        { item: 'lrm-10', units: 1 },
        { item: 'medium-laser', units: 1 },
      ],
    });
  });

  it('BLD-HANGAR does not replace what the refit removed', () => {
    const { condition } = work(
      hunchback,
      launcher,
      hurt({ armor: { CT: 1 } }),
      depot({ 'autocannon-20': 1 }),
    );
    expect(condition).toEqual(UNDAMAGED);
    expect(work(launcher, hunchback, hurt({ slots: [hit('RT', 1)] })).condition.slots).toEqual([
      hit('RT', 1),
    ]);
  });

  it('BLD-HANGAR DEP-2 fills bins that the refit added as far as stock goes, and replaces a broken one whole or not', () => {
    const empty = hurt({
      slots: [hit('LT', 4)],
      ammunition: [
        { location: 'LT', slot: 3, shots: 2 },
        { location: 'LT', slot: 4, shots: 7 },
      ],
    });
    expect(work(hunchback, launcher, empty)).toEqual({ condition: empty, takes: [] });
    expect(work(hunchback, launcher, empty, depot({ 'lrm-10-ammo': 11 }))).toEqual({
      condition: hurt({ slots: [hit('LT', 4)], ammunition: [{ location: 'LT', slot: 4, shots: 7 }] }),
      takes: [{ item: 'lrm-10-ammo', units: 10 }],
    });
    expect(work(hunchback, launcher, empty, depot({ 'lrm-10-ammo': 22 }))).toEqual({
      condition: UNDAMAGED,
      takes: [{ item: 'lrm-10-ammo', units: 22 }],
    });
  });

  it('BLD-HANGAR has bins for nothing whose kind the factory design carries, wherever it does', () => {
    const moved: MechDesign = {
      ...launcher,
      bins: launcher.bins.map((bin) => ({ ...bin, location: 'RT' as const })),
    };
    const empty = hurt({
      ammunition: launcher.bins.map(({ location, slot }) => ({ location, slot, shots: 0 })),
    });
    expect(work(moved, launcher, empty)).toEqual({ condition: UNDAMAGED, takes: [] });
  });

  it('BLD-HANGAR mends armour for nothing up to what both designs have there, and beyond from stock', () => {
    const thicker: MechDesign = {
      ...hunchback,
      armor: { ...hunchback.armor, CT: hunchback.armor.CT + 4, LA: hunchback.armor.LA - 6 },
    };
    const shot = hurt({ armor: { CT: 1, LA: 0 } });
    expect(work(hunchback, thicker, shot)).toEqual({
      condition: hurt({ armor: { CT: hunchback.armor.CT } }),
      takes: [],
    });
    expect(work(hunchback, thicker, shot, depot({ 'standard-armor': 3 }))).toEqual({
      condition: hurt({ armor: { CT: hunchback.armor.CT + 3 } }),
      takes: [{ item: 'standard-armor', units: 3 }],
    });
    expect(work(thicker, hunchback, shot)).toEqual({
      condition: hurt({ armor: { LA: hunchback.armor.LA - 6 } }),
      takes: [],
    });
  });

  it('BLD-HANGAR another kind of armour is the refit’s: all of it comes from stock', () => {
    const [from, to] = [design('highlander-hgn-732'), design('highlander-hgn-733')];
    const item = armorItemAt(to, 'CT');
    expect(armorItemAt(from, 'CT')).not.toBe(item);
    const shot = hurt({ armor: { CT: 2 } });
    expect(work(from, to, shot)).toEqual({ condition: shot, takes: [] });
    expect(work(from, to, shot, () => 1000)).toEqual({
      condition: UNDAMAGED,
      takes: [{ item, units: to.armor.CT - 2 }],
    });
  });

  it('BLD-HANGAR REP-5 leaves actuators that the refit put on as they are: no depot holds them', () => {
    const [from, to] = [design('centurion-cn9-ah'), design('centurion-cn9-a')];
    const gone = hurt({ structure: { RA: 0 } });
    const { condition } = work(from, to, gone, () => 1000);
    expect(condition.slots.map(({ location, slot }) => to.slots[location][slot - 1])).toEqual([
      { kind: 'system', part: expect.stringMatching(/hand|lower-arm/) },
    ]);
    expect(work(to, to, gone)).toEqual({ condition: UNDAMAGED, takes: [] });
  });

  it('BLD-HANGAR what was in a location that was gone, and only the refit has, stays lost', () => {
    const gone = hurt({ structure: { RT: 0 } });
    const { condition, takes } = work(hunchback, launcher, gone, depot({ 'lrm-10': 1 }));
    expect(takes).toEqual([{ item: 'lrm-10', units: 1 }]);
    expect(condition.structure).toEqual({});
    expect(condition.armor).toEqual({});
    expect(condition.slots.map(({ location, slot, state }) => `${location} ${slot} ${state}`)).toEqual([
      'RT 3 destroyed',
      'RT 4 destroyed',
      'RT 5 destroyed',
      'RT 6 destroyed',
      'RT 7 destroyed',
    ]);
  });
});

type Amounts = Readonly<Record<string, number>>;
/**
 * Slots of pieces that work, shots in bins that stand, points of armour: by a plain count of slots, not by
 * the parts that the hangar sees.
 */
const inventory = (mech: MechDesign, { armor, structure, slots, ammunition }: Condition): Amounts => {
  const found: Record<string, number> = {};
  const put = (key: string, amount: number): void => {
    found[key] = (found[key] ?? 0) + amount;
  };
  const arm: Partial<Record<Location, Location>> = mech.motion === 'biped' ? { RA: 'RT', LA: 'LT' } : {};
  const gone = (at: Location): boolean => structure[at] === 0 || structure[arm[at] ?? at] === 0;
  const broken = (at: Location, slot: number): boolean =>
    gone(at) || slots.some((one) => one.location === at && one.slot === slot);
  for (const at of LOCATIONS)
    mech.slots[at].forEach((content, index) => {
      if (content === null || broken(at, index + 1)) return;
      if (content.kind === 'system') put(`${at} ${content.part}`, 1);
      else
        for (const { item } of content.items)
          if (['weapon', 'equipment'].includes(lookup(item)?.kind ?? '')) put(item, 1);
    });
  for (const bin of mech.bins) {
    const left =
      ammunition.find(({ location, slot }) => location === bin.location && slot === bin.slot)?.shots ??
      bin.shots;
    put(lookup(bin.item)?.ammunition?.stockedAs ?? bin.item, broken(bin.location, bin.slot) ? 0 : left);
  }
  for (const at of ARMOR_LOCATIONS) {
    const location = (at.endsWith('TR') ? at.slice(0, 2) : at) as Location;
    put(`${armorItemAt(mech, at)} ${at}`, gone(location) ? 0 : (armor[at] ?? mech.armor[at]));
  }
  return found;
};

/** The item of a depot that an amount of the inventory is, and how much of it. */
const unitsOf = (key: string, amount: number): readonly [string, number] => {
  const [item = '', place] = key.split(' ');
  const known = lookup(item as ItemId);
  return place !== undefined || known === null || known.ammunition !== null
    ? [item, amount]
    : [item, amount / Math.max(1, known.slots ?? 1)];
};

const wishes = fc.record({
  pair: fc.oneof(
    fc.constantFrom(...refitPairs),
    fc.constantFrom(...catalog.mechs.map((from) => ({ from, to: from }))),
  ),
  damage: damageOf,
  shelf: fc.array(fc.nat({ max: 40 }), { minLength: 5, maxLength: 5 }),
});
/** Some figure for whatever is asked for, the same for the same. */
const anyStock =
  (shelf: readonly number[]) =>
  (item: ItemId): number =>
    shelf[[...item].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shelf.length] ?? 0;

it('BLD-HANGAR gives for nothing no more than both designs have, and takes no more than lies there; nothing gets worse', () => {
  fc.assert(
    fc.property(wishes, ({ pair: { from, to }, damage, shelf }) => {
      const condition = conditionOf(to, damage);
      const stockOf = anyStock(shelf);
      const done = work(from, to, condition, stockOf);
      expect(conditionViolations(to, done.condition)).toEqual([]);
      expect(normalizeCondition(to, done.condition)).toEqual(done.condition);
      expect(done.condition.structure).toEqual({});
      for (const { item, units } of done.takes)
        expect([item, units > 0 && units <= stockOf(item)]).toEqual([item, true]);
      const [before, after] = [inventory(to, condition), inventory(to, done.condition)];
      const [made, is] = [inventory(from, UNDAMAGED), inventory(to, UNDAMAGED)];
      const free = new Map<string, number>();
      const both = new Map<string, number>();
      for (const key of Object.keys(is)) {
        const gained = (after[key] ?? 0) - (before[key] ?? 0);
        expect([key, gained >= 0]).toEqual([key, true]);
        const [item, units] = unitsOf(key, gained);
        free.set(item, (free.get(item) ?? 0) + units);
        both.set(item, (both.get(item) ?? 0) + unitsOf(key, Math.min(made[key] ?? 0, is[key] ?? 0))[1]);
      }
      for (const { item, units } of done.takes) {
        const plain = item.split('@')[0] ?? item;
        free.set(plain, (free.get(plain) ?? 0) - units);
      }
      // What weighs by the mech has slots by the mech, too: its pieces cannot be told from a count of slots.
      for (const [item, units] of free)
        if (lookup(item as ItemId)?.slots !== null)
          expect([item, units <= (both.get(item) ?? 0)]).toEqual([item, true]);
      // And all of what both have is whole, whatever the depot holds.
      for (const at of ARMOR_LOCATIONS)
        if (armorItemAt(from, at) === armorItemAt(to, at))
          expect(done.condition.armor[at] ?? to.armor[at]).toBeGreaterThanOrEqual(
            Math.min(from.armor[at], to.armor[at]),
          );
    }),
    { numRuns: 2_000 },
  );
});

it('BLD-HANGAR with a full depot leaves nothing broken but actuators, and a second time changes nothing', () => {
  fc.assert(
    fc.property(wishes, ({ pair: { from, to }, damage, shelf }) => {
      const condition = conditionOf(to, damage);
      const full = work(from, to, condition, () => 100_000);
      expect({ ...full.condition, slots: [] }).toEqual(UNDAMAGED);
      for (const { location, slot } of full.condition.slots)
        expect(to.slots[location][slot - 1]).toMatchObject({
          kind: 'system',
          part: expect.stringMatching(/^(hand|lower-arm)$/),
        });
      expect(work(from, to, full.condition, () => 100_000)).toEqual({ condition: full.condition, takes: [] });
      const stockOf = anyStock(shelf);
      const once = work(from, to, condition, stockOf);
      const left = (item: ItemId): number =>
        stockOf(item) - (once.takes.find((line) => line.item === item)?.units ?? 0);
      expect(work(from, to, once.condition, left)).toEqual({ condition: once.condition, takes: [] });
    }),
    { numRuns: 1_000 },
  );
});

it('BLD-HANGAR a mech as it was made needs nothing, whatever is broken', () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalog.mechs), damageOf, (made, damage) => {
      // Also when nobody can tell that it is the same design.
      expect(work({ ...made }, made, conditionOf(made, damage))).toEqual({ condition: UNDAMAGED, takes: [] });
      expect(work(made, made, conditionOf(made, damage))).toEqual({ condition: UNDAMAGED, takes: [] });
    }),
    { numRuns: 1_000 },
  );
});
