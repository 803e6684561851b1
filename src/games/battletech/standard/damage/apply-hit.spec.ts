import { LOCATIONS } from '../../../../catalog';
import { isGone } from '../mech/body';
import { diceOf, fixedDice, makeCourse, makeVictim, type TestCourse } from '../testing/make-course';
import { applyHit } from './apply-hit';
import type { Hit } from './hit';
import type { DamageEvent } from './events';
import type { Victim } from './victim';

const at = (
  location: Victim['sheet']['mounts'][number]['location'],
  damage: number,
  isRear = false,
): Hit => ({
  damage,
  kind: 'energy',
  where: { location, isRear },
});
const hit = (victim: Victim, what: Hit, ...dice: number[]): TestCourse => {
  const course = makeCourse(victim, fixedDice(...dice));
  applyHit(course, victim.id, what);
  return course;
};
const types = (course: TestCourse): readonly DamageEvent['type'][] => course.events.map(({ type }) => type);
const hunchback = makeVictim('hunchback-hbk-4g');

it('BT-DMG-4 armour first, point for point, and nothing is rolled', () => {
  const course = hit(hunchback, at('RA', 10));
  expect(course.now.condition).toEqual({ armor: { RA: 6 }, structure: {}, slots: [], ammunition: [] });
  expect(types(course)).toEqual(['damaged']);
});

it('BT-DMG-4 then structure, with one roll for critical hits', () => {
  const course = hit(hunchback, at('RA', 20), 3, 4);
  expect(course.now.condition).toMatchObject({ armor: { RA: 0 }, structure: { RA: 4 }, slots: [] });
  expect(types(course)).toEqual(['damaged', 'critical-roll']);
});

it('BT-DMG-4 BT-DMG-5 what is left goes on to the torso, and the arm is destroyed', () => {
  // 16 + 8 in the arm, 20 + 2 in the torso.
  const course = hit(hunchback, at('RA', 46), 3, 4, 3, 4);
  expect(course.now.condition).toMatchObject({ armor: { RA: 0, RT: 0 }, structure: { RA: 0, RT: 10 } });
  expect(types(course)).toEqual(['damaged', 'critical-roll', 'location-lost', 'damaged', 'critical-roll']);
});

it('BT-DMG-4 rear armour is struck from the rear, in the next location too', () => {
  const once = hit(hunchback, at('LT', 6, true), 3, 3);
  expect(once.now.condition).toMatchObject({ armor: { LTR: 0 }, structure: { LT: 10 } });
  // 4 + 12 in the left torso, the rest on the back of the centre torso.
  const through = hit(hunchback, at('LT', 18, true), 3, 3);
  expect(through.now.condition).toMatchObject({ armor: { LTR: 0, LT: 0, CTR: 3 }, structure: { LT: 0 } });
});

it('BT-DMG-4 a location that is gone takes nothing: all goes on', () => {
  const armless = makeVictim('hunchback-hbk-4g', {
    condition: { armor: { LA: 0 }, structure: { LA: 0 }, slots: [], ammunition: [] },
  });
  expect(hit(armless, at('LA', 7)).now.condition.armor).toEqual({ LA: 0, LT: 13 });
  // The arm of a torso that is gone passes it on to the centre.
  const halved = makeVictim('hunchback-hbk-4g', {
    condition: { armor: { LT: 0, LTR: 0 }, structure: { LT: 0 }, slots: [], ammunition: [] },
  });
  expect(hit(halved, at('LA', 7)).now.condition.armor).toEqual({ LT: 0, LTR: 0, CT: 19 });
});

it('BT-DMG-4 from the head nothing goes on', () => {
  const course = hit(hunchback, at('HD', 60), 3, 4, 6, 6);
  expect(course.now.condition).toMatchObject({ armor: { HD: 0 }, structure: { HD: 0 } });
  expect(course.now.condition.armor.CT).toBeUndefined();
  expect(course.now.harm).toMatchObject({ out: 'head', pilot: 'dead' });
});

it('BT-DMG-5 a biped’s arm falls off with its torso and keeps its points; a quad’s front leg is lost', () => {
  const biped = hit(hunchback, at('RT', 32), 3, 4);
  expect(isGone(biped.now, 'RA')).toBe(true);
  expect(biped.now.condition.structure).toEqual({ RT: 0 });
  const quad = makeVictim('scorpion-scp-1n');
  const { RT } = quad.sheet.structure;
  const course = hit(quad, at('RT', quad.sheet.armor.RT + RT), 3, 4);
  expect(course.now.condition.structure).toEqual({ RT: 0, RA: 0 });
  expect(course.events.filter(({ type }) => type === 'location-lost')).toMatchObject([
    { location: 'RT', fall: null },
    { location: 'RA', why: 'fell-off', fall: 'leg-lost' },
  ]);
});

it('BT-CRIT-1 a 2 and structure are two rolls in one location', () => {
  // 2: centre torso; 30 points: 26 armour, 4 structure.
  const course = hit(
    hunchback,
    { damage: 30, kind: 'energy', where: { table: 'normal', side: 'front' } },
    ...[1, 1, 2, 2, 2, 2],
  );
  expect(types(course)).toEqual(['hit-location', 'damaged', 'critical-roll', 'critical-roll']);
});

it('BT-DMG-4 every roll stands in an event, with a label of its own', () => {
  const course = makeCourse(hunchback, diceOf(5));
  for (let count = 0; count < 30; count += 1)
    applyHit(course, 'x', { damage: 15, kind: 'energy', where: { table: 'normal', side: 'front' } });
  const labels = course.events.flatMap(({ rolls }) => rolls.map(({ label }) => label));
  expect(labels.length).toBeGreaterThan(30);
  expect(new Set(labels).size).toBe(labels.length);
  expect(LOCATIONS.some((location) => isGone(course.now, location))).toBe(true);
});
