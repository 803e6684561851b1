import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { conditionViolations } from '../condition-check';
import { locationDestroyed } from '../fitness';
import type { ItemId, Location, MechDesign, Slot } from '../model';
import { tons } from '../../kernel/tonnage';
import { armorNeeded, lostArmor, mendableArmor, withArmor } from './armor';
import { fillings, withShots } from './bins';
import { replaceable, replacementAt, withReplaced } from './replace';
import { lostStructure, missingHold, withStructure } from './structure';

const catalog = bundledCatalog();
const lookup = (id: ItemId) => catalog.item(id);
const hunchback = catalog.mech('hunchback-hbk-4g') as MechDesign;
const plenty = () => 10_000;
const damaged = (changes: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...changes });

describe('armour', () => {
  it('REP-1 is mended point by point, as far as stock goes, in the order of the locations', () => {
    const condition = damaged({ armor: { CT: 20, LA: 10, CTR: 0 } });
    const lost = { CT: hunchback.armor.CT - 20, LA: hunchback.armor.LA - 10, CTR: hunchback.armor.CTR };
    expect(mendableArmor(hunchback, condition, plenty)).toEqual(lost);
    expect(withArmor(hunchback, condition, lost)).toEqual(UNDAMAGED);
    expect(mendableArmor(hunchback, condition, () => lost.CT + 1)).toEqual({ CT: lost.CT, LA: 1 });
    expect([...armorNeeded(hunchback, { CT: 2, CTR: 1 })]).toEqual([['standard-armor', 3]]);
  });

  it('REP-5 a location without structure takes none, nor an arm whose torso is gone', () => {
    const condition = damaged({ armor: { RA: 0, RT: 0, RL: 0 }, structure: { RT: 0 } });
    expect([lostArmor(hunchback, condition, 'RA'), lostArmor(hunchback, condition, 'RTR')]).toEqual([0, 0]);
    expect(mendableArmor(hunchback, condition, plenty)).toEqual({ RL: hunchback.armor.RL });
  });
});

describe('bins', () => {
  const [bin] = hunchback.bins;
  const at =
    bin === undefined ? { location: 'CT' as const, slot: 1 } : { location: bin.location, slot: bin.slot };
  const all = () => true;

  it('REP-1 are filled with their own kind from stock, no further than they hold', () => {
    const empty = damaged({ ammunition: [{ ...at, shots: 1 }] });
    expect(fillings(hunchback, empty, lookup, all, plenty)).toMatchObject([
      { item: 'autocannon-20-ammo', shots: (bin?.shots ?? 0) - 1 },
    ]);
    expect(fillings(hunchback, empty, lookup, all, () => 2)).toMatchObject([{ shots: 2 }]);
    expect(fillings(hunchback, UNDAMAGED, lookup, all, plenty)).toEqual([]);
    expect(withShots(hunchback, empty, fillings(hunchback, empty, lookup, all, plenty))).toEqual(UNDAMAGED);
  });

  it('REP-5 a bin that is hit or lost takes nothing', () => {
    const hit = damaged({ ammunition: [{ ...at, shots: 0 }], slots: [{ ...at, state: 'hit' }] });
    expect(fillings(hunchback, hit, lookup, all, plenty)).toEqual([]);
    expect(
      fillings(
        hunchback,
        damaged({ ammunition: [{ ...at, shots: 0 }], structure: { [at.location]: 0 } }),
        lookup,
        all,
        plenty,
      ),
    ).toEqual([]);
  });
});

describe('structure', () => {
  it('REP-3 is made whole where it is wanted, and nothing else is', () => {
    const condition = damaged({
      structure: { CT: 3, LL: 2 },
      armor: { CT: 0 },
      slots: [{ location: 'CT', slot: 3, state: 'hit' }],
    });
    expect([lostStructure(hunchback, condition, 'CT'), lostStructure(hunchback, condition, 'HD')]).toEqual([
      hunchback.structure.CT - 3,
      0,
    ]);
    expect(withStructure(hunchback, condition, ['CT'], lookup)).toEqual({
      ...condition,
      structure: { LL: 2 },
    });
  });

  it('REP-5 a location that was gone stands again, empty', () => {
    const rebuilt = withStructure(hunchback, damaged({ structure: { RT: 0 } }), ['RT'], lookup);
    expect(conditionViolations(hunchback, rebuilt)).toEqual([]);
    expect(rebuilt.armor).toEqual({ RT: 0, RTR: 0, RA: 0 });
    const filled = hunchback.slots.RT.filter((slot) => slot !== null).length;
    expect(filled).toBeGreaterThan(0);
    expect(
      rebuilt.slots.filter(({ location, state }) => location === 'RT' && state === 'destroyed'),
    ).toHaveLength(filled);
    expect(locationDestroyed(hunchback, rebuilt, 'RT')).toBe(false);
  });

  it('REP-5 an arm that fell with its torso does not come back with it', () => {
    const condition = damaged({ structure: { RT: 0 } });
    expect(lostStructure(hunchback, condition, 'RA')).toBe(hunchback.structure.RA);
    expect([missingHold(hunchback, condition, 'RA'), missingHold(hunchback, condition, 'LA')]).toEqual([
      'RT',
      null,
    ]);
    expect(withStructure(hunchback, condition, ['RT'], lookup).structure).toEqual({ RA: 0 });
    expect(withStructure(hunchback, condition, ['RT', 'RA'], lookup).structure).toEqual({});
  });
});

