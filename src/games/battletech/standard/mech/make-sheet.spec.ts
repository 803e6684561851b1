import { bundledCatalog } from '../../../../catalog';
import { makeMech } from '../testing/make-mech';
import { bodyOf, brokenParts, isGone, isWhole, partsIn, shotsIn, works } from './body';
import { sheetOf } from './make-sheet';

const catalog = bundledCatalog();

it('every design of the catalogue has a sheet, with each of its slots and bins once', () => {
  for (const design of catalog.mechs) {
    const sheet = sheetOf(catalog, design);
    const ids = sheet.mounts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const filled = Object.values(design.slots)
      .flat()
      .reduce((sum, slot) => sum + (slot?.kind === 'items' ? slot.items.length : 0), 0);
    expect(sheet.mounts.reduce((sum, { slots }) => sum + slots.length, 0)).toBe(filled);
    expect(sheet.bins).toHaveLength(design.bins.length);
  }
});

it('a Hunchback has its autocannon in ten slots, and what is broken no longer works', () => {
  const mech = makeMech('hunchback-hbk-4g', {
    condition: {
      armor: {},
      structure: { LT: 0 },
      slots: [
        { location: 'RT', slot: 3, state: 'hit' },
        { location: 'RA', slot: 2, state: 'hit' },
        { location: 'CT', slot: 4, state: 'hit' },
      ],
      ammunition: [],
    },
  });
  const cannon = mech.sheet.mounts.find(({ id }) => id === 'RT.1');
  expect(cannon?.slots).toHaveLength(10);
  expect(cannon === undefined ? null : isWhole(mech, cannon)).toBe(false);
  expect(isGone(mech, 'LT')).toBe(true);
  expect(isGone(mech, 'LA')).toBe(true);
  expect(isGone(mech, 'RA')).toBe(false);
  expect(works(mech, 'RA', 'shoulder')).toBe(true);
  expect(works(mech, 'RA', 'upper-arm')).toBe(false);
  expect(partsIn(mech, 'CT', 'gyro')).toBe(4);
  expect(brokenParts(mech, 'gyro')).toBe(1);
  expect(mech.sheet.bins.map((bin) => shotsIn(mech, bin))).toEqual([0, 0]);
  expect(bodyOf(mech)).toBe(bodyOf({ ...mech }));
});
