import { bundledCatalog, type Location, UNDAMAGED } from '../../../../../catalog';
import { groundOf } from '../../field/ground';
import type { Mech } from '../../mech/model';
import type { Bin, Figures, Mount } from '../../mech/sheet';
import { standOf } from '../../sight/heights';
import { makeField, makeMech } from '../../testing/make-mech';
import { ammunitionModifier, binFor, feeds } from './ammunition';
import { damageOf } from './damage';
import { isWet, rangesUnderWater } from './water';
import { canFire, computerModifier, weaponModifier } from './weapons';

const item = (id: string): Figures => {
  const found = bundledCatalog().item(id);
  if (found === null) throw new RangeError(id);
  return { ...found, item: found.id };
};
const mount = (id: string, location: Location = 'RT'): Mount => ({
  id: `${location}.1`,
  figures: item(id),
  location,
  slots: [{ location, slot: 1 }],
  isRear: false,
  isTurret: false,
  isArmored: false,
});
const bin = (id: string): Bin => ({ location: 'RT', slot: 9, shots: 10, figures: item(id) });
const mech = makeMech('hunchback-hbk-4g');

it.each([
  ['medium-laser', 0],
  ['is-medium-pulse-laser', -2],
  ['clan-er-medium-pulse-laser', -1],
  ['is-medium-re-engineered-laser', -1],
  ['clan-heavy-medium-laser', 1],
  ['clan-improved-heavy-medium-laser', 0],
  ['is-binary-laser-blazer-cannon', 1],
  ['is-bombast-laser', 3],
  ['is-mrm-20', 1],
  ['rocket-launcher-10', 1],
  ['is-battlemech-taser', 1],
  ['mech-mortar-4', 3],
  ['is-rotary-autocannon-5', 0],
  ['is-heavy-ppc', 0],
  ['lrm-10', 0],
])('BT-GUN-12 %s: %d', (id, modifier) => expect(weaponModifier(mech, mount(id), 0)).toBe(modifier));

it('BT-GUN-12 a variable-speed pulse laser by range', () =>
  expect([0, 2, 4].map((range) => weaponModifier(mech, mount('is-medium-vsp-laser'), range))).toEqual([
    -3, -2, -1,
  ]));

it('BT-GUN-12 what is hit, or is no weapon, does not fire', () => {
  const cannon = mech.sheet.mounts.find(({ figures }) => figures.item === 'autocannon-20');
  if (cannon === undefined) throw new RangeError();
  expect(canFire(mech, cannon)).toBe(true);
  const hurt: Mech = {
    ...mech,
    condition: { ...UNDAMAGED, slots: [{ location: 'RT', slot: 7, state: 'hit' }] },
  };
  expect(canFire(hurt, cannon)).toBe(false);
  expect(canFire(mech, { ...mount('is-anti-missile-system'), id: cannon.id })).toBe(false);
});

it('BT-GUN-13 a bin feeds a weapon of its type and size', () => {
  expect(feeds(item('lrm-10'), item('lrm-10-ammo'))).toBe(true);
  expect(feeds(item('lrm-10'), item('lrm-15-ammo'))).toBe(false);
  expect(feeds(item('medium-laser'), item('lrm-10-ammo'))).toBe(false);
});

it('BT-GUN-13 the bin that was named, or the first that is not empty', () => {
  const cannon = mech.sheet.mounts.find(({ figures }) => figures.item === 'autocannon-20');
  if (cannon === undefined) throw new RangeError();
  const [first, second] = mech.sheet.bins;
  expect(binFor(mech, cannon, null)).toBe(first);
  expect(binFor(mech, cannon, second ?? null)).toBe(second);
  const empty = (shots: readonly number[]): Mech => ({
    ...mech,
    condition: {
      ...UNDAMAGED,
      ammunition: mech.sheet.bins.map(({ location, slot }, at) => ({
        location,
        slot,
        shots: shots[at] ?? 0,
      })),
    },
  });
  expect(binFor(empty([0, 3]), cannon, null)).toBe(second);
  expect(binFor(empty([0, 3]), cannon, first ?? null)).toBeUndefined();
  expect(binFor(empty([0, 0]), cannon, null)).toBeUndefined();
  expect(binFor(mech, mount('medium-laser'), null)).toBeNull();
  expect(binFor(mech, mount('rocket-launcher-10'), null)).toBeNull();
});

