/**
 * Whatever a design is and a file carries: written and read again it is the same, in design and in everything
 * else.
 */
import fc from 'fast-check';
import { bundledCatalog } from '../../src/catalog/bundled';
import {
  ARMOR_LOCATIONS,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  RULES_LEVELS,
  type ArmorKind,
  type ArmorLocation,
  type ItemId,
  type Location,
  type MechDesign,
  type Slot,
  type TechBase,
} from '../../src/catalog/model';
import { documentOf, readMtf, writeMtf, type Carried, type MtfDocument } from '../../src/catalog/mtf';

const RUNS = process.env['DEEP'] === undefined ? 120 : 10_000;
const catalog = bundledCatalog();
/** What stands in slots and is no heat sink: those must fit the count that is said of them. */
const ITEMS = catalog.items.filter(
  ({ alias, kind, slots, flags }) =>
    alias !== null && kind !== 'armor' && slots !== 0 && !flags.some((flag) => flag.includes('heat-sink')),
);

const words = fc
  .string({ unit: fc.constantFrom(...'abcXYZ 019-\'"()./&äé熊–'), minLength: 1, maxLength: 20 })
  .map((text) => text.trim());
const named = words.filter((text) => /[\p{L}\p{N}]/u.test(text));
const oneOf = <T extends string>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const techBase = oneOf<TechBase>(['is', 'clan']);
/** Kinds that say whose they are; of the others the mech's own technology is understood. */
const ownKinds = oneOf([
  'standard',
  'hardened',
  'industrial',
  'heavy-industrial',
  'commercial',
  'heat-dissipating',
] as const);
const kindOf = (own: TechBase): fc.Arbitrary<ArmorKind> =>
  fc.oneof(
    ownKinds.map((type): ArmorKind => ({ type, techBase: own })),
    fc.record({ type: oneOf(['ferro-fibrous', 'reactive', 'reflective'] as const), techBase }),
    oneOf([
      'stealth',
      'light-ferro-fibrous',
      'heavy-ferro-fibrous',
      'impact-resistant',
      'ballistic-reinforced',
    ] as const).map((type): ArmorKind => ({
      type,
      techBase: 'is',
    })),
    fc.constant<ArmorKind>({ type: 'ferro-lamellor', techBase: 'clan' }),
  );

const mark = (chance: boolean, name: string): object => (chance ? { [name]: true } : {});
const slot: fc.Arbitrary<Slot> = fc
  .record({
    item: oneOf(ITEMS.map(({ id }) => id as string)),
    rear: fc.boolean(),
    armored: fc.boolean(),
    omnipod: fc.boolean(),
    turret: fc.boolean(),
    two: fc.boolean(),
  })
  .map(({ item, rear, armored, omnipod, turret, two }) => {
    const one = {
      item: item as ItemId,
      rear,
      ...mark(armored, 'armored'),
      ...mark(omnipod, 'omnipod'),
      ...mark(turret, 'turret'),
    };
    return { kind: 'items', items: two ? [one, one] : [one] };
  });

const byLocation = <L extends string, T>(
  locations: readonly L[],
  value: fc.Arbitrary<T>,
): fc.Arbitrary<Record<L, T>> =>
  fc.record(
    Object.fromEntries(locations.map((location) => [location, value])) as Record<L, fc.Arbitrary<T>>,
  ) as fc.Arbitrary<Record<L, T>>;

/** Further items behind what stands in a location, as far as there is room; in a head into its gap only. */
const filled = (slots: MechDesign['slots'], more: Record<Location, readonly Slot[]>): MechDesign['slots'] =>
  Object.fromEntries(
    LOCATIONS.map((location) => {
      const left = [...more[location]];
      return [location, slots[location].map((there) => there ?? left.shift() ?? null)];
    }),
  ) as unknown as MechDesign['slots'];

