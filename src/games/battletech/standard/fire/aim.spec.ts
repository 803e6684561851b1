import { UNDAMAGED } from '../../../../catalog';
import { totalOf } from '../../../shared/terms';
import type { Aim } from '../aim';
import type { Terrain } from '../field/model';
import type { Mech } from '../mech/model';
import type { Mount } from '../mech/sheet';
import { hex, makeField, makeMech } from '../testing/make-mech';
import { aimOf, neededOf } from './aim';
import { circumstanceTerms } from './circumstances';
import { tableOf } from './tables';

type Hexes = Readonly<Record<string, Terrain>>;
const mountOf = (mech: Mech, item: string): Mount => {
  const found = mech.sheet.mounts.find(({ figures }) => figures.item === item);
  if (found === undefined) throw new RangeError(item);
  return found;
};
const at = (slug: string, label: string, facing: number, changes: Partial<Mech> = {}): Mech =>
  makeMech(slug, { hex: hex(label), facing, ...changes });
const aim = (from: Mech, to: Mech, item: string, hexes: Hexes = {}): Aim =>
  aimOf({ field: makeField(hexes) }, from, to, mountOf(from, item));
const told = (from: Mech, to: Mech, item: string, hexes: Hexes = {}): string => {
  const found = aim(from, to, item, hexes);
  if (!found.possible) return `(${found.why.join(' ')})`;
  return `${found.toHit}: ${found.terms.map(({ code, value }) => `${code} ${value ?? ''}`).join(', ')}`;
};

const cicada = at('cicada-cda-2a', '0508', 3, { moved: { mode: 'walk', hexes: 5 } });
const hunchback = at('hunchback-hbk-4g', '0510', 0, { moved: { mode: 'run', hexes: 2 } });
const enforcer = at('enforcer-enf-4r', '0512', 0);

it('BT-GUN-1 the worked examples of the quick start come to the same', () => {
  expect(told(cicada, enforcer, 'medium-laser')).toBe('7: gunnery 4, attacker-movement 1, range 2');
  expect(told(hunchback, cicada, 'autocannon-20')).toBe(
    '8: gunnery 4, attacker-movement 2, target-movement 2',
  );
  expect(told(enforcer, { ...hunchback, hex: hex('0508') }, 'large-laser')).toBe('4: gunnery 4');
});

it('BT-GUN-1 everything at once', () => {
  const from: Mech = {
    ...hunchback,
    gunnery: 3,
    heat: 13,
    condition: { ...UNDAMAGED, slots: [{ location: 'HD', slot: 2, state: 'hit' }] },
  };
  const to: Mech = { ...enforcer, hex: hex('0506'), isProne: true, moved: { mode: 'jump', hexes: 4 } };
  expect(told(from, to, 'autocannon-20', { '0508': { woods: 1 }, '0506': { woods: 2 } })).toBe(
    '17: gunnery 3, attacker-movement 2, target-movement 1, target-jumped 1, range 2, ' +
      'intervening-light-woods 1, target-woods 2, heat 2, sensors 2, target-prone 1',
  );
});

it('BT-GUN-1 all reasons are given, in the order in which the rules ask', () => {
  const blind: Mech = {
    ...hunchback,
    facing: 3,
    condition: {
      ...UNDAMAGED,
      slots: [
        { location: 'RT', slot: 3, state: 'hit' },
        { location: 'HD', slot: 2, state: 'hit' },
        { location: 'HD', slot: 5, state: 'hit' },
      ],
      ammunition: hunchback.sheet.bins.map(({ location, slot }) => ({ location, slot, shots: 0 })),
    },
  };
  const far: Mech = { ...enforcer, hex: hex('0401') };
  const wall = { '0504': { level: 3 }, '0503': { level: 3 }, '0403': { level: 3 } };
  expect(told({ ...blind, hex: hex('0515') }, { ...far, hex: hex('0501') }, 'autocannon-20', wall)).toBe(
    '(weapon ammo sensors sight arc range)',
  );
  expect(told(hunchback, { ...enforcer, hex: hex('0506') }, 'autocannon-20', { '0506': { water: 2 } })).toBe(
    '(water)',
  );
});

it('BT-GUN-1 what a bot asks comes to the same as what a reader gets', () => {
  const mechs = [cicada, hunchback, enforcer];
  let possible = 0;
  for (const from of mechs)
    for (const to of mechs) {
      if (from === to) continue;
      for (const mount of from.sheet.mounts) {
        if (mount.figures.weapon === null) continue;
        const position = { field: makeField({ '0509': { woods: 1 }, '0511': { level: 1 } }) };
        const found = aimOf(position, from, to, mount);
        expect(neededOf(position, from, to, mount)).toBe(found.possible ? found.toHit : null);
        if (!found.possible) continue;
        possible += 1;
        expect(totalOf(found.terms)).toBe(found.toHit);
      }
    }
  expect(possible).toBeGreaterThan(5);
});

