import { LOCATIONS } from '../../../../../catalog';
import { fixedDice, makeCourse, makeVictim, quickDice } from '../../testing/make-course';
import { criticalLocation } from './critical-transfer';
import { hittableSlots, rollSlot } from './slot-hit';

const hunchback = makeVictim('hunchback-hbk-4g');
const hit = (location: 'RT' | 'CT' | 'HD' | 'LA', ...slots: number[]): typeof hunchback => ({
  ...hunchback,
  condition: {
    ...hunchback.condition,
    slots: slots.map((slot) => ({ location, slot, state: 'hit' as const })),
  },
});

it('BT-CRIT-3 empty and hit slots cannot be struck', () => {
  expect(hittableSlots(hunchback, 'CT')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(hittableSlots(hit('CT', 1, 11), 'CT')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  // Endo steel and ferro-fibrous fill slots that nothing strikes.
  const { sheet, condition } = makeVictim('arctic-wolf-prime');
  const filled = LOCATIONS.flatMap((location) => sheet.slots[location].filter((slot) => slot !== null));
  const struck = LOCATIONS.flatMap((location) => hittableSlots({ sheet, condition }, location));
  // Seven slots of each.
  expect(filled.length - struck.length).toBe(14);
});

it('BT-CRIT-3 of twelve slots the first die says the half, and what cannot be hit is rolled again', () => {
  const course = makeCourse(hunchback, fixedDice(6, 6, 4, 5));
  const { slot, rolls } = rollSlot(course, 'x', hittableSlots(hunchback, 'CT'));
  expect(slot).toBe(11);
  expect(rolls.map(({ dice }) => dice)).toEqual([
    [6, 6],
    [4, 5],
  ]);
  expect(new Set(rolls.map(({ label }) => label)).size).toBe(2);
});

it('BT-CRIT-3 with one half, or six slots, one die says the slot', () => {
  const left = makeCourse(hunchback, fixedDice(3, 2));
  expect(rollSlot(left, 'x', hittableSlots(hunchback, 'LT'))).toMatchObject({ slot: 2 });
  expect(rollSlot(makeCourse(hunchback, fixedDice(5)), 'x', hittableSlots(hunchback, 'HD')).slot).toBe(5);
  const lower = makeCourse(hunchback, fixedDice(4));
  expect(rollSlot(lower, 'x', [9, 10]).slot).toBe(10);
});

it('BT-CRIT-3 every slot that can be hit is struck equally often', () => {
  const course = makeCourse(hunchback, quickDice(1));
  const slots = hittableSlots(hit('CT', 2, 3, 9), 'CT');
  const seen = new Map<number, number>();
  const rolls = 40_000;
  for (let count = 0; count < rolls; count += 1) {
    const { slot } = rollSlot(course, 'x', slots);
    seen.set(slot, (seen.get(slot) ?? 0) + 1);
  }
  const expected = rolls / slots.length;
  const chi = slots.reduce((sum, slot) => sum + ((seen.get(slot) ?? 0) - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(24.3);
});

it('BT-CRIT-4 without a slot to hit they go inward, and past the centre torso they are lost', () => {
  const bare = hit('LA', 1, 2, 3, 4, 5);
  expect(criticalLocation(hunchback, 'LA')).toBe('LA');
  expect(criticalLocation(bare, 'LA')).toBe('LT');
  const gone = { ...bare, condition: { ...bare.condition, structure: { LT: 0 } } };
  expect(criticalLocation(gone, 'LA')).toBe('CT');
  expect(criticalLocation(hit('HD', 1, 2, 3, 4, 5, 6), 'HD')).toBeNull();
});
