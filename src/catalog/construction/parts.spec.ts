/** Weights and slots of parts, against figures of the TechManual and Tactical Operations. */
import { tons, toTons } from '../../kernel/tonnage';
import { COCKPIT_TYPES, LOCATIONS } from '../model';
import { armorSlots, armorTons, armorTonsOf, maxArmor, patchworkSlots } from './armor';
import { cockpitTons } from './cockpit';
import { amplifierTons, engineSlots, engineTons, freeHeatSinks, integralHeatSinks } from './engine';
import { gyroSlots, gyroTons } from './gyro';
import { halfTonsUp } from './rounding';
import { internalStructure, structureSlots, structureTons } from './structure';
import { constructionViolations } from './construction-violations';
import { build, invented, lookup, put, remove, type Draft } from './testing/invented';
import { weightOf } from './weight';

const inTons = (weight: ReturnType<typeof engineTons>): number | null =>
  weight === null ? null : toTons(weight);
const lineOf = (design: Draft, part: string): number | null => {
  const line = weightOf(design, lookup).lines.find((one) => one.part === part || one.item === part);
  return line === undefined ? null : toTons(line.tons);
};

it('rounds up to half tons, and leaves half tons alone', () => {
  expect(
    ([0, 0.5, 0.500001, 0.75, 1, 7.000001] as const).map((value) => toTons(halfTonsUp(tons(value)))),
  ).toEqual([0, 0.5, 1, 1, 1, 7.5]);
  expect(toTons(halfTonsUp(tons(8.5), 1, 3))).toBe(3);
});

describe('engines (TM)', () => {
  it.each([
    [10, 0.5],
    [100, 3],
    [175, 7],
    [200, 8.5],
    [240, 11.5],
    [260, 13.5],
    [300, 19],
    [345, 28.5],
    [375, 38.5],
    [400, 52.5],
  ])('of rating %i weighs %d t', (rating, weight) =>
    expect(inTons(engineTons(rating, 'fusion'))).toBe(weight),
  );
  it.each([
    ['xl', 4.5],
    ['light', 6.5],
    ['xxl', 3],
    ['compact', 13],
    ['ice', 17],
    ['fuel-cell', 10.5],
    ['fission', 15],
  ] as const)('of rating 200 as %s weighs %d t', (type, weight) =>
    expect(inTons(engineTons(200, type))).toBe(weight),
  );
  it('never weighs less than 5 t as fission', () => expect(inTons(engineTons(50, 'fission'))).toBe(5));
  it('is refused where nobody builds it', () =>
    expect([0, 5, 12, 202.5, 405, -10, NaN].map((rating) => engineTons(rating, 'xl'))).toEqual(
      Array(7).fill(null),
    ));
  it('reaches into the side torsos by kind and maker', () => {
    const inSide = (type: 'xl' | 'xxl' | 'light' | 'compact', techBase: 'is' | 'clan') =>
      engineSlots({ rating: 200, type, techBase }, 'LT');
    expect([
      inSide('xl', 'is'),
      inSide('xl', 'clan'),
      inSide('light', 'is'),
      inSide('xxl', 'is'),
      inSide('xxl', 'clan'),
      inSide('compact', 'is'),
    ]).toEqual([3, 2, 2, 6, 4, 0]);
    expect(engineSlots({ rating: 200, type: 'compact', techBase: 'is' }, 'CT')).toBe(3);
  });
  it('holds a heat sink for every 25 points, and brings some that weigh nothing', () => {
    expect([
      integralHeatSinks(265, false),
      integralHeatSinks(240, false),
      integralHeatSinks(240, true),
    ]).toEqual([10, 9, 18]);
    expect((['fusion', 'xl', 'fission', 'fuel-cell', 'ice'] as const).map(freeHeatSinks)).toEqual([
      10, 10, 5, 1, 0,
    ]);
  });
  it('needs amplifiers of a tenth of what it feeds, unless it is nuclear', () => {
    expect(
      (['ice', 'fuel-cell', 'fission', 'fusion'] as const).map((type) =>
        toTons(amplifierTons(type, tons(11))),
      ),
    ).toEqual([1.5, 1.5, 0, 0]);
  });
});