it('BT-GUN-7 the side goes by the legs of the target', () => {
  const side = (facing: number, twist: -1 | 0 | 1 = 0): string => {
    const found = aim(hunchback, { ...cicada, facing, twist }, 'autocannon-20');
    return found.possible ? found.side : '';
  };
  expect([0, 1, 2, 3, 4, 5].map((facing) => side(facing))).toEqual([
    'rear',
    'right',
    'front',
    'front',
    'front',
    'left',
  ]);
  expect(side(0, 1)).toBe('rear');
});

it('BT-GUN-15 under water only some weapons fire, at what is under water', () => {
  const lake = Object.fromEntries(['0508', '0509', '0510'].map((label) => [label, { water: 2 }] as const));
  const deep: Mech = { ...enforcer, hex: hex('0508'), facing: 3 };
  // At two hexes, 3/6/9 under water.
  expect(told(deep, { ...hunchback, moved: null }, 'large-laser', lake)).toBe('4: gunnery 4');
  expect(told(deep, hunchback, 'autocannon-10', lake)).toBe('(water)');
  expect(told({ ...deep, hex: hex('0507') }, hunchback, 'large-laser', lake)).toBe('(water)');
});

it('BT-GUN-16 tables and legs behind cover', () => {
  expect(tableOf(false, false, 0, 0)).toBe('normal');
  expect(tableOf(true, false, 0, 0)).toBe('partial-cover');
  expect([tableOf(true, true, 2, 1), tableOf(false, true, 0, 1), tableOf(false, true, 1, 1)]).toEqual([
    'above',
    'below',
    'normal',
  ]);
  const covered = aim(hunchback, cicada, 'autocannon-20', { '0509': { level: 1 } });
  expect(covered).toMatchObject({ possible: true, table: 'partial-cover' });
  const legs: Mount = { ...mountOf(hunchback, 'medium-laser'), location: 'LL' };
  const position = { field: makeField({ '0509': { level: 1 } }) };
  expect(aimOf(position, hunchback, cicada, legs)).toEqual({ possible: false, why: ['leg-cover'] });
});

it('BT-GUN-4 inside one building the floors between both count as distance', () => {
  const house = (levels: number): Terrain => ({ building: { kind: 2, levels, cf: 40 } });
  const hall: Hexes = { '0508': house(4), '0509': house(4), '0510': house(4) };
  const from: Mech = { ...hunchback, hex: hex('0510'), elevation: 0, moved: { mode: 'stand', hexes: 0 } };
  const to: Mech = { ...enforcer, hex: hex('0509'), elevation: 2, moved: { mode: 'stand', hexes: 0 } };
  // One hex and two floors: 3, the far end of a short range of 3; a third floor is medium range.
  expect(aim(from, to, 'autocannon-20', hall)).toMatchObject({ possible: true, range: 3, table: 'below' });
  expect(told(from, to, 'small-laser', hall)).toBe(
    '11: gunnery 4, range 4, intervening-building 2, same-building 1',
  );
  expect(told(from, { ...to, elevation: 1, isProne: true }, 'autocannon-20', hall)).toBe(
    '7: gunnery 4, intervening-building 1, target-prone 1, same-building 1',
  );
  // On the roof it is in no building.
  expect(aim(from, { ...to, elevation: 4 }, 'autocannon-20', hall)).not.toMatchObject({ range: 5 });
});

it('BT-GUN-16 inside one building', () => {
  const house: Hexes = {
    '0508': { building: { kind: 2, levels: 4, cf: 40 } },
    '0509': { building: { kind: 2, levels: 4, cf: 40 } },
  };
  const near: Mech = { ...hunchback, hex: hex('0509'), elevation: 2, moved: null };
  const found = aim(near, { ...cicada, elevation: 1, moved: null }, 'autocannon-20', house);
  expect(found).toMatchObject({ possible: true, toHit: 6, table: 'above' });
});

it('BT-GUN-17 other targets, and fire by a spotter', () => {
  const codes = (circumstances: Parameters<typeof circumstanceTerms>[0]): readonly string[] =>
    circumstanceTerms(circumstances).map(({ code, value }) => `${code} ${value ?? ''}`);
  expect(codes({})).toEqual([]);
  expect([codes({ secondary: 'ahead' }), codes({ secondary: 'elsewhere' })]).toEqual([
    ['secondary-target 1'],
    ['secondary-target 2'],
  ]);
  expect(codes({ spotter: { mech: hunchback, attacks: true }, isSpotting: true })).toEqual([
    'indirect 1',
    'spotter-movement 2',
    'spotter-attacks 1',
    'spotting 1',
  ]);
  // The hill is between the two, but not between the spotter and the target.
  const position = { field: makeField({ '0510': { level: 3 } }) };
  const archer = at('archer-arc-2r', '0514', 0);
  const target = { ...cicada, hex: hex('0502'), moved: null };
  const spotter = { ...enforcer, hex: hex('0506') };
  const lrm = mountOf(archer, 'lrm-20');
  expect(aimOf(position, archer, target, lrm).possible).toBe(false);
  expect(
    aimOf(position, archer, target, lrm, null, { spotter: { mech: spotter, attacks: false } }),
  ).toMatchObject({ possible: true, toHit: 7 });
});
