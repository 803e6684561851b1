/**
 * MegaMek reads the files of battles without a warning and has what the setup says (MM-2, MM-3): every
 * bundled design, any damage, every release.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { UNDAMAGED, type Condition, type SlotState } from '../../src/catalog/condition';
import { normalizeCondition } from '../../src/catalog/condition-check';
import { itemNamed } from '../../src/catalog/items/item-names';
import { ARMOR_LOCATIONS, LOCATIONS, type ItemId, type MechDesign, type Slot } from '../../src/catalog/model';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { anyWear, chance, type Chance } from '../../src/rules/testing/draws';
import type { SetupUnit } from '../../src/tactical/contract';
import { readCondition } from '../../src/tactical/engines/megamek/records/read-condition';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { MEGAMEK_VERSIONS } from '../../src/tactical/engines/megamek/version';
import { filesOf, problemsOf, setupOf, textOf, unitOf } from '../support/megamek/megamek-battle';
import { catalogWith, drawingOf } from '../support/drawings';
import { expectedOf, loadedFrom } from '../support/megamek/megamek-loaded';

const bundled = bundledCatalog();
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const rounds = process.env['DEEP'] === undefined ? 12 : 400;
const force = (seed: number): readonly SetupUnit[] => {
  const random = chance(seed);
  return Array.from({ length: 60 }, (_, index) => {
    const design = bundled.mechs[(seed * 60 + index) % bundled.mechs.length] ?? random.pick(bundled.mechs);
    return unitOf(`u${index}`, random.pick(['A', 'B', 'C']), design.slug, {
      condition: anyWear(random, design),
      deployment: random.once(6)
        ? 'anywhere'
        : { direction: random.pick(DIRECTIONS), ring: random.pick(['middle', 'outer'] as const) },
      shutDown: random.once(5),
      pilot: random.once(8)
        ? null
        : {
            id: `p${index}`,
            name: `P ${index}`,
            gunnery: random.below(9),
            piloting: random.below(9),
            hits: random.below(6),
          },
    });
  });
};
const support = [
  unitOf('s1', 'A', 'peregrine-attack-vtol-standard', { kind: 'vtol' }),
  unitOf('s2', 'A', 'peregrine-attack-vtol-kurita', { kind: 'vtol' }),
  unitOf('s3', 'A', 'centipede-scout-car-standard', { kind: 'vehicle' }),
  unitOf('s4', 'A', 'foot-platoon-laser', { kind: 'infantry' }),
];

it('MM-2 MM-3 for every bundled design and random damage, in every release', async () => {
  for (let seed = 0; seed < rounds; seed += 1)
    for (const version of MEGAMEK_VERSIONS)
      expect([
        seed,
        await problemsOf(filesOf(setupOf([...force(seed), ...support]), { version }), version),
      ]).toEqual([seed, []]);
}, 300_000);

const everySlot = (design: MechDesign, state: (index: number) => SlotState | null): Condition['slots'] =>
  LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((content, index) => {
      const broken = content === null ? null : state(index);
      return broken === null ? [] : [{ location, slot: index + 1, state: broken }];
    }),
  );
/** Anything that can be wrong with a mech, from nearly nothing to nearly everything. */
const ruin = (random: Chance, design: MechDesign): Condition => {
  const rarely = random.pick([2, 3, 8, 30]);
  const left = <L extends string>(
    at: readonly L[],
    full: Readonly<Record<L, number>>,
  ): Partial<Record<L, number>> =>
    Object.fromEntries(
      at.flatMap((one) =>
        random.once(rarely) ? [[one, random.once(4) ? 0 : random.below(full[one] + 1)]] : [],
      ),
    ) as Partial<Record<L, number>>;
  return normalizeCondition(design, {
    armor: left(ARMOR_LOCATIONS, design.armor),
    structure: left(LOCATIONS, design.structure),
    slots: everySlot(design, () => (random.once(rarely) ? random.pick(['hit', 'destroyed'] as const) : null)),
    ammunition: design.bins.map(({ location, slot, shots }) => ({
      location,
      slot,
      shots: random.once(3) ? shots : random.below(shots + 1),
    })),
  });
};
const conditionsOf = (random: Chance, design: MechDesign): readonly Condition[] => [
  { ...UNDAMAGED, slots: everySlot(design, () => 'hit') },
  {
    ...UNDAMAGED,
    slots: everySlot(design, (index) => (index % 2 === 0 ? 'destroyed' : 'hit')),
    armor: { CT: 0, CTR: 0, HD: 0 },
  },
  normalizeCondition(design, { ...UNDAMAGED, structure: { [random.pick(LOCATIONS)]: 0 } }),
  ...Array.from({ length: process.env['DEEP'] === undefined ? 1 : 40 }, () => ruin(random, design)),
];

