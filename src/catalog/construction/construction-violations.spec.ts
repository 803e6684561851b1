/** Each thing that can be wrong with a design, done to a legal one: it is found, and nothing else is. */
import { readFileSync, readdirSync } from 'node:fs';
import { tons } from '../../kernel/tonnage';
import type { ItemId, Location, SlotItem, SystemPart } from '../model';
import { constructionViolations } from './construction-violations';
import { weightOf } from './weight';
import { build, invented, lookup, put, remove, type Draft } from './testing/invented';

type Edit = (design: Draft) => unknown;
interface Case {
  /** Leads to a design that is still legal. */
  readonly first?: Edit;
  /** Makes it illegal. */
  readonly then: Edit;
}
const OF_100_TONS = { HD: 3, CT: 31, RT: 21, LT: 21, RA: 17, LA: 17, RL: 21, LL: 21 };
const [RA, RT, LT] = ['RA', 'RT', 'LT'] as const satisfies readonly Location[];
const omni: Edit = (d) => {
  d.omni = true;
};
const everywhere = (d: Draft, item: string, locations: readonly Location[], slots: number): void => {
  for (const location of locations) put(d, location, item, {}, slots);
};
const stealth: Edit = (d) => {
  d.armorType = 'stealth';
  d.slots.RL[4] = null;
  d.slots.LL[4] = null;
  everywhere(d, 'is-stealth-armor', ['RT', 'LT', 'RA', 'LA', 'RL', 'LL'], 2);
  put(d, RT, 'heat-sink');
  put(d, RT, 'heat-sink');
  put(d, RT, 'is-guardian-ecm-suite');
};
const industrial: Edit = (d) => {
  d.structureType = 'industrial';
};
const primitive: Edit = (d) => {
  d.cockpit = 'primitive';
  d.engine.rating = 240;
  d.armorType = 'primitive';
};
const torsoCockpit: Edit = (d) => {
  d.cockpit = 'torso-mounted';
  for (const part of ['life-support', 'sensors', 'cockpit'] as const) remove(d, 'HD', part);
  build(d, 'HD', 'sensors', 'sensors');
  build(d, 'CT', 'cockpit', 'sensors');
  build(d, RT, 'life-support');
  build(d, LT, 'life-support');
};

/** Puts items into a location, one after the other. */
const putting =
  (location: Location, ...items: readonly string[]): Edit =>
  (d) =>
    items.forEach((item) => put(d, location, item));
const set =
  (changes: Partial<Draft>): Edit =>
  (d) =>
    Object.assign(d, changes);
const engine =
  (changes: Partial<Draft['engine']>): Edit =>
  (d) =>
    Object.assign(d.engine, changes);
const sinks =
  (changes: Partial<Draft['heatSinks']>): Edit =>
  (d) =>
    Object.assign(d.heatSinks, changes);
const clear =
  (location: Location, slot = 1): Edit =>
  (d) => {
    d.slots[location][slot - 1] = null;
  };
const without =
  (location: Location, ...parts: readonly SystemPart[]): Edit =>
  (d) =>
    parts.forEach((part) => remove(d, location, part));
const all =
  (...edits: readonly Edit[]): Edit =>
  (d) =>
    edits.forEach((edit) => edit(d));
const times = (count: number, edit: Edit): Edit => all(...Array.from({ length: count }, () => edit));
const part =
  (location: Location, item: string, slots: number, mark: Partial<SlotItem> = {}): Edit =>
  (d) =>
    put(d, location, item, mark, slots);
const jets = (count: number): Edit => all(times(count, putting(RT, 'jump-jet')), set({ jump: count }));
const TSM = 'is-triple-strength-myomer';
const ARMOR_IN_SIDES = all(
  part(RT, 'is-ferro-fibrous-armor', 7),
  part(LT, 'is-ferro-fibrous-armor', 7),
  set({ armorType: 'ferro-fibrous' }),
);
const ENDO_IN_SIDES = all(
  part(RT, 'is-endo-steel', 7),
  part(LT, 'is-endo-steel', 7),
  set({ structureType: 'endo-steel' }),
);

