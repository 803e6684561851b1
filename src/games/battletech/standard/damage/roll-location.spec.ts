import { fixedDice, makeCourse, makeVictim } from '../testing/make-course';
import { isCovered } from './cover';
import { rollLocation } from './roll-location';

const hunchback = makeVictim('hunchback-hbk-4g');

it('BT-DMG-1 a 2 brings a critical hit besides, a 12 none; the rear strikes rear armour', () => {
  expect(rollLocation(makeCourse(hunchback, fixedDice(1, 1)), 'x', 'normal', 'left')).toEqual({
    location: 'LT',
    isRear: false,
    isCritical: true,
  });
  expect(rollLocation(makeCourse(hunchback, fixedDice(3, 4)), 'x', 'normal', 'rear')).toEqual({
    location: 'CT',
    isRear: true,
    isCritical: false,
  });
});

it('BT-DMG-3 what would hit a leg behind partial cover hits the cover', () => {
  const course = makeCourse(hunchback, fixedDice(2, 3, 3, 3));
  expect(rollLocation(course, 'x', 'partial-cover', 'front')).toBeNull();
  expect(rollLocation(course, 'x', 'partial-cover', 'front')?.location).toBe('RT');
  expect(course.events.map((event) => event.type === 'hit-location' && event.isCovered)).toEqual([
    true,
    false,
  ]);
});

it('BT-DMG-3 front legs of a quad are legs', () => {
  expect(isCovered({ motion: 'quad' }, 'RA')).toBe(true);
  expect(isCovered({ motion: 'biped' }, 'RA')).toBe(false);
  expect(isCovered({ motion: 'biped' }, 'LL')).toBe(true);
});

it('BT-DMG-2 a blow brings no critical hit by its location', () => {
  const course = makeCourse(hunchback, fixedDice(2));
  expect(rollLocation(course, 'x', 'punch', 'front')).toEqual({
    location: 'LT',
    isRear: false,
    isCritical: false,
  });
});
