import type { Location } from '../../../../../catalog';
import type { Mount } from '../../mech/sheet';
import { fixedDice, makeCourse, makeVictim, type TestCourse } from '../../testing/make-course';
import { applyHit } from '../apply-hit';
import type { Victim } from '../victim';
import { protectionOf } from './case';
import { shotDamage } from './shot-damage';
import { explosionDamage } from './weapon-explosion';

const HUNCHBACK = 'hunchback-hbk-4g';
const ONE = [4, 4];
const NONE = [3, 4];
const AWAKE = [6, 6];

const bare = (victim: Victim, location: Location, shots: number): Victim => ({
  ...victim,
  condition: {
    armor: { [location]: 0 },
    structure: {},
    slots: [],
    ammunition: [{ location, slot: 1, shots }],
  },
});
const wound = (victim: Victim, location: Location, ...dice: number[]): TestCourse => {
  const course = makeCourse(victim, fixedDice(...dice));
  applyHit(course, 'x', { damage: 1, kind: 'energy', where: { location, isRear: false } });
  return course;
};
/** With a piece of no figures but its flag in the last slot of the location. */
const fitted = (victim: Victim, location: Location, flag: string): Victim => {
  const [first] = victim.sheet.mounts;
  if (first === undefined) throw new RangeError('a mech without equipment');
  const piece: Mount = {
    ...first,
    id: `${location}.12`,
    location,
    slots: [{ location, slot: 12 }],
    figures: {
      ...first.figures,
      flags: [flag],
      explosive: false,
      hittable: false,
      weapon: null,
      ammunition: null,
    },
  };
  return { ...victim, sheet: { ...victim.sheet, mounts: [...victim.sheet.mounts, piece] } };
};

it('BT-CRIT-11 shots × damage strike structure, here and inward, without armour', () => {
  // Two AC/20 bins in the left torso, one shot left in the first: 20 points, 11 of them here.
  const course = wound(
    bare(makeVictim(HUNCHBACK), 'LT', 1),
    'LT',
    ...ONE,
    1,
    ...AWAKE,
    ...AWAKE,
    ...NONE,
    ...NONE,
  );
  expect(course.events.find(({ type }) => type === 'exploded')).toMatchObject({ damage: 20, isBin: true });
  expect(course.now.condition.structure).toEqual({ LT: 0, CT: 7 });
  expect(course.now.condition.armor.CT).toBeUndefined();
  expect(course.now.condition.ammunition).toEqual([{ location: 'LT', slot: 1, shots: 0 }]);
  expect(course.now.pilotHits).toBe(2);
});

it('BT-CRIT-11 BT-DMG-8 enough of it takes the centre torso, and the mech is beyond salvage', () => {
  const course = wound(
    bare(makeVictim(HUNCHBACK), 'LT', 5),
    'LT',
    ...ONE,
    1,
    ...AWAKE,
    ...AWAKE,
    ...NONE,
    ...NONE,
  );
  expect(course.now.harm).toMatchObject({ isDevastated: true });
  // They had ejected by then (BT-DMG-11).
  expect(course.now.harm.pilot).toBe('ejected');
});

it('BT-CRIT-11 an empty bin does nothing', () => {
  const course = wound(bare(makeVictim(HUNCHBACK), 'LT', 0), 'LT', ...ONE, 1);
  expect(course.events.some(({ type }) => type === 'exploded')).toBe(false);
});

it('BT-CRIT-12 CASE keeps the rest in the location, and nobody ejects', () => {
  const victim = fitted(makeVictim(HUNCHBACK), 'LT', 'case');
  const course = wound(bare(victim, 'LT', 5), 'LT', ...ONE, 1, ...AWAKE, ...AWAKE, ...NONE);
  expect(course.now.condition.structure).toEqual({ LT: 0 });
  expect(course.now.harm).toMatchObject({ pilot: 'aboard', out: null });
});