const CASES: Readonly<Record<string, Case>> = {
  figure: { then: (d) => Object.assign(d.armor, { CT: 8.5 }) },
  tonnage: { then: set({ tons: 52 }) },
  'engine-rating': {
    then: all(set({ tons: 100, walk: 5, run: 8, structure: OF_100_TONS }), engine({ rating: 500 })),
  },
  'engine-speed': { then: engine({ rating: 205 }) },
  run: { then: set({ run: 7 }) },
  jump: { first: jets(1), then: set({ jump: 2 }) },
  'too-many-jump-jets': { first: jets(4), then: all(putting(LT, 'jump-jet'), set({ jump: 5 })) },
  'mixed-jump-jets': { first: jets(1), then: all(putting(RT, 'improved-jump-jet'), set({ jump: 2 })) },
  'jump-engine': { first: engine({ type: 'ice' }), then: jets(1) },
  'structure-points': { then: (d) => Object.assign(d.structure, { CT: 17 }) },
  'too-much-armor': {
    first: (d) => Object.assign(d.armor, { HD: 9 }),
    then: (d) => Object.assign(d.armor, { HD: 10 }),
  },
  'cockpit-slots': { then: without('HD', 'sensors') },
  'engine-slots': {
    first: all(engine({ type: 'light' }), (d) =>
      [RT, LT].forEach((side) => build(d, side, 'engine', 'engine')),
    ),
    then: (d) => build(d, LT, 'engine'),
  },
  'gyro-slots': {
    first: all(set({ gyro: 'xl' }), (d) => build(d, 'CT', 'gyro', 'gyro')),
    then: set({ gyro: 'standard' }),
  },
  actuators: { then: without(RA, 'upper-arm') },
  'hand-without-lower-arm': { first: without('LA', 'hand', 'lower-arm'), then: without(RA, 'lower-arm') },
  'too-many-slots': { then: putting('HD', 'medium-laser', 'medium-laser') },
  'shared-slot': {
    then: (d) =>
      (d.slots.RT[0] = {
        kind: 'items',
        items: ['medium-laser', 'small-laser'].map((item) => ({ item: item as ItemId, rear: false })),
      }),
  },
  'too-few-heat-sinks': { then: sinks({ count: 9, capacity: 9 }) },
  'mixed-heat-sinks': { then: all(clear('RL', 5), putting(RT, 'is-double-heat-sink')) },
  'heat-sink-kind': { then: sinks({ double: true, capacity: 20 }) },
  'heat-sinks-without-place': { then: clear('RL', 5) },
  'heat-sinks-not-counted': { then: times(9, putting(RT, 'heat-sink')) },
  'heat-capacity': { then: sinks({ capacity: 12 }) },
  'structure-slots': { first: ENDO_IN_SIDES, then: part(RA, 'is-endo-steel', 1) },
  'armor-slots': { first: ARMOR_IN_SIDES, then: clear(RT) },
  'spread-slots': { first: putting(RT, TSM), then: clear(RT) },
  place: { then: putting(RA, 'is-case') },
  'needs-actuator': { first: putting(RA, 'is-hatchet'), then: without(RA, 'hand') },
  'replaces-actuator': {
    first: all(without(RA, 'hand'), putting(RA, 'is-flail')),
    then: (d) => (d.slots.RA[7] = { kind: 'system', part: 'hand' }),
  },
  'piece-slots': { first: putting(RT, 'large-laser'), then: clear(RT) },
  split: {
    first: all(part(RA, 'autocannon-20', 4), part(RT, 'autocannon-20', 6)),
    then: all(
      ...[5, 6, 7, 8].map((slot) => clear(RA, slot)),
      part('RL', 'autocannon-20', 1),
      part('CT', 'autocannon-20', 2),
      part(RT, 'autocannon-20', 1),
    ),
  },
  torn: {
    first: putting(RT, 'ppc'),
    then: all((d) => (d.slots.RT[4] = d.slots.RT[2] ?? null), clear(RT, 3)),
  },
  'nothing-to-serve': {
    first: putting(RT, 'lrm-15', 'is-artemis-iv-fcs'),
    then: putting(RT, 'is-artemis-iv-fcs'),
  },
  'machine-gun-array': {
    first: putting(RT, 'is-light-machine-gun', 'is-light-machine-gun', 'is-light-machine-gun-array'),
    then: clear(RT),
  },
  'no-turret': {
    first: all(part(RT, 'battlemech-turret-shoulder', 1), part(RT, 'ppc', 3, { turret: true })),
    then: clear(RT),
  },
  'turret-does-not-fit': { first: torsoCockpit, then: part(LT, 'battlemech-turret-quad', 1) },
  'needs-ecm': { first: stealth, then: all(clear(RT, 5), clear(RT, 6)) },
  excluded: { first: putting(RT, TSM), then: putting(LT, 'is-masc') },
  'more-than-one': { first: putting(RT, 'is-masc'), then: putting(LT, 'is-masc') },
  technology: {
    first: all(putting(RT, 'clan-er-ppc'), set({ mixedTech: true })),
    then: set({ mixedTech: false }),
  },
  'rules-level': {
    first: all(putting(RT, 'er-ppc'), set({ rulesLevel: 'standard' })),
    then: set({ rulesLevel: 'introductory' }),
  },
  'not-for-mechs': { then: part(RT, 'laser-rifle', 1) },
  'pod-without-omni': { first: all(omni, part(RT, 'ppc', 3, { omnipod: true })), then: set({ omni: false }) },
  'never-in-a-pod': {
    first: all(omni, putting(RT, TSM)),
    then: all((d) => (d.slots.RT = d.slots.RT.map(() => null)), part(RT, TSM, 6, { omnipod: true })),
  },
  'omni-arm': { first: putting(RA, 'ppc'), then: omni },
  'ammunition-without-bin': { first: putting(RT, 'lrm-15-ammo'), then: set({ bins: [] }) },
  'bin-without-ammunition': { first: putting(RT, 'lrm-15-ammo'), then: clear(RT) },
  shots: {
    first: putting(RT, 'lrm-15-ammo'),
    then: (d) => (d.bins = d.bins.map((bin) => ({ ...bin, shots: 9 }))),
  },
  // Its own parts only: what else a LAM or a QuadVee needs is in specs of their own.
  'conversion-gear': { then: (d) => build(d, RT, 'landing-gear') },
  'not-for-lams': {
    first: all(set({ lam: 'standard' }), (d) => {
      for (const at of [RT, 'LT', 'CT'] as const) build(d, at, 'landing-gear');
      for (const at of [RT, 'LT', 'HD'] as const) build(d, at, 'avionics');
    }),
    then: set({ omni: true }),
  },
  'not-industrial': { first: putting(RT, TSM), then: industrial },
  'industrial-only': {
    first: all(industrial, putting(RT, 'is-industrial-triple-strength-myomer')),
    then: set({ structureType: 'standard' }),
  },
  'needs-fire-control': {
    first: all(industrial, putting(RT, 'is-beagle-active-probe')),
    then: set({ cockpit: 'industrial' }),
  },
  'not-primitive': { first: primitive, then: set({ armorType: 'standard' }) },
  'unknown-item': { then: putting(RT, 'disintegrator') },
  'unknown-weight': { then: part(RT, 'cargo', 1) },
  overweight: { first: all(putting(RT, 'autocannon-20'), putting(LT, 'ppc')), then: putting(LT, 'ppc') },
};

