import { bundledCatalog } from './bundled';
import type { ItemId, MechDesign } from './model';
import { differences } from './same-mech';

const hunchback = bundledCatalog().mech('hunchback-hbk-4g') as MechDesign;

it('what a table of data says beside the machine makes no other one', () => {
  const told: MechDesign = {
    ...hunchback,
    role: 'Scout',
    year: 3100,
    cost: 1,
    mulId: 7,
    factions: [],
    rulesLevel: 'advanced',
  };
  expect(differences(hunchback, told)).toEqual([]);
});

it('the order of slots within a location makes no other one', () => {
  const slots = { ...hunchback.slots, RT: [...hunchback.slots.RT].reverse() };
  expect(differences(hunchback, { ...hunchback, slots })).toEqual([]);
});

it('a head that leaves with its pilot makes another one', () => {
  expect(differences(hunchback, { ...hunchback, fullHeadEjection: true })).toEqual(['cockpit']);
});

it('names everything that does', () => {
  const [first, ...rest] = hunchback.bins;
  const other: MechDesign = {
    ...hunchback,
    bv: hunchback.bv + 1,
    armor: { ...hunchback.armor, CTR: hunchback.armor.CTR - 1 },
    bins: first === undefined ? [] : [{ ...first, shots: first.shots - 1 }, ...rest],
  };
  expect(differences(hunchback, other)).toEqual(['armor', 'ammunition', 'bv']);
});

it('a weapon that faces the rear, or stands in another location, is another machine', () => {
  const turned = hunchback.slots.HD.map((slot) =>
    slot?.kind === 'items'
      ? { ...slot, items: slot.items.map((one) => ({ ...one, rear: !one.rear })) }
      : slot,
  );
  expect(differences(hunchback, { ...hunchback, slots: { ...hunchback.slots, HD: turned } })).toEqual([
    'equipment',
  ]);
  const added = { kind: 'items', items: [{ item: 'heat-sink' as ItemId, rear: false }] } as const;
  const free = hunchback.slots.LT.indexOf(null);
  expect(free).toBeGreaterThanOrEqual(0);
  const moved = hunchback.slots.LT.map((slot, index) => (index === free ? added : slot));
  expect(differences(hunchback, { ...hunchback, slots: { ...hunchback.slots, LT: moved } })).toEqual([
    'equipment',
  ]);
});