it('MM-2 has in memory exactly what the setup says, whatever of a mech is broken', async () => {
  const random = chance(20_261_121);
  for (let first = 0; first < bundled.mechs.length; first += 15) {
    const designs = bundled.mechs.slice(first, first + 15);
    const units = designs.flatMap((design) =>
      conditionsOf(random, design).map((condition, index) =>
        unitOf(`${design.slug}-${index}`, 'A', design.slug, {
          condition,
          pilot: random.once(6)
            ? null
            : {
                id: `p-${index}`,
                name: 'Ann Äöü',
                gunnery: random.below(9),
                piloting: random.below(9),
                hits: random.below(6),
              },
        }),
      ),
    );
    const files = filesOf(setupOf(units), { version: random.pick(MEGAMEK_VERSIONS) });
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    const designOf = (id: string): MechDesign =>
      bundled.mech(byId.get(id)?.design ?? '') ?? random.pick(bundled.mechs);
    const loaded = await loadedFrom(textOf(files, '.mul'), designOf);
    for (const unit of units) expect(loaded.get(unit.id)).toEqual(expectedOf(designOf(unit.id), unit));
  }
}, 300_000);

it('MM-2 says nothing of a full bin of more shots than MegaMek reads, which it has full anyway, and of others as many as it reads', async () => {
  const nails = itemNamed('IS Ammo Nail/Rivet - Full');
  const ammunition = Array<Slot>(3).fill({
    kind: 'items',
    items: [{ item: nails ?? ('' as ItemId), rear: false }],
  });
  const design = drawingOf('hunchback-hbk-4g', { model: 'HBK-N', slots: { LT: ammunition } });
  expect(design.bins.filter(({ location }) => location === 'LT').map(({ shots }) => shots)).toEqual([
    300, 300, 300,
  ]);
  const condition: Condition = {
    ...UNDAMAGED,
    slots: [{ location: 'LT', slot: 3, state: 'hit' }],
    ammunition: [{ location: 'LT', slot: 2, shots: 250 }],
  };
  const setup = setupOf([unitOf('1', 'A', design.slug, { condition })]);
  const catalog = catalogWith({ A: [design] });
  const files = filesOf(setup, {}, catalog);
  expect(await problemsOf(files, '0.49', catalog)).toEqual([]);
  const list = textOf(files, '.mul');
  expect(
    [...list.matchAll(/<slot index="(\d)"[^>]* shots="(\d+)"/g)].map(([, slot, shots]) => [slot, shots]),
  ).toEqual([
    ['2', '200'],
    ['3', '200'],
  ]);
  const record = await readXml(
    Buffer.from(
      `<record version="0.49.13"><survivors>${/<entity [^]*<\/entity>/.exec(list)?.[0] ?? ''}</survivors></record>`,
    ),
  );
  const read = record.ok ? readRecord(record.value) : record;
  const [entity] = read.ok ? read.value.entities : [];
  const [unit] = setup.units;
  if (entity === undefined || unit === undefined) throw new Error('no entity in the record');
  expect(readCondition(design, unit, entity)).toEqual({ ok: true, value: condition });
});

it('MM-6 finds gaps in mech files, and none in those of drawn designs', async () => {
  const design = drawingOf('hunchback-hbk-4g', {
    model: 'HBK-G',
    slots: { LT: [null, ...(bundled.mech('hunchback-hbk-4g')?.slots.LT ?? [])] },
  });
  const catalog = catalogWith({ A: [design] });
  const files = filesOf(setupOf([unitOf('1', 'A', design.slug)]), {}, catalog);
  expect(await problemsOf(files, '0.49', catalog)).toEqual([]);
  const torn = files.map(({ name, text }) => ({
    name,
    text: text.replace('Left Torso:\n', 'Left Torso:\n-Empty-\n'),
  }));
  expect(await problemsOf(torn, '0.49', catalog)).toEqual([expect.stringMatching(/: gap in Left Torso$/)]);
});
