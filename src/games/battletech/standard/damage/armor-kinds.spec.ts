import { fixedDice, makeCourse, makeVictim } from '../testing/make-course';
import { applyHit } from './apply-hit';
import { type DamageKind, intoArmor } from './armor-kinds';
import type { Victim } from './victim';

const under = (kind: string, points: number, damage: number, by: DamageKind): unknown[] => {
  const { armor, left } = intoArmor(kind, points, false, damage, by);
  return [armor, left];
};

it.each([
  'standard',
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'stealth',
  'primitive',
  'industrial',
  'heavy-industrial',
  'ferro-fibrous-prototype',
])('BT-DMG-6 %s armour takes point for point', (kind) => {
  expect(under(kind, 10, 7, 'energy')).toEqual([7, 0]);
  expect(under(kind, 10, 17, 'missile')).toEqual([10, 7]);
});

it('BT-DMG-6 hardened armour takes two points with each of its own, and remembers half of one', () => {
  expect(intoArmor('hardened', 10, false, 5, 'energy')).toMatchObject({ armor: 2, isHalf: true, left: 0 });
  expect(intoArmor('hardened', 8, true, 5, 'energy')).toMatchObject({ armor: 3, isHalf: false, left: 0 });
  expect(intoArmor('hardened', 8, true, 15, 'energy')).toMatchObject({ armor: 8, left: 0 });
  expect(intoArmor('hardened', 8, true, 16, 'energy')).toMatchObject({ armor: 8, isHalf: false, left: 1 });
  expect(intoArmor('hardened', 8, false, 4, 'energy').modifier).toBe(-2);
  expect(intoArmor('hardened', 1, false, 4, 'energy').modifier).toBe(0);
});

it('BT-DMG-6 hardened armour keeps its half point from hit to hit, and critical hits come at −2', () => {
  const plain = makeVictim('hunchback-hbk-4g');
  const victim: Victim = { ...plain, sheet: { ...plain.sheet, armorType: 'hardened' } };
  const course = makeCourse(victim, fixedDice(1, 1, 4, 5));
  applyHit(course, 'x', { damage: 5, kind: 'energy', where: { location: 'RA', isRear: false } });
  expect(course.now.condition.armor).toEqual({ RA: 14 });
  expect(course.now.harm.halves).toEqual(['RA']);
  applyHit(course, 'x', { damage: 5, kind: 'energy', where: { location: 'RA', isRear: false } });
  expect(course.now.condition.armor).toEqual({ RA: 11 });
  expect(course.now.harm.halves).toEqual([]);
  // A 2: nine becomes seven.
  applyHit(course, 'x', { damage: 5, kind: 'energy', where: { table: 'normal', side: 'front' } });
  expect(course.events.at(-1)).toMatchObject({ type: 'critical-roll', modifier: -2, hits: 0 });
});

it('BT-DMG-6 ferro-lamellor: four fifths, and of one point nothing', () => {
  expect(under('ferro-lamellor', 10, 7, 'energy')).toEqual([5, 0]);
  expect(under('ferro-lamellor', 3, 10, 'energy')).toEqual([3, 5]);
  expect(intoArmor('ferro-lamellor', 3, false, 1, 'energy')).toMatchObject({ armor: 0, isNothing: true });
});

it.each<[string, DamageKind, DamageKind]>([
  ['reactive', 'missile', 'energy'],
  ['reactive', 'area', 'ballistic'],
  ['reflective', 'energy', 'missile'],
  ['ballistic-reinforced', 'ballistic', 'energy'],
  ['ballistic-reinforced', 'missile', 'physical'],
])('BT-DMG-6 %s armour halves %s, not %s', (kind, halved, plain) => {
  expect(under(kind, 20, 7, halved)).toEqual([3, 0]);
  expect(under(kind, 20, 1, halved)).toEqual([1, 0]);
  expect(under(kind, 20, 7, plain)).toEqual([7, 0]);
});

it('BT-DMG-6 impact-resistant armour takes a third from blows', () => {
  expect(under('impact-resistant', 20, 10, 'physical')).toEqual([6, 0]);
  expect(under('impact-resistant', 20, 1, 'physical')).toEqual([1, 0]);
  expect(under('impact-resistant', 20, 10, 'energy')).toEqual([10, 0]);
});

it('BT-DMG-6 blows count double against half of reflective armour', () => {
  expect(under('reflective', 20, 6, 'physical')).toEqual([12, 0]);
  expect(under('reflective', 20, 15, 'physical')).toEqual([20, 5]);
  expect(under('reflective', 9, 9, 'physical')).toEqual([9, 4]);
  expect(under('reflective', 20, 15, 'area')).toEqual([20, 5]);
});

it('BT-DMG-6 commercial armour lets critical hits through from 6 points on', () => {
  expect(intoArmor('commercial', 20, false, 5, 'energy').criticals).toBe(0);
  expect(intoArmor('commercial', 20, false, 6, 'energy').criticals).toBe(1);
});

it('BT-CRIT-1 BT-DMG-6 armour-piercing shells roll at their modifier, but not against four kinds', () => {
  const shell = {
    damage: 5,
    kind: 'ballistic',
    where: { location: 'RA', isRear: false },
    piercing: -3,
  } as const;
  const plain = makeVictim('hunchback-hbk-4g');
  const course = makeCourse(plain, fixedDice(6, 4));
  applyHit(course, 'x', shell);
  expect(course.events.at(-1)).toMatchObject({ type: 'critical-roll', modifier: -3, hits: 0 });
  for (const armorType of ['hardened', 'ferro-lamellor', 'reactive', 'anti-penetrative-ablation'] as const) {
    const spared = makeCourse({ ...plain, sheet: { ...plain.sheet, armorType } }, fixedDice());
    applyHit(spared, 'x', shell);
    expect(spared.events).toHaveLength(1);
  }
});

it('BT-EQ-2 BT-DMG-6 no kind of armour lessens what a re-engineered laser does', () => {
  for (const kind of ['hardened', 'ferro-lamellor', 'reflective', 'reactive'])
    expect(under(kind, 20, 9, 'unreduced')).toEqual([9, 0]);
});
