import type { Location } from '../../../../../catalog';
import { isWhole } from '../../mech/body';
import { fixedDice, makeCourse, makeVictim, type TestCourse } from '../../testing/make-course';
import { applyHit } from '../apply-hit';
import type { Victim } from '../victim';

/** A hit that takes one point of structure in a location without armour; then the dice. */
const bare = (slug: string, location: Location, changes: Partial<Victim['sheet']> = {}): Victim => {
  const victim = makeVictim(slug);
  return {
    ...victim,
    sheet: { ...victim.sheet, ...changes },
    condition: { armor: { [location]: 0 }, structure: {}, slots: [], ammunition: [] },
  };
};
const wound = (victim: Victim, location: Location, ...dice: number[]): TestCourse => {
  const course = makeCourse(victim, fixedDice(...dice));
  applyHit(course, 'x', { damage: 1, kind: 'energy', where: { location, isRear: false } });
  return course;
};
const HUNCHBACK = 'hunchback-hbk-4g';
/** A total of 8: one critical hit. */
const ONE = [4, 4];
const NONE = [3, 4];
const slotsOf = (course: TestCourse): string[] =>
  course.now.condition.slots.map(({ location, slot }) => `${location}.${slot}`);

it('BT-CRIT-2 BT-CRIT-3 two hits strike two slots', () => {
  const course = wound(bare(HUNCHBACK, 'CT'), 'CT', 5, 5, 4, 3, 6, 3, 2, 1);
  expect(slotsOf(course)).toEqual(['CT.9', 'CT.1']);
});

it('BT-CRIT-4 hits that find no slot left are lost', () => {
  const victim = bare(HUNCHBACK, 'LL');
  const slots = [1, 2, 3, 4, 5].map((slot) => ({ location: 'LL', slot, state: 'hit' }) as const);
  const course = wound({ ...victim, condition: { ...victim.condition, slots } }, 'LL', 5, 5, 6);
  expect(course.events.at(-1)).toMatchObject({ type: 'critical-lost', hits: 1 });
});

it('BT-CRIT-5 on a 12 an arm comes off, with nothing exploding', () => {
  const course = wound(bare(HUNCHBACK, 'RA'), 'RA', 6, 6);
  expect(course.now.condition).toMatchObject({ armor: { RA: 0 }, structure: { RA: 0 }, slots: [] });
  expect(course.events.map(({ type }) => type)).toEqual(['damaged', 'critical-roll', 'location-lost']);
});

it('BT-CRIT-5 with the head the pilot dies', () => {
  const course = wound(bare(HUNCHBACK, 'HD'), 'HD', 6, 6);
  expect(course.now.harm).toMatchObject({ out: 'head', pilot: 'dead' });
});

it('BT-CRIT-6 the third engine hit destroys the engine', () => {
  const twice = { ...bare(HUNCHBACK, 'CT') };
  const slots = [1, 2].map((slot) => ({ location: 'CT', slot, state: 'hit' }) as const);
  const course = wound({ ...twice, condition: { ...twice.condition, slots } }, 'CT', ...ONE, 1, 3);
  expect(course.now.harm).toMatchObject({ out: 'engine', pilot: 'aboard', isDevastated: false });
  expect(wound(twice, 'CT', ...ONE, 1, 3).now.harm.out).toBeNull();
});

it('BT-CRIT-6 BT-DMG-5 a side torso of an Inner Sphere XL engine takes three hits with it', () => {
  const victim = bare('atlas-as7-k', 'LT');
  const course = makeCourse(victim, fixedDice(...NONE));
  const damage = victim.sheet.structure.LT;
  applyHit(course, 'x', { damage, kind: 'energy', where: { location: 'LT', isRear: false } });
  expect(course.now.harm.out).toBe(victim.sheet.engine.type === 'xl' ? 'engine' : null);
  expect(victim.sheet.engine.type).toBe('xl');
});

it('BT-CRIT-7 a gyro bears one hit, a heavy-duty one two', () => {
  const first = wound(bare(HUNCHBACK, 'CT'), 'CT', ...ONE, 1, 4);
  expect(first.events.at(-1)).toMatchObject({ type: 'slot-hit', slot: 4, fall: 'gyro-hit' });
  const hurt = { ...bare(HUNCHBACK, 'CT'), condition: { ...first.now.condition, structure: {} } };
  expect(wound(hurt, 'CT', ...ONE, 1, 5).events.at(-1)).toMatchObject({ fall: 'gyro-destroyed' });
  const heavy = { ...hurt, sheet: { ...hurt.sheet, gyro: 'heavy-duty' } } as const;
  expect(wound(heavy, 'CT', ...ONE, 1, 5).events.at(-1)).toMatchObject({ fall: 'gyro-hit' });
});

it('BT-CRIT-8 a hit cockpit kills; sensors and life support are hit', () => {
  const cockpit = wound(bare(HUNCHBACK, 'HD'), 'HD', ...ONE, 3);
  expect(cockpit.now.harm).toMatchObject({ out: 'cockpit', pilot: 'dead' });
  const sensors = wound(bare(HUNCHBACK, 'HD'), 'HD', ...ONE, 2, 6, 6);
  expect(sensors.now).toMatchObject({ harm: { out: null }, pilotHits: 1 });
  expect(slotsOf(sensors)).toEqual(['HD.2']);
});

it.each([
  [1, 'hip'],
  [2, 'leg-actuator'],
  [3, 'leg-actuator'],
  [4, 'foot'],
  [5, null],
] as const)('BT-CRIT-9 slot %i of a leg: %s', (slot, fall) => {
  expect(wound(bare(HUNCHBACK, 'RL'), 'RL', ...ONE, slot).events.at(-1)).toMatchObject({ slot, fall });
});

it('BT-CRIT-9 actuators of arms make nobody fall; a lost leg does', () => {
  expect(wound(bare(HUNCHBACK, 'RA'), 'RA', ...ONE, 2).events.at(-1)).toMatchObject({ slot: 2, fall: null });
  expect(wound(bare(HUNCHBACK, 'RL'), 'RL', 6, 6).events.at(-1)).toMatchObject({ fall: 'leg-lost' });
});

it('BT-CRIT-10 a piece is broken with its first slot', () => {
  const course = wound(bare(HUNCHBACK, 'RT'), 'RT', ...ONE, 2, 4);
  const cannon = course.now.sheet.mounts.find(({ id }) => id === 'RT.1');
  expect(cannon === undefined ? null : isWhole(course.now, cannon)).toBe(false);
  expect(slotsOf(course)).toEqual(['RT.4']);
});

it('BT-CRIT-14 an armoured part shrugs off the first hit', () => {
  const victim = bare(HUNCHBACK, 'CT');
  const CT = victim.sheet.slots.CT.map((slot) =>
    slot !== null && 'part' in slot ? { ...slot, isArmored: true } : slot,
  );
  const armored = { ...victim, sheet: { ...victim.sheet, slots: { ...victim.sheet.slots, CT } } };
  const first = wound(armored, 'CT', ...ONE, 1, 1);
  expect(slotsOf(first)).toEqual([]);
  expect(first.now.harm.stripped).toEqual(['CT.1']);
  const again = { ...armored, harm: first.now.harm };
  expect(slotsOf(wound(again, 'CT', ...ONE, 1, 1))).toEqual(['CT.1']);
  expect(slotsOf(wound(again, 'CT', ...ONE, 1, 2))).toEqual([]);
});
