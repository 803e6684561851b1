/**
 * What holds of any design: harmless changes leave a legal one legal, and no nonsense makes the rules fail.
 */
import fc from 'fast-check';
import { bundledCatalog } from '../bundled';
import { slotCount } from '../decode';
import {
  ARMOR_LOCATIONS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
  type ItemId,
  type MechDesign,
  type Slot,
} from '../model';
import { maxArmor } from './armor';
import { constructionViolations } from './construction-violations';
import { lookup } from './testing/invented';
import { weightOf } from './weight';

const { mechs } = bundledCatalog();
const anyMech = fc.constantFrom(...mechs);
const anyLocation = fc.constantFrom(...LOCATIONS);

it('takes armour off wherever one likes', () => {
  fc.assert(
    fc.property(
      anyMech,
      fc.array(fc.tuple(fc.constantFrom(...ARMOR_LOCATIONS), fc.nat(60)), { maxLength: 8 }),
      (mech, cuts) => {
        const armor = { ...mech.armor };
        for (const [location, points] of cuts) armor[location] = Math.max(0, armor[location] - points);
        expect(constructionViolations({ ...mech, armor }, lookup)).toEqual([]);
      },
    ),
  );
});

/** Whether a slot is taken by a piece of one slot that needs nothing beside it. */
const isSingle = (slot: Slot | null): boolean => {
  if (slot?.kind !== 'items') return false;
  const item = lookup(slot.items[0]?.item ?? ('' as ItemId));
  return (
    item?.slots === 1 &&
    item.kind === 'weapon' &&
    item.weapon?.ammunition === -1 &&
    item.flags.includes('laser')
  );
};

it('takes single lasers out, or puts them into the next free slot of any location that they may stand in', () => {
  fc.assert(
    fc.property(anyMech, anyLocation, anyLocation, (mech, from, to) => {
      const index = mech.slots[from].findIndex(isSingle);
      if (index < 0) return;
      const moved = mech.slots[from][index] ?? null;
      const slots = { ...mech.slots, [from]: mech.slots[from].map((slot, i) => (i === index ? null : slot)) };
      expect(
        constructionViolations({ ...mech, slots }, lookup).filter(
          ({ code }) => !code.includes('targcomp') && code !== 'construction/piece-slots',
        ),
      ).toEqual([]);
      const free = slots[to].indexOf(null);
      if (free < 0) return;
      const there = { ...slots, [to]: slots[to].map((slot, i) => (i === free ? moved : slot)) };
      expect(constructionViolations({ ...mech, slots: there }, lookup)).toEqual([]);
    }),
  );
});

it('finds one point of armour above the most that a location bears, whatever the mech', () => {
  fc.assert(
    fc.property(anyMech, anyLocation, (mech, location) => {
      const rear =
        location === 'CT' || location === 'RT' || location === 'LT' ? mech.armor[`${location}R`] : 0;
      const armor = { ...mech.armor, [location]: maxArmor(location, mech.structure[location]) - rear + 1 };
      const codes = constructionViolations({ ...mech, armor }, lookup).map(({ code }) => code);
      expect(codes).toContain('construction/too-much-armor');
    }),
  );
});

const figure = fc.oneof(
  fc.integer({ min: -5, max: 500 }),
  fc.constantFrom(NaN, Infinity, -1, 0.5, 1e300, 10_000),
);
const anySlot = (ids: readonly ItemId[]): fc.Arbitrary<Slot | null> =>
  fc.oneof(
    fc.constant(null),
    fc
      .constantFrom('engine', 'gyro', 'hand', 'hip', 'cockpit')
      .map((part): Slot => ({ kind: 'system', part: part as 'engine' })),
    fc
      .array(
        fc.record({
          item: fc.oneof(
            fc.constantFrom(...ids),
            fc.constantFrom(
              'nothing' as ItemId,
              'supercharger' as ItemId,
              'is-2-compact-heat-sinks' as ItemId,
            ),
          ),
          rear: fc.boolean(),
        }),
        { maxLength: 3 },
      )
      .map((items): Slot => ({ kind: 'items', items })),
  );

it('answers to any nonsense without failing, and always in the same way', () => {
  const ids = [...new Set(mechs.flatMap((mech) => Object.keys(mech.mountTons)))] as ItemId[];
  fc.assert(
    fc.property(
      anyMech,
      fc.record({
        tons: figure,
        walk: figure,
        run: figure,
        jump: figure,
        rating: figure,
        count: figure,
        points: figure,
      }),
      fc.record({
        engine: fc.constantFrom(...ENGINE_TYPES),
        gyro: fc.constantFrom(...GYRO_TYPES),
        cockpit: fc.constantFrom(...COCKPIT_TYPES),
        structureType: fc.constantFrom(...STRUCTURE_TYPES),
        armorType: fc.constantFrom(...ARMOR_TYPES, 'patchwork' as const),
        motion: fc.constantFrom('biped' as const, 'quad' as const),
        omni: fc.boolean(),
        location: anyLocation,
      }),
      fc.array(anySlot(ids), { maxLength: 14 }),
      (mech, figures, kinds, slots) => {
        const { location, engine, ...rest } = kinds;
        const nonsense: MechDesign = {
          ...mech,
          ...rest,
          tons: figures.tons,
          walk: figures.walk,
          run: figures.run,
          jump: figures.jump,
          engine: { ...mech.engine, type: engine, rating: figures.rating },
          heatSinks: { ...mech.heatSinks, count: figures.count },
          armor: { ...mech.armor, [location]: figures.points },
          slots: { ...mech.slots, [location]: slots },
        };
        const once = constructionViolations(nonsense, lookup);
        expect(constructionViolations(nonsense, lookup)).toEqual(once);
        expect(once.every(({ code }) => code.startsWith('construction/'))).toBe(true);
      },
    ),
  );
});

it('weighs a mech more when something is added, never less', () => {
  fc.assert(
    fc.property(anyMech, anyLocation, (mech, location) => {
      const free = mech.slots[location].indexOf(null);
      if (free < 0 || free >= slotCount(mech.motion, location)) return;
      const added: Slot = { kind: 'items', items: [{ item: 'medium-laser' as ItemId, rear: false }] };
      const slots = {
        ...mech.slots,
        [location]: mech.slots[location].map((slot, i) => (i === free ? added : slot)),
      };
      expect(weightOf({ ...mech, slots }, lookup).total).toBeGreaterThanOrEqual(
        weightOf(mech, lookup).total + 1_000_000,
      );
    }),
  );
});
