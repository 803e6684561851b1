import { fixedDice, makeCourse, makeVictim } from '../../testing/make-course';
import { applyHit } from '../apply-hit';
import { eject, ejectsByItself, mayEject } from './ejection';
import { consciousnessNumber, hurtPilot } from './pilot-hits';
import { wakePilot } from './waking';

const slug = 'hunchback-hbk-4g';

it('BT-DMG-9 the numbers to stay conscious', () => {
  expect([1, 2, 3, 4, 5, 6].map(consciousnessNumber)).toEqual([3, 5, 7, 10, 11, null]);
});

it('BT-DMG-9 a hit on the head hurts the pilot once, however much it does', () => {
  const course = makeCourse(makeVictim(slug), fixedDice(1, 2));
  applyHit(course, 'x', { damage: 5, kind: 'energy', where: { location: 'HD', isRear: false } });
  expect(course.now).toMatchObject({ pilotHits: 1, isConscious: true });
  expect(course.events.at(-1)?.rolls[0]).toMatchObject({ needed: 3, total: 3, success: true });
});

it('BT-DMG-9 hit by hit a roll; who fails one rolls no more', () => {
  const both = makeCourse(makeVictim(slug), fixedDice(6, 6, 2, 2));
  hurtPilot(both, 'x', 2);
  expect(both.now).toMatchObject({ pilotHits: 2, isConscious: false });
  const one = makeCourse(makeVictim(slug), fixedDice(1, 1));
  hurtPilot(one, 'x', 2);
  expect(one.events.map(({ type }) => type)).toEqual(['pilot-hit', 'consciousness']);
  hurtPilot(one, 'x', 1);
  expect(one.now).toMatchObject({ pilotHits: 3, isConscious: false });
});

it('BT-DMG-9 six hits kill, without a roll, and never count more', () => {
  const course = makeCourse(makeVictim(slug, { pilotHits: 5 }), fixedDice());
  hurtPilot(course, 'x', 2);
  expect(course.now).toMatchObject({ pilotHits: 6, harm: { pilot: 'dead', out: 'pilot' } });
});

it('BT-DMG-10 an unconscious pilot wakes by the same number', () => {
  const still = makeCourse(makeVictim(slug, { pilotHits: 3, isConscious: false }), fixedDice(3, 3, 3, 4));
  wakePilot(still, 'x');
  expect(still.now.isConscious).toBe(false);
  wakePilot(still, 'x');
  expect(still.now.isConscious).toBe(true);
  expect(still.events.at(-1)?.rolls[0]).toMatchObject({ needed: 7 });
  wakePilot(still, 'x');
  expect(still.events).toHaveLength(2);
});

it('BT-DMG-11 who has ejected is safe, and the mech is out', () => {
  const course = makeCourse(makeVictim(slug), fixedDice());
  expect(mayEject(course.now)).toBe(true);
  eject(course, 'x');
  expect(course.now.harm).toMatchObject({ pilot: 'ejected', out: 'ejected' });
  expect(mayEject(course.now)).toBe(false);
  hurtPilot(course, 'x', 3);
  expect(course.now.pilotHits).toBe(0);
});

it('BT-DMG-11 nobody ejects without a head, unconscious, or by themselves from the torso', () => {
  const victim = makeVictim(slug);
  const headless = { ...victim, condition: { ...victim.condition, structure: { HD: 0 } } };
  expect(ejectsByItself(headless)).toBe(false);
  expect(mayEject({ ...victim, isConscious: false })).toBe(false);
  expect(ejectsByItself({ ...victim, isConscious: false })).toBe(true);
  const inTorso = { ...victim, sheet: { ...victim.sheet, cockpit: 'torso-mounted' } } as const;
  expect(ejectsByItself(inTorso)).toBe(false);
  expect(mayEject(inTorso)).toBe(true);
});
