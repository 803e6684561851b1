import { tons } from '../kernel/tonnage';
import { bundledCatalog } from './bundled';
import { changedDesign, type DesignChanges } from './changed-design';
import type { ItemId, MechDesign, Slot } from './model';

const catalog = bundledCatalog();
const NO_CHANGES: DesignChanges = {
  model: 'X',
  role: null,
  year: null,
  jump: null,
  armorType: null,
  armorTechBase: null,
  armor: {},
  heatSinks: null,
  slots: {},
};
const hunchback = catalog.mech('hunchback-hbk-4g') as MechDesign;
const piece = (item: string): Slot => ({ kind: 'items', items: [{ item: item as ItemId, rear: false }] });

it('works out of every design’s own slots what the design says: bins, weights, jump jets, Battle Value', () => {
  for (const base of catalog.mechs) {
    const { slots, armor, armorTechBase } = base;
    const armorType = base.armorType === 'patchwork' ? null : base.armorType;
    const again = changedDesign(
      base,
      { ...NO_CHANGES, model: base.model, slots, armor, armorType, armorTechBase },
      catalog.item,
    );
    expect({ ...again, rulesLevel: base.rulesLevel }).toEqual(base);
  }
});

it('puts what is sent in the place of what was, and leaves the rest', () => {
  const drawn = changedDesign(
    hunchback,
    { ...NO_CHANGES, armor: { HD: 8 }, slots: { LT: [piece('jump-jet'), piece('lrm-5-ammo')] } },
    catalog.item,
  );
  expect(drawn).toMatchObject({
    model: 'X',
    jump: 1,
    armor: { ...hunchback.armor, HD: 8 },
    engine: hunchback.engine,
  });
  expect(drawn.slots.LT).toEqual([piece('jump-jet'), piece('lrm-5-ammo'), ...Array(10).fill(null)]);
  expect(drawn.slots.RT).toBe(hunchback.slots.RT);
  expect(drawn.mountTons['jump-jet']).toBe(tons(0.5));
  expect(drawn.bins).toContainEqual({ location: 'LT', slot: 2, item: 'lrm-5-ammo', shots: 24 });
});

it('computes heat sinks by their kind, and the technologies that are mixed', () => {
  const doubled = changedDesign(
    hunchback,
    { ...NO_CHANGES, heatSinks: { count: 12, item: 'is-double-heat-sink' as ItemId } },
    catalog.item,
  );
  expect(doubled.heatSinks).toMatchObject({ count: 12, double: true, capacity: 24 });
  expect(
    changedDesign(hunchback, { ...NO_CHANGES, slots: { LT: [piece('clan-er-medium-laser')] } }, catalog.item)
      .mixedTech,
  ).toBe(true);
});

it('MM-6 closes gaps, as MegaMek does with the mech file that goes along, and leaves a head’s own parts where they are', () => {
  const drawn = changedDesign(
    hunchback,
    {
      ...NO_CHANGES,
      slots: {
        LT: [null, piece('jump-jet'), null, piece('lrm-5-ammo')],
        HD: hunchback.slots.HD.with(3, null),
      },
    },
    catalog.item,
  );
  expect(drawn.slots.LT).toEqual([piece('jump-jet'), piece('lrm-5-ammo'), ...Array(10).fill(null)]);
  expect(drawn.bins).toContainEqual({ location: 'LT', slot: 2, item: 'lrm-5-ammo', shots: 24 });
  expect(drawn.slots.HD).toEqual(hunchback.slots.HD.with(3, null));
});

it('never makes a location larger', () => {
  const many = Array<Slot>(20).fill(piece('medium-laser'));
  expect(
    changedDesign(hunchback, { ...NO_CHANGES, slots: { HD: many } }, catalog.item).slots.HD,
  ).toHaveLength(6);
});
