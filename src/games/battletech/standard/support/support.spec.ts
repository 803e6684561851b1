/** Support units (BT-SUP), rule by rule. */
import { applyHit } from '../damage/apply-hit';
import { aimOf } from '../fire/aim';
import { bears } from '../fire/arcs';
import { groundOf } from '../field/ground';
import type { Terrain } from '../field/model';
import { outcomeOf } from '../play/end';
import { open } from '../play/open';
import { placesOf } from '../movement/places';
import type { Mech, Mode } from '../mech/model';
import { physicalOf } from '../physical/physical';
import { standOf } from '../sight/heights';
import { fixedDice, makeCourse, makeVictim } from '../testing/make-course';
import { hex, makeField, makeMech, makeSheet } from '../testing/make-mech';
import { nextStun } from './after-support';
import { criticalEffect } from './damage/support-critical';
import { fallen, lossesBy, platoonGroups } from './damage/infantry-losses';
import { motiveEffect } from './damage/motive';
import { struckBy } from './damage/vehicle-table';
import { isInTheOpen, resolvePlatoonShot } from './fire/platoon-shot';
import { FRONT, LEFT, REAR, RIGHT, ROTOR, UNTOUCHED } from './model';

const CAR = 'centipede-scout-car-standard';
const VTOL = 'peregrine-attack-vtol-standard';
const PLATOON = 'foot-platoon-laser';

/** MP to each hex in any facing, by label. */
const reach = (
  mech: Mech,
  mode: Mode,
  hexes: Readonly<Record<string, Terrain>> = {},
): Map<string, number> => {
  const places = placesOf({ field: makeField(hexes), mechs: [mech] }, mech, mode);
  const least = new Map<string, number>();
  for (const { hex: at, mp } of places) least.set(at, Math.min(mp, least.get(at) ?? 255));
  return least;
};

describe('BT-SUP-1', () => {
  it('BT-SUP-1 a vehicle has points on four sides, a VTOL on its rotor too, a platoon troopers', () => {
    expect(makeSheet(CAR).armor).toMatchObject({ [FRONT]: 14, [RIGHT]: 14, [LEFT]: 14, [REAR]: 14, HD: 0 });
    expect(makeSheet(CAR).structure).toMatchObject({ [FRONT]: 2, [ROTOR]: 0 });
    expect(makeSheet(VTOL).structure).toMatchObject({ [FRONT]: 3, [ROTOR]: 3 });
    expect(makeSheet(PLATOON).structure).toMatchObject({ [FRONT]: 28, [RIGHT]: 0 });
  });

  it("BT-SUP-1 it is out with a location's last point, and a platoon with its last trooper", () => {
    const car = makeCourse(makeVictim(CAR), fixedDice(3, 3));
    applyHit(car, CAR, { damage: 16, kind: 'ballistic', where: { table: 'normal', side: 'front' } });
    expect(car.now.harm.out).toBe('wrecked');
    const platoon = makeCourse(makeVictim(PLATOON), fixedDice());
    applyHit(platoon, PLATOON, { damage: 271, kind: 'physical', where: { table: 'kick', side: 'front' } });
    expect(platoon.now.harm.out).toBe('wrecked');
  });
});

describe('BT-SUP-2', () => {
  const car = makeMech(CAR, { hex: hex('0805'), facing: 3 });
  it('BT-SUP-2 cruises 8 hexes and goes 12 at flank speed', () => {
    expect(reach(car, 'walk').get('0813')).toBe(8);
    expect(reach(car, 'run').get('0817')).toBe(12);
    expect(reach(car, 'walk').get('0814')).toBeUndefined();
  });

  it('BT-SUP-2 rough and rubble cost 1 more, water nothing, a level 1 more', () => {
    const at = (terrain: Terrain) => reach(car, 'walk', { '0806': terrain }).get('0806');
    expect(at({ rough: true } as Terrain)).toBe(2);
    expect(at({ rubble: 1 } as Terrain)).toBe(2);
    expect(at({ water: 2 } as Terrain)).toBe(1);
    expect(at({ level: 1 } as Terrain)).toBe(2);
    expect(at({ level: 2 } as Terrain)).toBeUndefined();
  });

  it('BT-SUP-2 woods are closed but along a road, buildings always', () => {
    const woods = { woods: 1 } as Terrain;
    expect(reach(car, 'walk', { '0806': woods }).get('0806')).toBeUndefined();
    const road = { '0805': { road: 8 }, '0806': { ...woods, road: 9 } } as unknown as Record<string, Terrain>;
    expect(reach(car, 'walk', road).get('0806')).toBe(1);
    const house = { building: { kind: 1, levels: 1, cf: 15 } } as unknown as Terrain;
    expect(reach(car, 'walk', { '0806': house }).get('0806')).toBeUndefined();
  });
});