describe('parts', () => {
  const hit = (location: Location, slot: number, state: 'hit' | 'destroyed' = 'hit') =>
    damaged({ slots: [{ location, slot, state }] });
  const slotOf = (design: MechDesign, location: Location, what: (slot: Slot) => boolean): number =>
    design.slots[location].findIndex((slot) => slot !== null && what(slot)) + 1;
  const isItem = (id: string) => (slot: Slot) =>
    slot.kind === 'items' && slot.items.some(({ item }) => item === id);
  const isSystem = (part: string) => (slot: Slot) => slot.kind === 'system' && slot.part === part;

  it('REP-5 a hit item is replaced whole from stock, in all of its slots', () => {
    const slot = slotOf(hunchback, 'RT', isItem('autocannon-20'));
    const condition = hit('RT', slot + 3);
    const replacement = replacementAt(hunchback, condition, { location: 'RT', slot }, lookup);
    expect(replacement).toMatchObject({ kind: 'stock', takes: [{ item: 'autocannon-20', units: 1 }] });
    expect(replacement?.slots).toHaveLength(10);
    expect(withReplaced(hunchback, condition, replacement ?? { slots: [] })).toEqual(UNDAMAGED);
    expect(replacementAt(hunchback, UNDAMAGED, { location: 'RT', slot }, lookup)).toBeNull();
  });

  it('REP-5 a bin is replaced with all of its shots', () => {
    const [bin] = hunchback.bins;
    if (bin === undefined) throw new Error('a bin');
    const condition = damaged({
      slots: [{ ...bin, state: 'hit' }].map(({ location, slot, state }) => ({
        location,
        slot,
        state: state as 'hit',
      })),
      ammunition: [{ location: bin.location, slot: bin.slot, shots: 0 }],
    });
    const replacement = replacementAt(hunchback, condition, bin, lookup);
    expect(replacement).toMatchObject({ takes: [{ item: 'autocannon-20-ammo', units: bin.shots }] });
    expect(withReplaced(hunchback, condition, replacement ?? { slots: [] })).toEqual(UNDAMAGED);
  });

  it.each<[string, Location, number, number]>([
    ['engine', 'CT', 8.5, 6],
    ['gyro', 'CT', 2, 4],
    ['cockpit', 'HD', 3, 1],
    ['sensors', 'HD', 1, 1],
    ['life-support', 'HD', 1, 1],
    ['shoulder', 'LA', 1, 1],
    ['foot', 'RL', 1, 1],
  ])('REP-5 a hit slot of the %s in %s is %d t by %d', (part, location, weight, of) => {
    const slot = slotOf(hunchback, location, isSystem(part));
    const replacement = replacementAt(hunchback, hit(location, slot), { location, slot }, lookup);
    expect(replacement).toMatchObject({
      kind: 'system',
      part,
      standard: true,
      slots: [{ location, slot }],
      tons: tons(weight),
      of,
    });
  });

  it('REP-5 an XL engine is no standard kind, and its weight is dealt on all of its slots', () => {
    const xl = catalog.mechs.find(
      ({ engine, techBase }) => engine.type === 'xl' && engine.rating === 300 && techBase === 'is',
    ) as MechDesign;
    const slot = slotOf(xl, 'RT', isSystem('engine'));
    const replacement = replacementAt(xl, hit('RT', slot), { location: 'RT', slot }, lookup);
    expect(replacement).toMatchObject({ standard: false, tons: tons(9.5), of: 12 });
  });

  it('REP-5 where no structure is left nothing is replaced', () => {
    const slot = slotOf(hunchback, 'RT', isItem('autocannon-20'));
    expect(
      replacementAt(
        hunchback,
        { ...hit('RT', slot), structure: { RT: 0 } },
        { location: 'RT', slot },
        lookup,
      ),
    ).toBeNull();
    expect(replaceable(hunchback, { ...hit('RT', slot), structure: { RT: 0 } }, lookup)).toEqual([]);
  });

  it('REP-5 of every bundled mech, everything in a location that was rebuilt can be replaced, and then it is whole but for armour', () => {
    for (const design of catalog.mechs) {
      let condition = withStructure(design, damaged({ structure: { RT: 0 } }), ['RT'], lookup);
      condition = withStructure(design, condition, ['RA'], lookup);
      for (const { replacement } of replaceable(design, condition, lookup))
        condition = withReplaced(design, condition, replacement);
      expect({ design: design.slug, slots: condition.slots, structure: condition.structure }).toEqual({
        design: design.slug,
        slots: [],
        structure: {},
      });
    }
  });
});