it('BT-GUN-13 what the munition adds', () => {
  const at = (hexes: number): Mech => ({ ...mech, moved: { mode: 'walk', hexes } });
  const by = (weapon: string, ammunition: string, target: Mech = mech): number =>
    ammunitionModifier(mech, target, mount(weapon), bin(ammunition));
  expect(by('is-lb-10-x-ac', 'is-lb-10-x-cluster-ammo')).toBe(-1);
  expect(by('is-lb-10-x-ac', 'is-lb-10-x-ac-ammo')).toBe(0);
  expect(
    [0, 3, 5, 9].map((hexes) =>
      by('clan-protomech-autocannon-2', 'clan-precision-protomech-autocannon-2-ammo', at(hexes)),
    ),
  ).toEqual([0, -1, -2, -2]);
  expect(by('clan-improved-autocannon-5', 'clan-armor-piercing-improved-autocannon-5-ammo')).toBe(1);
});

it('BT-GUN-14 a targeting computer that is whole helps direct fire', () => {
  const slug = bundledCatalog().mechs.find((design) =>
    makeMech(design.slug).sheet.mounts.some(({ figures }) => figures.flags.includes('targcomp')),
  )?.slug;
  const helped = makeMech(slug ?? '');
  expect(computerModifier(helped, mount('clan-er-ppc'), null)).toBe(-1);
  expect(computerModifier(helped, mount('lrm-10'), bin('lrm-10-ammo'))).toBe(0);
  expect(computerModifier(helped, mount('is-lb-10-x-ac'), bin('is-lb-10-x-cluster-ammo'))).toBe(0);
  expect(computerModifier(helped, mount('is-lb-10-x-ac'), bin('is-lb-10-x-ac-ammo'))).toBe(-1);
  expect(computerModifier(mech, mount('clan-er-ppc'), null)).toBe(0);
});

it('BT-GUN-15 which locations are under water', () => {
  const ground = groundOf(makeField({ '0101': { water: 1 }, '0102': { water: 2 } }));
  const wet = (label: '0101' | '0102' | '0103', isProne: boolean): readonly boolean[] => {
    const placed = { ...mech, hex: label as Mech['hex'], isProne };
    return (['RA', 'RL'] as const).map((one) => isWet(ground, standOf(ground, placed), placed, one));
  };
  expect([wet('0101', false), wet('0101', true), wet('0102', false), wet('0103', true)]).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

it('BT-GUN-15 ranges under water', () => {
  expect(rangesUnderWater(item('medium-laser'))).toEqual({ min: 0, short: 2, medium: 4, long: 6 });
  expect(rangesUnderWater(item('ppc'))).toEqual({ min: 3, short: 4, medium: 7, long: 10 });
  expect(rangesUnderWater(item('is-lrt-5'))).toEqual({ min: 6, short: 7, medium: 14, long: 21 });
  expect(rangesUnderWater(item('autocannon-5'))).toBeNull();
});

it('BT-GUN-18 points of a hit', () => {
  expect(damageOf(item('medium-laser'), null, 0)).toBe(5);
  expect(([0, 2, 4] as const).map((range) => damageOf(item('is-heavy-gauss-rifle'), null, range))).toEqual([
    25, 20, 10,
  ]);
  expect(damageOf(item('lrm-10'), null, 0)).toBeNull();
  expect(damageOf(item('is-thunderbolt-15'), null, 0)).toBe(15);
  expect(damageOf(item('is-lb-10-x-ac'), item('is-lb-10-x-cluster-ammo'), 0)).toBeNull();
  expect(damageOf(item('is-lb-10-x-ac'), item('is-lb-10-x-ac-ammo'), 0)).toBe(10);
});
