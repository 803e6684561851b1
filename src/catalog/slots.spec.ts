import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import type { MechDesign } from './model';
import { byPlace, isAt, isBroken, shotsIn, slotAt } from './slots';

const hunchback = bundledCatalog().mech('hunchback-hbk-4g') as MechDesign;
const damaged = (changes: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...changes });

it('tells what stands in a slot, counted from 1', () => {
  expect(slotAt(hunchback, { location: 'HD', slot: 1 })).toEqual({ kind: 'system', part: 'life-support' });
  expect(slotAt(hunchback, { location: 'HD', slot: 13 })).toBeNull();
});

it('a slot is broken by its own damage, and with its location, a biped’s arm with its torso', () => {
  const hit = damaged({ slots: [{ location: 'LA', slot: 4, state: 'hit' }] });
  expect([3, 4].map((slot) => isBroken(hunchback, hit, { location: 'LA', slot }))).toEqual([false, true]);
  expect(isBroken(hunchback, hit, { location: 'RA', slot: 4 })).toBe(false);
  expect(isBroken(hunchback, damaged({ structure: { RT: 0 } }), { location: 'RA', slot: 4 })).toBe(true);
});

it('a bin is full unless the condition says otherwise', () => {
  const [bin] = hunchback.bins;
  if (bin === undefined) throw new Error('it has bins');
  const { location, slot } = bin;
  expect([shotsIn(UNDAMAGED, bin), shotsIn(damaged({ ammunition: [{ location, slot, shots: 2 }] }), bin)]).toEqual([bin.shots, 2]);
});

it('knows a place again, and sorts places by location, then slot', () => {
  const places = [
    { location: 'LL', slot: 1 },
    { location: 'HD', slot: 6 },
    { location: 'HD', slot: 2 },
  ] as const;
  expect(places.filter(isAt({ location: 'HD', slot: 6 }))).toEqual([places[1]]);
  expect([...places].sort(byPlace)).toEqual([places[2], places[1], places[0]]);
});