describe('BT-SUP-3', () => {
  const vtol = makeMech(VTOL, { hex: hex('0803'), facing: 3 });
  it('BT-SUP-3 flies over everything, for 1 MP a hex and each level of its flight', () => {
    expect(reach(vtol, 'walk').get('0815')).toBe(12);
    const at = (terrain: Terrain) => reach(vtol, 'walk', { '0804': terrain }).get('0804');
    expect(at({ woods: 2 } as Terrain)).toBe(3);
    expect(at({ level: 3 } as Terrain)).toBe(4);
    expect(at({ water: 2 } as Terrain)).toBe(1);
    expect(at({ building: { kind: 1, levels: 2, cf: 15 } } as unknown as Terrain)).toBe(3);
  });
});

describe('BT-SUP-4', () => {
  const platoon = makeMech(PLATOON, { hex: hex('0805'), facing: 0 });
  it('BT-SUP-4 goes one hex in any direction, and does not run', () => {
    expect([...reach(platoon, 'walk').keys()].sort()).toEqual(
      ['0704', '0705', '0804', '0805', '0806', '0904', '0905']
        .map((at) =>
          at.startsWith('07') || at.startsWith('09')
            ? at.slice(0, 2) + String(Number(at.slice(2)) + 1).padStart(2, '0')
            : at,
        )
        .sort(),
    );
    expect([...reach(platoon, 'run').keys()]).toEqual(['0805']);
  });

  it('BT-SUP-4 whatever the terrain costs, but one level at most and not into water', () => {
    const at = (terrain: Terrain) => reach(platoon, 'walk', { '0806': terrain }).get('0806');
    expect(at({ woods: 2 } as Terrain)).toBe(1);
    expect(at({ level: 1 } as Terrain)).toBe(1);
    expect(at({ level: 2 } as Terrain)).toBeUndefined();
    expect(at({ water: 1 } as Terrain)).toBeUndefined();
    expect(at({ building: { kind: 2, levels: 2, cf: 40 } } as unknown as Terrain)).toBe(1);
  });
});

describe('BT-SUP-5', () => {
  const field = makeField({
    '0201': { water: 2, level: 1 } as Terrain,
    '0301': { woods: 1 } as Terrain,
    '0401': { building: { kind: 1, levels: 3, cf: 15 } } as unknown as Terrain,
  });
  const stand = (slug: string, at: string) => {
    const { feet, height } = standOf(groundOf(field), makeMech(slug, { hex: hex(at) }));
    return [feet, height];
  };

  it('BT-SUP-5 one level high, on the water, or above what stands in the hex', () => {
    expect(stand(CAR, '0101')).toEqual([0, 0]);
    expect(stand(CAR, '0201')).toEqual([1, 1]);
    expect(stand(VTOL, '0101')).toEqual([1, 1]);
    expect(stand(VTOL, '0301')).toEqual([3, 3]);
    expect(stand(VTOL, '0401')).toEqual([4, 4]);
    expect(stand(PLATOON, '0401')).toEqual([0, 0]);
  });
});

describe('BT-SUP-6', () => {
  const of = (slug: string, location: typeof FRONT, sector: number): boolean =>
    bears(makeSheet(slug), { location, isRear: false, isTurret: false }, sector, sector);
  /** Sectors are 15°. */
  it('BT-SUP-6 front, sides and rear; a platoon all round', () => {
    expect([20, 0, 4].every((sector) => of(CAR, FRONT, sector))).toBe(true);
    expect(of(CAR, FRONT, 5)).toBe(false);
    expect([4, 8].every((sector) => of(CAR, RIGHT, sector))).toBe(true);
    expect([16, 20].every((sector) => of(CAR, LEFT, sector))).toBe(true);
    expect([8, 12, 16].every((sector) => of(CAR, REAR, sector))).toBe(true);
    expect(of(CAR, REAR, 17)).toBe(false);
    expect([0, 6, 12, 18].every((sector) => of(PLATOON, FRONT, sector))).toBe(true);
  });
});