const design: fc.Arbitrary<MechDesign> = fc
  .tuple(oneOf(catalog.mechs.map(({ slug }) => slug as string)), techBase, fc.boolean())
  .map(([slug, own, mixedTech]) => ({ base: catalog.mech(slug), own, mixedTech }))
  .chain(({ base, own, mixedTech }) => {
    if (base === null) throw new Error('no such mech');
    const kept = fc.record({
      names: fc.record({ chassis: named, model: fc.oneof(words, fc.constant('')) }),
      figures: fc.record({
        mulId: fc.option(fc.integer({ min: 1, max: 99_999 })),
        year: fc.integer({ min: 2000, max: 3200 }),
        role: fc.oneof(words, fc.constant('')),
        rulesLevel: oneOf(RULES_LEVELS),
        walk: fc.integer({ min: 1, max: 12 }),
        jump: fc.integer({ min: 0, max: 12 }),
        omni: fc.boolean(),
        gyro: oneOf(GYRO_TYPES),
        cockpit: oneOf(COCKPIT_TYPES),
      }),
      engine: fc.record({
        rating: fc.integer({ min: 2, max: 100 }).map((fives) => fives * 5),
        type: oneOf(ENGINE_TYPES),
        techBase,
      }),
      structure: fc.oneof(
        fc.record({
          structureType: oneOf(['standard', 'reinforced', 'industrial'] as const),
          structureTechBase: fc.constant(own),
        }),
        fc.record({
          structureType: oneOf(['endo-steel', 'endo-composite'] as const),
          structureTechBase: techBase,
        }),
      ),
      armor: byLocation<ArmorLocation, number>(ARMOR_LOCATIONS, fc.integer({ min: 0, max: 60 })),
      kind: kindOf(own),
      patchwork: fc.option(byLocation<Location, ArmorKind>(LOCATIONS, kindOf(own))),
      fixed: fc.option(fc.integer({ min: 10, max: 30 })),
      more: byLocation<Location, readonly Slot[]>(LOCATIONS, fc.array(slot, { maxLength: 4 })),
    });
    return kept.map(
      ({ names, figures, engine, structure, armor, kind, patchwork, fixed, more }): MechDesign => ({
        ...base,
        ...names,
        ...figures,
        ...structure,
        armor,
        techBase: own,
        mixedTech,
        // Without mixing, an engine is the mech's own; an Inner Sphere mech with a clan one says so all the
        // same.
        engine: !mixedTech && own === 'clan' ? { ...engine, techBase: 'clan' } : engine,
        armorType: patchwork === null ? kind.type : 'patchwork',
        armorTechBase: patchwork === null ? kind.techBase : own,
        patchwork,
        heatSinks: { ...base.heatSinks, fixed: figures.omni ? fixed : null },
        slots: filled(base.slots, more),
      }),
    );
  });

const line = words.filter((text) => text !== '');
const fluffText = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const carried: fc.Arbitrary<Omit<Carried, 'facings'>> = fc.record({
  comments: fc.array(
    words.map((text) => `#${text}`),
    { maxLength: 2 },
  ),
  generator: fc.option(line),
  clanName: fc.constant(null),
  source: fc.option(words),
  quirks: fc.array(line, { maxLength: 3 }),
  weaponQuirks: fc.array(
    line.map((text) => `${text}:RA:4:PPC`),
    { maxLength: 2 },
  ),
  weapons: fc.option(fc.array(line, { maxLength: 4 })),
  fluff: fc.array(
    fc.record({
      key: oneOf(['overview', 'history', 'notes', 'systemmanufacturer', 'icon']),
      text: fluffText,
    }),
    { maxLength: 4 },
  ),
  other: fc.array(fc.record({ key: oneOf(['uuid', 'faction', 'new key', 'x-1']), text: words }), {
    maxLength: 3,
  }),
});

/** What a file says of a design; the rest of it follows. */
const said = (one: MechDesign): object => {
  const { slug, bv, cost, factions, run, structure, mountTons, bins, weightClass, ...rest } = one;
  void [slug, bv, cost, factions, run, structure, mountTons, bins, weightClass];
  return rest;
};

const readBack = (document: MtfDocument): MtfDocument => {
  const text = writeMtf(document);
  const read = readMtf(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
  return read.value;
};

it('says of any design what the design says, and the same again', () => {
  fc.assert(
    fc.property(design, carried, (one, more) => {
      const document: MtfDocument = { design: one, carried: { ...more, facings: [] } };
      const read = readBack(document);
      expect(said(read.design)).toEqual(said(one));
      expect(read.carried).toEqual(document.carried);
      expect(readBack(read)).toEqual(read);
    }),
    { numRuns: RUNS },
  );
}, 1_200_000);

it('gives back every bundled design with any of its slots armoured or in a pod', () => {
  fc.assert(
    fc.property(
      oneOf(catalog.mechs.map(({ slug }) => slug as string)),
      fc.func(fc.nat(3)),
      (slug, choose) => {
        const base = catalog.mech(slug);
        if (base === null) throw new Error('no such mech');
        const slots = Object.fromEntries(
          LOCATIONS.map((location) => [
            location,
            base.slots[location].map((there, index): Slot | null => {
              const choice = choose(location, index);
              if (there === null || choice === 0) return there;
              if (there.kind === 'system') return { ...there, ...mark(choice === 1, 'armored') };
              return {
                kind: 'items',
                items: there.items.map((item) => ({
                  ...item,
                  ...mark(choice === 1, 'armored'),
                  ...mark(choice === 2, 'omnipod'),
                })),
              };
            }),
          ]),
        ) as unknown as MechDesign['slots'];
        expect(readBack(documentOf({ ...base, slots })).design.slots).toEqual(slots);
      },
    ),
    { numRuns: RUNS },
  );
}, 1_200_000);
