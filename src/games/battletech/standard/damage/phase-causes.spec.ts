import { fixedDice, makeCourse, makeVictim } from '../testing/make-course';
import { applyHit } from './apply-hit';
import { causeOf, damageTaken } from './phase-causes';

const hunchback = makeVictim('hunchback-hbk-4g');
const bare = {
  ...hunchback,
  condition: { armor: { RL: 0, CT: 0 }, structure: {}, slots: [], ammunition: [] },
};

it('BT-PSR-3 points count towards the 20 of a phase wherever they landed', () => {
  const course = makeCourse(hunchback, fixedDice());
  for (const location of ['RA', 'LA'] as const)
    applyHit(course, 'x', { damage: 10, kind: 'energy', where: { location, isRear: false } });
  expect(course.events.reduce((sum, event) => sum + damageTaken(event), 0)).toBe(20);
  expect(course.events.map(causeOf).filter((cause) => cause !== null)).toEqual([]);
});

it('BT-CRIT-7 BT-CRIT-9 BT-PSR-3 each hit on gyro, hip, leg or foot is a cause, and a lost leg', () => {
  const course = makeCourse(bare, fixedDice(5, 5, 1, 4, 4, 4, 1, 4, 6, 6));
  const hit = (location: 'RL' | 'CT'): void => {
    applyHit(course, 'x', { damage: 1, kind: 'energy', where: { location, isRear: false } });
  };
  hit('RL');
  hit('CT');
  hit('RL');
  expect(course.events.flatMap((event) => causeOf(event) ?? [])).toEqual([
    'hip-hit',
    'leg-hit',
    'gyro-hit',
    'leg-lost',
  ]);
});