it('BT-CRIT-12 CASE II: one point of structure, rear armour, one hit on the pilot', () => {
  const victim = fitted(makeVictim(HUNCHBACK), 'LT', 'caseii');
  const saved = wound(bare(victim, 'LT', 5), 'LT', ...ONE, 1, ...AWAKE, 4, 4);
  expect(saved.now.condition).toMatchObject({ armor: { LT: 0, LTR: 0 }, structure: { LT: 10 } });
  expect(saved.now).toMatchObject({ pilotHits: 1, harm: { pilot: 'aboard' } });
  const critical = wound(bare(victim, 'LT', 5), 'LT', ...ONE, 1, ...AWAKE, 3, 4, ...NONE);
  expect(critical.events.at(-1)).toMatchObject({ type: 'critical-roll', hits: 0 });
});

it('BT-CRIT-12 a Clan mech has CASE wherever something explosive lies', () => {
  const { sheet } = makeVictim('arctic-wolf-prime');
  const bins = sheet.bins.filter(({ figures }) => figures.explosive);
  expect(bins.length).toBeGreaterThan(0);
  for (const { location } of bins) expect(protectionOf(sheet, location)).toBe('case');
  expect(protectionOf(makeVictim(HUNCHBACK).sheet, 'LT')).toBe('none');
});

it('BT-CRIT-13 a gauss rifle explodes with 20 points, once', () => {
  const victim = makeVictim('atlas-as7-k');
  const gauss = victim.sheet.mounts.find(({ figures }) => figures.item === 'is-gauss-rifle');
  if (gauss === undefined) throw new RangeError('no gauss rifle');
  expect(explosionDamage(gauss.figures)).toBe(20);
  const { location } = gauss;
  const [slot] = gauss.slots;
  const struck = {
    ...bare(victim, location, 0),
    condition: { armor: { [location]: 0 }, structure: {}, slots: [], ammunition: [] },
  };
  const course = wound(
    struck,
    location,
    ...ONE,
    ...slotDice(slot?.slot ?? 1),
    ...AWAKE,
    ...AWAKE,
    ...NONE,
    ...NONE,
    ...NONE,
    ...NONE,
  );
  expect(course.events.filter(({ type }) => type === 'exploded')).toMatchObject([
    { damage: 20, isBin: false },
  ]);
  const { length } = course.events;
  applyHit(course, 'x', { damage: 1, kind: 'energy', where: { location: 'HD', isRear: false } });
  expect(course.events.length).toBeGreaterThan(length);
});

const slotDice = (slot: number): readonly number[] => [slot > 6 ? 4 : 1, slot > 6 ? slot - 6 : slot];

it('BT-CRIT-13 a charged capacitor explodes with 15 points', () => {
  const victim = makeVictim(HUNCHBACK);
  const charged = { ...victim, harm: { ...victim.harm, charged: ['RA.5'] } };
  const struck = { ...charged, condition: { armor: { RA: 0 }, structure: {}, slots: [], ammunition: [] } };
  const course = wound(struck, 'RA', ...ONE, 5, ...AWAKE, ...AWAKE, ...NONE, ...NONE);
  expect(course.events.find(({ type }) => type === 'exploded')).toMatchObject({ damage: 15, isBin: false });
});

const of = (slug: string, item: string): number => {
  const mount = makeVictim(slug).sheet.mounts.find(({ figures }) => figures.item === item);
  return mount === undefined ? -1 : shotDamage(mount.figures);
};

it('BT-CRIT-11 what a shot does', () => {
  expect(of(HUNCHBACK, 'autocannon-20-ammo')).toBe(20);
  expect(of('atlas-as7-k', 'is-gauss-rifle-ammo')).toBe(0);
  expect(of('archer-arc-2r', 'lrm-20-ammo')).toBe(20);
  expect(of('atlas-as7-d', 'srm-6-ammo')).toBe(12);
  expect(of('locust-lct-1v', 'machine-gun-ammo')).toBe(2);
});