describe('BT-SUP-7', () => {
  const field = makeField();
  const mech = makeMech('hunchback-hbk-4g', { hex: hex('0805'), facing: 3, side: 'b' });
  const aim = (from: Mech, to: Mech) => {
    const [mount] = from.sheet.mounts.filter(
      ({ figures }) => figures.item === 'medium-laser' || figures.weapon !== null,
    );
    if (mount === undefined) throw new RangeError('no weapon');
    return aimOf({ field }, from, to, mount);
  };
  const terms = (from: Mech, to: Mech): Record<string, number | null> => {
    const found = aim(from, to);
    return found.possible ? Object.fromEntries(found.terms.map(({ code, value }) => [code, value])) : {};
  };

  it('BT-SUP-7 a VTOL is harder to hit by 1', () =>
    expect(terms(mech, makeMech(VTOL, { hex: hex('0807') }))).toMatchObject({ 'target-airborne': 1 }));

  it("BT-SUP-7 a platoon's march does not count", () => {
    const platoon = makeMech(PLATOON, { hex: hex('0807'), moved: { mode: 'walk', hexes: 1 } });
    expect(terms(platoon, mech)).not.toHaveProperty('attacker-movement');
  });

  it('BT-SUP-7 sensors and commander count as crew, a stabiliser doubles the movement', () => {
    const supportHarm = { ...UNTOUCHED, sensorHits: 6, commanderHits: 1, unstable: [FRONT] };
    const car = makeMech(CAR, { hex: hex('0807'), moved: { mode: 'run', hexes: 3 }, supportHarm });
    expect(terms(car, mech)).toMatchObject({ crew: 5, 'attacker-movement': 2, stabiliser: 2 });
  });

  it('BT-SUP-7 who is stranded is hit as an immobile mech; a stunned crew neither moves nor fires', () => {
    const stranded = makeMech(CAR, { hex: hex('0807'), supportHarm: { ...UNTOUCHED, isStranded: true } });
    expect(terms(mech, stranded)).toMatchObject({ 'target-immobile': -4 });
    const stunned = makeMech(CAR, { hex: hex('0807'), supportHarm: { ...UNTOUCHED, stun: 1 } });
    expect(aim(stunned, mech)).toEqual({ possible: false, why: ['weapon'] });
    expect([...reach(stunned, 'walk').keys()]).toEqual(['0807']);
  });

  it('BT-SUP-7 a vehicle may be kicked, a platoon not, and none of them strikes', () => {
    const kicked = (slug: string) =>
      physicalOf({ field }, mech, makeMech(slug, { hex: hex('0806') }), 'kick-right').possible;
    expect([kicked(CAR), kicked(PLATOON)]).toEqual([true, false]);
    expect(physicalOf({ field }, mech, makeMech(CAR, { hex: hex('0806') }), 'push').possible).toBe(false);
    const car = makeMech(CAR, { hex: hex('0806'), facing: 0 });
    expect(physicalOf({ field }, car, mech, 'kick-right').possible).toBe(false);
  });
});