const codesOf = (design: Draft): readonly string[] => [
  ...new Set(constructionViolations(design, lookup).map(({ code }) => code)),
];

it('finds nothing wrong with the design that the cases start from', () => {
  expect(codesOf(invented())).toEqual([]);
  expect(codesOf(invented('quad'))).toEqual([]);
});

describe.each(Object.entries(CASES))('construction/%s', (name, { first, then }) => {
  it('is found, and nothing else is', () => {
    const design = invented();
    first?.(design);
    expect(codesOf(design)).toEqual([]);
    then(design);
    expect(codesOf(design)).toEqual([`construction/${name}`]);
  });
});

it('has a case for every code of these rules', () => {
  const folder = `${__dirname}/checks`;
  const codes = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'construction\/([a-z-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !Object.hasOwn(CASES, code))).toEqual([]);
});

it.each(['torso-mounted', 'command-console'] as const)(
  'lets nobody leave with the whole head of a cockpit that is %s',
  (cockpit) => {
    const excluded = (design: Draft) =>
      constructionViolations(design, lookup).some(({ code }) => code === 'construction/excluded');
    const design = invented();
    expect(excluded({ ...design, fullHeadEjection: true })).toBe(false);
    expect(excluded({ ...design, cockpit })).toBe(false);
    expect(excluded({ ...design, cockpit, fullHeadEjection: true })).toBe(true);
  },
);

