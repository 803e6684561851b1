/** Each thing that can be wrong with a design, done to a legal one: it is found, and nothing else is. */
import { readFileSync, readdirSync } from 'node:fs';
import { tons } from '../../kernel/tonnage';
import type { ItemId, Location } from '../model';
import { constructionViolations } from './construction-violations';
import { weightOf } from './weight';
import { build, invented, lookup, put, remove, type Draft } from './testing/invented';

type Edit = (design: Draft) => void;
interface Case {
  readonly motion?: 'biped' | 'quad';
  /** Leads to a design that is still legal. */
  readonly first?: Edit;
  /** Makes it illegal. */
  readonly then: Edit;
}
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

const CASES: Readonly<Record<string, Case>> = {
  figure: {
    then: (d) => {
      d.armor.CT = 8.5;
    },
  },
  tonnage: {
    then: (d) => {
      d.tons = 52;
    },
  },
  'engine-rating': {
    then: (d) => {
      d.tons = 100;
      d.walk = 5;
      d.run = 8;
      d.engine.rating = 500;
      sized(d);
    },
  },
  'engine-speed': {
    then: (d) => {
      d.engine.rating = 205;
    },
  },
  run: {
    then: (d) => {
      d.run = 7;
    },
  },
  jump: {
    first: (d) => {
      put(d, RT, 'jump-jet');
      d.jump = 1;
    },
    then: (d) => {
      d.jump = 2;
    },
  },
  'too-many-jump-jets': {
    first: (d) => {
      for (let i = 0; i < 4; i += 1) put(d, RT, 'jump-jet');
      d.jump = 4;
    },
    then: (d) => {
      put(d, LT, 'jump-jet');
      d.jump = 5;
    },
  },
  'mixed-jump-jets': {
    first: (d) => {
      put(d, RT, 'jump-jet');
      d.jump = 1;
    },
    then: (d) => {
      put(d, RT, 'improved-jump-jet');
      d.jump = 2;
    },
  },
  'jump-engine': {
    first: (d) => {
      d.engine.type = 'ice';
    },
    then: (d) => {
      put(d, RT, 'jump-jet');
      d.jump = 1;
    },
  },
  'structure-points': {
    then: (d) => {
      d.structure.CT += 1;
    },
  },
  'too-much-armor': {
    first: (d) => {
      d.armor.HD = 9;
    },
    then: (d) => {
      d.armor.HD = 10;
    },
  },
  'cockpit-slots': {
    then: (d) => {
      remove(d, 'HD', 'sensors');
    },
  },
  'engine-slots': {
    first: (d) => {
      d.engine.type = 'light';
      build(d, RT, 'engine', 'engine');
      build(d, LT, 'engine', 'engine');
    },
    then: (d) => {
      build(d, LT, 'engine');
    },
  },
  'gyro-slots': {
    first: (d) => {
      d.gyro = 'xl';
      build(d, 'CT', 'gyro', 'gyro');
    },
    then: (d) => {
      d.gyro = 'standard';
    },
  },
  actuators: {
    then: (d) => {
      remove(d, RA, 'upper-arm');
    },
  },
  'hand-without-lower-arm': {
    first: (d) => {
      remove(d, 'LA', 'hand');
      remove(d, 'LA', 'lower-arm');
    },
    then: (d) => {
      remove(d, RA, 'lower-arm');
    },
  },
  'too-many-slots': {
    then: (d) => {
      put(d, 'HD', 'medium-laser');
      put(d, 'HD', 'medium-laser');
    },
  },
  'shared-slot': {
    then: (d) => {
      d.slots.RT[0] = { kind: 'items', items: ['medium-laser', 'small-laser'].map((item) => ({ item: item as ItemId, rear: false })) };
    },
  },
  'too-few-heat-sinks': {
    then: (d) => {
      d.heatSinks.count = 9;
      d.heatSinks.capacity = 9;
    },
  },
  'mixed-heat-sinks': {
    then: (d) => {
      d.slots.RL[4] = null;
      put(d, RT, 'is-double-heat-sink');
    },
  },
  'heat-sink-kind': {
    then: (d) => {
      d.heatSinks.double = true;
      d.heatSinks.capacity = 20;
    },
  },
  'heat-sinks-without-place': {
    then: (d) => {
      d.slots.RL[4] = null;
    },
  },
  'heat-sinks-not-counted': {
    then: (d) => {
      for (let i = 0; i < 9; i += 1) put(d, RT, 'heat-sink');
    },
  },
  'heat-capacity': {
    then: (d) => {
      d.heatSinks.capacity = 12;
    },
  },
  'structure-slots': {
    first: (d) => {
      d.structureType = 'endo-steel';
      everywhere(d, 'is-endo-steel', [RT, LT], 7);
    },
    then: (d) => {
      put(d, RA, 'is-endo-steel', {}, 1);
    },
  },
  'armor-slots': {
    first: (d) => {
      d.armorType = 'ferro-fibrous';
      everywhere(d, 'is-ferro-fibrous-armor', [RT, LT], 7);
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  'spread-slots': {
    first: (d) => {
      put(d, RT, 'is-triple-strength-myomer');
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  place: {
    then: (d) => {
      put(d, RA, 'is-case');
    },
  },
  'needs-actuator': {
    first: (d) => {
      put(d, RA, 'is-hatchet');
    },
    then: (d) => {
      remove(d, RA, 'hand');
    },
  },
  'replaces-actuator': {
    first: (d) => {
      remove(d, RA, 'hand');
      put(d, RA, 'is-flail');
    },
    then: (d) => {
      d.slots.RA[7] = { kind: 'system', part: 'hand' };
    },
  },
  'piece-slots': {
    first: (d) => {
      put(d, RT, 'large-laser');
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  split: {
    first: (d) => {
      put(d, RA, 'autocannon-20', {}, 4);
      put(d, RT, 'autocannon-20', {}, 6);
    },
    then: (d) => {
      d.slots.RA.splice(4, 4, null, null, null, null);
      put(d, 'RL', 'autocannon-20', {}, 1);
      put(d, 'CT', 'autocannon-20', {}, 2);
      put(d, RT, 'autocannon-20', {}, 1);
    },
  },
  torn: {
    first: (d) => {
      put(d, RT, 'ppc');
    },
    then: (d) => {
      d.slots.RT[4] = d.slots.RT[2] ?? null;
      d.slots.RT[2] = null;
    },
  },
  'nothing-to-serve': {
    first: (d) => {
      put(d, RT, 'lrm-15');
      put(d, RT, 'is-artemis-iv-fcs');
    },
    then: (d) => {
      put(d, RT, 'is-artemis-iv-fcs');
    },
  },
  'machine-gun-array': {
    first: (d) => {
      put(d, RT, 'is-light-machine-gun');
      put(d, RT, 'is-light-machine-gun');
      put(d, RT, 'is-light-machine-gun-array');
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  'no-turret': {
    first: (d) => {
      put(d, RT, 'battlemech-turret-shoulder', {}, 1);
      put(d, RT, 'ppc', { turret: true });
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  'turret-does-not-fit': {
    first: (d) => {
      torsoCockpit(d);
    },
    then: (d) => {
      put(d, LT, 'battlemech-turret-quad', {}, 1);
    },
  },
  'needs-ecm': {
    first: stealth,
    then: (d) => {
      d.slots.RT = d.slots.RT.map((slot) => (slot?.kind === 'items' && slot.items[0]?.item === 'is-guardian-ecm-suite' ? null : slot));
    },
  },
  excluded: {
    first: (d) => {
      put(d, RT, 'is-triple-strength-myomer');
    },
    then: (d) => {
      put(d, LT, 'is-masc');
    },
  },
  'more-than-one': {
    first: (d) => {
      put(d, RT, 'is-masc');
    },
    then: (d) => {
      put(d, LT, 'is-masc');
    },
  },
  technology: {
    first: (d) => {
      put(d, RT, 'clan-er-ppc');
      d.mixedTech = true;
    },
    then: (d) => {
      d.mixedTech = false;
    },
  },
  'rules-level': {
    first: (d) => {
      put(d, RT, 'er-ppc');
      d.rulesLevel = 'standard';
    },
    then: (d) => {
      d.rulesLevel = 'introductory';
    },
  },
  'not-for-mechs': {
    then: (d) => {
      put(d, RT, 'laser-rifle', {}, 1);
    },
  },
  'pod-without-omni': {
    first: (d) => {
      omni(d);
      put(d, RT, 'ppc', { omnipod: true });
    },
    then: (d) => {
      d.omni = false;
    },
  },
  'never-in-a-pod': {
    first: (d) => {
      omni(d);
      put(d, RT, 'is-triple-strength-myomer');
    },
    then: (d) => {
      d.slots.RT = d.slots.RT.map((slot) =>
        slot === null ? null : { kind: 'items', items: [{ item: 'is-triple-strength-myomer' as ItemId, rear: false, omnipod: true }] },
      );
    },
  },
  'omni-arm': {
    first: (d) => {
      put(d, RA, 'ppc');
    },
    then: omni,
  },
  'ammunition-without-bin': {
    first: (d) => {
      put(d, RT, 'lrm-15-ammo');
    },
    then: (d) => {
      d.bins = [];
    },
  },
  'bin-without-ammunition': {
    first: (d) => {
      put(d, RT, 'lrm-15-ammo');
    },
    then: (d) => {
      d.slots.RT[0] = null;
    },
  },
  shots: {
    first: (d) => {
      put(d, RT, 'lrm-15-ammo');
    },
    then: (d) => {
      d.bins = d.bins.map((bin) => ({ ...bin, shots: 9 }));
    },
  },
  'not-industrial': {
    first: (d) => {
      put(d, RT, 'is-triple-strength-myomer');
    },
    then: industrial,
  },
  'industrial-only': {
    first: (d) => {
      industrial(d);
      put(d, RT, 'is-industrial-triple-strength-myomer');
    },
    then: (d) => {
      d.structureType = 'standard';
    },
  },
  'needs-fire-control': {
    first: (d) => {
      industrial(d);
      put(d, RT, 'is-beagle-active-probe');
    },
    then: (d) => {
      d.cockpit = 'industrial';
    },
  },
  'not-primitive': {
    first: primitive,
    then: (d) => {
      d.armorType = 'standard';
    },
  },
  'unknown-item': {
    then: (d) => {
      put(d, RT, 'disintegrator');
    },
  },
  'unknown-weight': {
    then: (d) => {
      put(d, RT, 'cargo', {}, 1);
    },
  },
  overweight: {
    first: (d) => {
      put(d, RT, 'autocannon-20');
      put(d, LT, 'ppc');
    },
    then: (d) => {
      put(d, LT, 'ppc');
    },
  },
};

function sized(design: Draft): void {
  const points = { HD: 3, CT: 31, RT: 21, LT: 21, RA: 17, LA: 17, RL: 21, LL: 21 };
  design.structure = points;
}

const codesOf = (design: Draft): readonly string[] => [...new Set(constructionViolations(design, lookup).map(({ code }) => code))];

it('finds nothing wrong with the design that the cases start from', () => {
  expect(codesOf(invented())).toEqual([]);
  expect(codesOf(invented('quad'))).toEqual([]);
});

describe.each(Object.entries(CASES))('construction/%s', (name, { motion, first, then }) => {
  it('is found, and nothing else is', () => {
    const design = invented(motion);
    first?.(design);
    expect(codesOf(design)).toEqual([]);
    then(design);
    expect(codesOf(design)).toEqual([`construction/${name}`]);
  });
});

it('has a case for every code of these rules', () => {
  const codes = readdirSync(__dirname)
    .filter((file) => file.startsWith('check-'))
    .flatMap((file) => [...readFileSync(`${__dirname}/${file}`, 'utf8').matchAll(/'construction\/([a-z-]+)'/g)].map((match) => match[1] ?? ''));
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !Object.hasOwn(CASES, code))).toEqual([]);
});

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
  expect(weightOf(design, lookup).lines.find(({ item }) => item === 'thumper')).toMatchObject({ count: 1, tons: 15_000_000 });
  design.slots.CT[10] = null;
  put(design, 'HD', 'thumper', {}, 1);
  expect(codesOf(design)).toContain('construction/piece-slots');
});

it('tells pieces apart whose size only the design states', () => {
  const design = invented();
  design.mountTons = { cargo: tons(1) };
  for (let i = 0; i < 3; i += 1) put(design, RT, 'cargo', {}, 1);
  expect(codesOf(design)).toEqual([]);
  expect(weightOf(design, lookup).lines.find(({ item }) => item === 'cargo')).toMatchObject({ count: 3, tons: 3_000_000 });
});