it('knows gyros: a ton for each begun hundred, by kind (TM)', () => {
  expect(
    (['standard', 'xl', 'compact', 'heavy-duty'] as const).map((gyro) => [
      toTons(gyroTons(270, gyro)),
      gyroSlots(gyro),
    ]),
  ).toEqual([
    [3, 4],
    [1.5, 6],
    [4.5, 2],
    [6, 4],
  ]);
  expect([100, 105, 300, 305].map((rating) => toTons(gyroTons(rating, 'standard')))).toEqual([1, 2, 3, 4]);
});

it('knows cockpits (TM, TO)', () =>
  expect(COCKPIT_TYPES.map((cockpit) => toTons(cockpitTons(cockpit)))).toEqual([
    3, 2, 6, 5, 4, 4, 3, 5, 5, 4, 3,
  ]));

describe('internal structure (TM)', () => {
  it('weighs a tenth, endo steel half of that, rounded up', () => {
    expect(
      [75, 55, 20].map((mech) => [
        toTons(structureTons(mech, 'standard')),
        toTons(structureTons(mech, 'endo-steel')),
      ]),
    ).toEqual([
      [7.5, 4],
      [5.5, 3],
      [2, 1],
    ]);
    expect(
      (['endo-composite', 'composite', 'reinforced', 'industrial'] as const).map((type) =>
        toTons(structureTons(50, type)),
      ),
    ).toEqual([4, 2.5, 10, 10]);
  });
  it('fills slots by kind and maker', () => {
    expect([
      structureSlots('endo-steel', 'is'),
      structureSlots('endo-steel', 'clan'),
      structureSlots('endo-composite', 'is'),
      structureSlots('standard', 'is'),
    ]).toEqual([14, 7, 7, 0]);
  });
  it('has points by tonnage, and a quad legs in front too', () => {
    expect(LOCATIONS.map((location) => internalStructure(100, location, 'biped'))).toEqual([
      3, 31, 21, 21, 17, 17, 21, 21,
    ]);
    expect(LOCATIONS.map((location) => internalStructure(20, location, 'quad'))).toEqual([
      3, 6, 5, 5, 4, 4, 4, 4,
    ]);
    expect(LOCATIONS.map((location) => internalStructure(10, location, 'biped'))).toEqual([
      3, 4, 3, 3, 1, 1, 2, 2,
    ]);
    expect(LOCATIONS.map((location) => internalStructure(15, location, 'biped'))).toEqual([
      3, 5, 4, 4, 2, 2, 3, 3,
    ]);
    expect([5, 105, 52, NaN].map((mech) => internalStructure(mech, 'CT', 'biped'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('armour (TM, TO)', () => {
  it.each([
    ['standard', 'is', 160, 10],
    ['standard', 'is', 161, 10.5],
    ['ferro-fibrous', 'is', 179, 10],
    ['ferro-fibrous', 'is', 180, 10.5],
    ['ferro-fibrous', 'clan', 192, 10],
    ['light-ferro-fibrous', 'is', 169, 10],
    ['heavy-ferro-fibrous', 'is', 198, 10],
    ['hardened', 'is', 80, 10],
    ['ferro-lamellor', 'clan', 140, 10],
    ['primitive', 'is', 142, 13.5],
    ['commercial', 'is', 24, 1],
  ] as const)('%s of %s: %i points weigh %d t', (type, techBase, points, weight) =>
    expect(toTons(armorTons(points, { type, techBase }))).toBe(weight),
  );
  it('fills slots everywhere, or in a patch', () => {
    const kinds = [
      { type: 'ferro-fibrous', techBase: 'is' },
      { type: 'ferro-fibrous', techBase: 'clan' },
      { type: 'heavy-ferro-fibrous', techBase: 'is' },
      { type: 'hardened', techBase: 'is' },
    ] as const;
    expect(kinds.map((kind) => [armorSlots(kind), patchworkSlots(kind)])).toEqual([
      [14, 2],
      [7, 1],
      [21, 3],
      [0, 0],
    ]);
  });
  it('is twice the structure at most, and 9 on the head', () =>
    expect([maxArmor('HD', 3), maxArmor('CT', 31)]).toEqual([9, 62]));
  it('CON-5: adds a patchwork mech up before it rounds', () => {
    const patch = (type: 'standard' | 'hardened') => ({ type, techBase: 'is' as const });
    const armor = { HD: 8, CT: 6, RT: 6, LT: 6, RA: 10, LA: 10, RL: 10, LL: 10, CTR: 2, RTR: 2, LTR: 2 };
    const patchwork = {
      HD: patch('hardened'),
      CT: patch('standard'),
      RT: patch('standard'),
      LT: patch('standard'),
      RA: patch('standard'),
      LA: patch('standard'),
      RL: patch('standard'),
      LL: patch('standard'),
    };
    // 8 hardened points weigh 1 t, 64 of standard armour 4 t; each location by itself would be rounded to
    // more.
    expect(toTons(armorTonsOf({ armor, armorType: 'patchwork', armorTechBase: 'is', patchwork }))).toBe(5);
  });
});

describe('what adds to the weight', () => {
  it('armoured components: half a ton a slot, the cockpit a ton (TO)', () => {
    const design = invented();
    put(design, 'RT', 'ppc', { armored: true });
    design.slots.HD[2] = { kind: 'system', part: 'cockpit', armored: true };
    expect(lineOf(design, 'armored-components')).toBe(2.5);
    expect(constructionViolations(design, lookup)).toEqual([]);
  });
  it('amplifiers for energy weapons on an ICE, not for what burns fuel (TM)', () => {
    const design = invented();
    design.engine.type = 'ice';
    put(design, 'RT', 'ppc');
    put(design, 'RT', 'vehicle-flamer');
    expect(lineOf(design, 'amplifiers')).toBe(1);
    design.engine.type = 'fission';
    expect(lineOf(design, 'amplifiers')).toBeNull();
  });
  it('turrets: a tenth of what is in them (TO)', () => {
    const design = invented();
    put(design, 'RT', 'battlemech-turret-shoulder', {}, 1);
    put(design, 'RT', 'ppc', { turret: true });
    expect(lineOf(design, 'battlemech-turret-shoulder')).toBe(1);
  });
  it('heat sinks beyond those of the engine, compact ones more', () => {
    const design = invented();
    Object.assign(design.heatSinks, { count: 12, capacity: 12 });
    put(design, 'RT', 'heat-sink');
    put(design, 'RT', 'heat-sink');
    expect(lineOf(design, 'heat-sinks')).toBe(2);
    design.engine.type = 'ice';
    expect(lineOf(design, 'heat-sinks')).toBe(12);
    expect(constructionViolations(design, lookup)).toEqual([]);
  });
  it('compact heat sinks: one and a half tons each, two in a slot (TO)', () => {
    const design = invented();
    design.slots.RL[4] = null;
    design.slots.LL[4] = null;
    Object.assign(design.heatSinks, { count: 18, capacity: 18, item: 'is-1-compact-heat-sink' });
    put(design, 'RT', 'is-2-compact-heat-sinks');
    expect(lineOf(design, 'heat-sinks')).toBe(12);
    expect(constructionViolations(design, lookup)).toEqual([]);
  });
});

describe('kinds of cockpit and gyro', () => {
  const legal = (design: Draft) => expect(constructionViolations(design, lookup)).toEqual([]);
  it('a small cockpit leaves a slot of the head free', () => {
    const design = invented();
    design.cockpit = 'small';
    remove(design, 'HD', 'life-support');
    build(design, 'HD', 'life-support');
    legal(design);
    put(design, 'HD', 'medium-laser');
    put(design, 'HD', 'medium-laser');
    legal(design);
  });
  it('a command console is a second cockpit', () => {
    const design = invented();
    design.cockpit = 'command-console';
    build(design, 'HD', 'cockpit');
    legal(design);
  });
  it('a compact engine and gyro free the centre torso', () => {
    const design = invented();
    design.engine.type = 'compact';
    design.gyro = 'compact';
    remove(design, 'CT', 'engine');
    remove(design, 'CT', 'gyro');
    build(design, 'CT', 'engine', 'engine', 'engine', 'gyro', 'gyro');
    legal(design);
  });
});