describe('BT-SUP-8', () => {
  it.each([
    ['hover', 'front', [FRONT, FRONT, FRONT, RIGHT, FRONT, FRONT, FRONT, LEFT, FRONT, FRONT, FRONT]],
    ['hover', 'rear', [REAR, REAR, REAR, LEFT, REAR, REAR, REAR, RIGHT, REAR, REAR, REAR]],
    ['hover', 'left', [LEFT, LEFT, LEFT, FRONT, LEFT, LEFT, LEFT, REAR, LEFT, LEFT, LEFT]],
    ['vtol', 'front', [FRONT, ROTOR, ROTOR, RIGHT, FRONT, FRONT, FRONT, LEFT, ROTOR, ROTOR, ROTOR]],
  ] as const)('BT-SUP-8 where a hit on a %s from the %s lands, 2 to 12', (kind, side, expected) =>
    expect(expected.map((_, index) => struckBy(kind, index + 2, side).location)).toEqual(expected),
  );

  it('BT-SUP-8 which totals are critical, and which ask for the motive system', () => {
    const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const critical = (kind: 'hover' | 'vtol', side: 'front' | 'left') =>
      totals.filter((total) => struckBy(kind, total, side).isCritical);
    expect([critical('hover', 'front'), critical('hover', 'left')]).toEqual([
      [2, 12],
      [2, 8, 12],
    ]);
    expect(critical('vtol', 'front')).toEqual([2, 12]);
    expect(totals.filter((total) => struckBy('hover', total, 'left').isMotive)).toEqual([3, 4, 5, 9]);
    expect(totals.some((total) => struckBy('vtol', total, 'left').isMotive)).toBe(false);
  });

  it('BT-SUP-8 a rotor takes a tenth, and a MP less with each hit', () => {
    const vtol = makeCourse(makeVictim(VTOL), fixedDice(1, 2));
    applyHit(vtol, VTOL, { damage: 10, kind: 'ballistic', where: { table: 'normal', side: 'front' } });
    expect(vtol.now.condition.armor).toEqual({ [ROTOR]: 0 });
    expect(vtol.now.condition.structure).toEqual({});
    expect(vtol.now.supportHarm).toMatchObject({ mpLost: 1 });
  });

  it('BT-SUP-8 damage goes no further than the location', () => {
    const car = makeCourse(makeVictim(CAR), fixedDice(3, 4));
    applyHit(car, CAR, { damage: 40, kind: 'ballistic', where: { table: 'normal', side: 'rear' } });
    expect(car.now.condition).toMatchObject({ armor: { [REAR]: 0 }, structure: { [REAR]: 0 } });
  });
});

it('BT-SUP-9 slower from 8, halved from 10, stranded from 12', () => {
  const by = (side: 'front' | 'rear' | 'left') =>
    [4, 5, 6, 7, 8, 9].map((total) => motiveEffect(total, side));
  expect(by('front')).toEqual(['none', 'slower', 'slower', 'halved', 'halved', 'stranded']);
  expect(by('rear')).toEqual(['slower', 'slower', 'halved', 'halved', 'stranded', 'stranded']);
  expect(by('left')).toEqual(['slower', 'halved', 'halved', 'stranded', 'stranded', 'stranded']);
  const halved = makeMech(CAR, {
    hex: hex('0805'),
    facing: 3,
    supportHarm: { ...UNTOUCHED, mpLost: 1, isHalved: true },
  });
  expect([reach(halved, 'walk').get('0809'), reach(halved, 'walk').get('0810')]).toEqual([4, undefined]);
});

describe('BT-SUP-10', () => {
  it('BT-SUP-10 nothing below 6, and the tables above', () => {
    const row = (kind: 'hover' | 'vtol', location: typeof FRONT) =>
      [5, 6, 7, 8, 9, 10, 11, 12].map((total) => criticalEffect(kind, location, total));
    expect(row('hover', FRONT)).toEqual([
      'none',
      'none',
      'weapon',
      'stabiliser',
      'sensors',
      'commander',
      'weapon',
      'crew',
    ]);
    expect(row('hover', LEFT)).toEqual([
      'none',
      'none',
      'weapon',
      'stunned',
      'stabiliser',
      'weapon',
      'engine',
      'engine',
    ]);
    expect(row('vtol', ROTOR)).toEqual([
      'none',
      'rotor',
      'rotor',
      'rotor',
      'none',
      'none',
      'rotor-lost',
      'rotor-lost',
    ]);
  });

  const struck = (slug: string, side: 'front' | 'rear' | 'left', ...dice: readonly number[]) => {
    const course = makeCourse(makeVictim(slug), fixedDice(...dice));
    applyHit(course, slug, { damage: 1, kind: 'energy', where: { table: 'normal', side } });
    return course.now;
  };

  it('BT-SUP-10 a weapon is destroyed, the crew stunned or dead, a vehicle stranded, a VTOL down', () => {
    expect(struck(CAR, 'front', 1, 1, 3, 4).condition.slots).toEqual([
      { location: FRONT, slot: 1, state: 'hit' },
    ]);
    expect(struck(CAR, 'left', 1, 1, 4, 4).supportHarm).toMatchObject({ stun: 2 });
    expect(struck(CAR, 'front', 1, 1, 6, 6).harm).toMatchObject({ out: 'crew', pilot: 'dead' });
    expect(struck(CAR, 'left', 1, 1, 5, 6).supportHarm).toMatchObject({ isStranded: true });
    expect(struck(VTOL, 'left', 1, 1, 5, 5).harm).toMatchObject({ out: 'wrecked', isDevastated: false });
    expect(struck(CAR, 'rear', 1, 1, 5, 6).harm).toMatchObject({ out: 'wrecked', isDevastated: true });
  });

  it('BT-SUP-10 stunned in the next turn, and in no other', () => {
    const next = nextStun({ ...UNTOUCHED, stun: 2 });
    expect([next.stun, nextStun(next).stun]).toEqual([1, 0]);
  });
});