it('tells several things at once', () => {
  const design = invented();
  design.run = 9;
  design.armor.HD = 12;
  put(design, RA, 'is-case');
  expect(codesOf(design)).toEqual(['construction/run', 'construction/too-much-armor', 'construction/place']);
});

it('lets artillery lie over more than two locations that hang together, as one piece', () => {
  const design = invented('quad');
  put(design, RT, 'thumper', {}, 6);
  put(design, 'CT', 'thumper', {}, 1);
  put(design, LT, 'thumper', {}, 8);
  expect(codesOf(design)).toEqual([]);
  expect(weightOf(design, lookup).lines.find(({ item }) => item === 'thumper')).toMatchObject({
    count: 1,
    tons: 15_000_000,
  });
  design.slots.CT[10] = null;
  put(design, 'HD', 'thumper', {}, 1);
  expect(codesOf(design)).toContain('construction/piece-slots');
});

it('tells pieces apart whose size only the design states', () => {
  const design = invented();
  design.mountTons = { cargo: tons(1) };
  for (let i = 0; i < 3; i += 1) put(design, RT, 'cargo', {}, 1);
  expect(codesOf(design)).toEqual([]);
  expect(weightOf(design, lookup).lines.find(({ item }) => item === 'cargo')).toMatchObject({
    count: 3,
    tons: 3_000_000,
  });
});

it('tells a piece torn apart whose size only the design states', () => {
  const design = invented();
  design.mountTons = { 'communications-equipment': tons(4) };
  put(design, RT, 'communications-equipment', {}, 4);
  expect(codesOf(design)).toEqual([]);
  const [first, , , last] = design.slots.RT;
  design.slots.RT[3] = null;
  expect(codesOf(design)).toEqual(['construction/piece-slots']);
  // A laser between its slots, all of which are there.
  design.slots.RT.splice(1, 0, { kind: 'items', items: [{ item: 'medium-laser' as ItemId, rear: false }] });
  design.slots.RT.pop();
  design.slots.RT[4] = last ?? first ?? null;
  design.mountTons = { ...design.mountTons, 'medium-laser': tons(1) };
  expect(codesOf(design)).toEqual(['construction/torn']);
});

it('keeps aquatic survival systems with the pilot, and capacitors from clan PPCs before 3101', () => {
  const wet = invented();
  put(wet, RT, 'mechwarrior-aquatic-survival-system', {}, 1);
  expect(codesOf(wet)).toContain('construction/place');
  const charged = invented();
  Object.assign(charged, { mixedTech: true });
  put(charged, RT, 'clan-er-ppc', {}, 2);
  put(charged, RT, 'ppc-capacitor', {}, 1);
  expect(codesOf(charged)).toContain('construction/nothing-to-serve');
  expect(codesOf(Object.assign(charged, { year: 3101 }))).not.toContain('construction/nothing-to-serve');
});

it('does not mind whose name the slots of armour bear, but what it is', () => {
  const design = invented();
  Object.assign(design, { armorType: 'ferro-fibrous', armorTechBase: 'clan', mixedTech: true });
  put(design, RT, 'is-ferro-fibrous-armor', {}, 7);
  expect(codesOf(design)).toEqual([]);
  design.slots.RT = design.slots.RT.map(() => null);
  put(design, RT, 'is-light-ferro-fibrous-armor', {}, 7);
  expect(codesOf(design)).toEqual(['construction/armor-slots']);
});
