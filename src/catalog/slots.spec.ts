import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import type { ItemId, MechDesign, Slot, SystemPart } from './model';
import { byPlace, closedUp, isAt, isBroken, shotsIn, slotAt } from './slots';

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
  expect([
    shotsIn(UNDAMAGED, bin),
    shotsIn(damaged({ ammunition: [{ location, slot, shots: 2 }] }), bin),
  ]).toEqual([bin.shots, 2]);
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

it('closes gaps, in a head between the mech’s own parts', () => {
  const item = (name: string): Slot => ({ kind: 'items', items: [{ item: name as ItemId, rear: false }] });
  const part = (name: SystemPart): Slot => ({ kind: 'system', part: name });
  const closed = (location: 'LT' | 'HD', ...slots: (Slot | null)[]) =>
    closedUp(slots, location, (slot) => slot, null);
  expect(closed('LT', null, item('a'), null, part('engine'), item('b'))).toEqual([
    item('a'),
    part('engine'),
    item('b'),
  ]);
  expect(closed('HD', part('sensors'), null, part('cockpit'), item('a'))).toEqual([
    part('sensors'),
    item('a'),
    part('cockpit'),
    null,
  ]);
  expect(closed('HD', ...hunchback.slots.HD)).toEqual(hunchback.slots.HD);
});