describe('BT-SUP-11', () => {
  const by = (item: string, points: number, isOpen = false, rolled = 7) => {
    const figures = [makeSheet(CAR), makeSheet(VTOL), makeSheet('hunchback-hbk-4g')]
      .flatMap(({ mounts }) => mounts)
      .find((one) => one.figures.item === item)?.figures;
    if (figures === undefined) throw new RangeError(item);
    return fallen(lossesBy(figures, false), points, rolled, isOpen);
  };
  it('BT-SUP-11 by the kind of weapon, twice in the open', () => {
    expect(by('medium-laser', 5)).toBe(1);
    expect(by('autocannon-20', 20)).toBe(2);
    expect(by('autocannon-20', 20, true)).toBe(4);
    expect(by('srm-4', 8)).toBe(2);
    expect(by('machine-gun', 2)).toBe(7);
    expect(lossesBy({ flags: ['flamer'], weapon: null }, false)).toEqual({ dice: 4 });
    expect(lossesBy({ flags: ['pulse'], weapon: null }, false)).toEqual({ per: 10, plus: 2 });
  });

  it('BT-SUP-11 the open is a hex without woods, rough, rubble and building', () => {
    const ground = groundOf(
      makeField({ '0102': { woods: 1 } as Terrain, '0103': { rough: true } as Terrain }),
    );
    const open = (at: string) => isInTheOpen(ground, ground.indexOf(at));
    expect([open('0101'), open('0102'), open('0103')]).toEqual([true, false, false]);
  });
});

it('BT-SUP-12 28 troopers, of whom 18 hit, do 5 points in groups of 2', () => {
  expect(platoonGroups(18)).toEqual([2, 2, 1]);
  const { weapon } = makeSheet(PLATOON).mounts[0]?.figures ?? { weapon: null };
  expect(weapon).toMatchObject({ short: 2, medium: 4, long: 6 });
});

it('BT-SUP-12 a platoon has one weapon, its rifles: what it does not do it is not offered', () => {
  const armed = makeSheet(PLATOON).mounts.filter(({ figures }) => figures.weapon !== null);
  expect(armed.map(({ figures }) => figures.name)).toEqual(['Laser Rifle']);
});

it('BT-SUP-12 a platoon that hits rolls for its troopers', () => {
  const course = makeCourse(makeVictim(PLATOON), fixedDice(4, 4, 3, 3, 3, 3));
  const [rifles] = makeSheet(PLATOON).mounts;
  if (rifles === undefined) throw new RangeError('no rifles');
  resolvePlatoonShot(
    { ...course, add: course.add as never },
    {
      ...{ attacker: PLATOON, weapon: rifles, target: PLATOON, needed: 8, table: 'normal', side: 'front' },
      ...{ guidance: 0, isDefended: false, munition: null, range: 'short', shots: 1, isHeating: false },
    },
    true,
  );
  expect(course.events[0]).toMatchObject({ type: 'shot', isHit: true });
});

it('BT-SUP-13 who has nothing but support units left has lost', () => {
  const entry = {
    condition: makeVictim(CAR).condition,
    gunnery: 4,
    piloting: 5,
    pilotHits: 0,
    heat: 0,
    isShutDown: false,
  };
  const zone = { west: 1, north: 1, east: 16, south: 3 };
  const state = open({
    ...{ level: 'standard', field: makeField(), exits: {}, mines: [], tempo: 'blocks', turns: 10 },
    sheets: { [CAR]: makeSheet(CAR), mech: makeSheet('hunchback-hbk-4g') },
    forces: [
      { seat: 'A', side: 'a', zone, units: [{ ...entry, id: 'a1', sheet: CAR }] },
      { seat: 'B', side: 'b', zone, units: [{ ...entry, id: 'b1', sheet: 'mech' }] },
    ],
  });
  expect(outcomeOf(state, null)?.winners).toEqual(['B']);
});
