import { UNDAMAGED } from '../../../../../catalog';
import { hex, makeMech, makeSheet } from '../../testing/make-mech';
import type { Mech } from '../../mech/model';
import type { Figures, Mount, Sheet } from '../../mech/sheet';
import { defencesOf } from './ams';
import { partnersOf, sharedRange } from './c3';
import { hasEcm, isJammed } from './ecm';
import { guidance } from './guidance';
import { stealthToHit } from './stealth';

const SLUG = 'hunchback-hbk-4g';
/** With a piece of this flag in the last slot of the right torso. */
const fitted = (flag: string, figures: Partial<Figures> = {}, sheet: Sheet = makeSheet(SLUG)): Sheet => {
  const [first] = sheet.mounts;
  if (first === undefined) throw new RangeError('no equipment');
  const piece: Mount = {
    ...first,
    id: 'RT.12',
    location: 'RT',
    slots: [{ location: 'RT', slot: 12 }],
    figures: { ...first.figures, weapon: null, ammunition: null, flags: [flag], ...figures },
  };
  const RT = sheet.slots.RT.map((slot, at) => (at === 11 ? { mounts: ['RT.12'] } : slot));
  return { ...sheet, slots: { ...sheet.slots, RT }, mounts: [...sheet.mounts, piece] };
};
const mech = (id: string, sheet: Sheet, change: Partial<Mech> = {}): Mech =>
  makeMech(SLUG, { id, sheet, ...change });
const broken = { ...UNDAMAGED, slots: [{ location: 'RT', slot: 12, state: 'hit' } as const] };

it('BT-EQ-23 a whole suite of an enemy that runs jams within six hexes', () => {
  const jammer = mech('x', fitted('ecm'), { side: 'b', hex: hex('0101') });
  expect(isJammed([jammer], 'a', [hex('0107')])).toBe(true);
  expect(isJammed([jammer], 'a', [hex('0108')])).toBe(false);
  expect(isJammed([jammer], 'a', [hex('0112'), hex('0105')])).toBe(true);
  expect(isJammed([jammer], 'b', [hex('0101')])).toBe(false);
  expect([
    hasEcm(jammer),
    hasEcm({ ...jammer, condition: broken }),
    hasEcm({ ...jammer, isShutDown: true }),
  ]).toEqual([true, false, false]);
});

it('BT-EQ-19 BT-EQ-21 what guides missiles', () => {
  const sheet = fitted('artemis');
  const one = mech('x', sheet);
  const launcher: Mount = { ...(sheet.mounts[0] as Mount), location: 'RT' };
  const missiles = (munition: string): Figures => ({
    ...launcher.figures,
    ammunition: { type: 7, rackSize: 20, munition },
  });
  const guided = { munition: missiles('artemis'), isDirect: true, hasBeacon: false, isJammed: false };
  expect(guidance(one, launcher, guided)).toBe(2);
  expect(guidance(one, { ...launcher, location: 'LT' }, guided)).toBe(0);
  expect(guidance({ ...one, condition: broken }, launcher, guided)).toBe(0);
  expect(guidance(one, launcher, { ...guided, isDirect: false })).toBe(0);
  expect(guidance(one, launcher, { ...guided, isJammed: true })).toBe(0);
  expect(guidance(one, launcher, { ...guided, munition: missiles('standard') })).toBe(0);
  const narc = { ...guided, munition: missiles('narc'), hasBeacon: true };
  expect(guidance(one, launcher, narc)).toBe(2);
  expect(guidance(one, launcher, { ...narc, hasBeacon: false })).toBe(0);
});

it('BT-EQ-10 BT-EQ-21 a jammed ATM loses its own guide, and Apollo costs 1', () => {
  const atm = fitted('artemis');
  const weapon = {
    heat: 2,
    damage: 'cluster',
    rackSize: 6,
    min: 4,
    short: 5,
    medium: 10,
    long: 15,
    extreme: 20,
  };
  const launcher = (ammunition: number): Mount => ({
    ...(atm.mounts[0] as Mount),
    location: 'RT',
    figures: { ...(atm.mounts[0] as Mount).figures, weapon: { ...weapon, ammunition } },
  });
  const guided = { munition: null, isDirect: true, hasBeacon: false, isJammed: true };
  expect(guidance(mech('x', atm), launcher(28), guided)).toBe(-2);
  expect(guidance(mech('x', atm), launcher(28), { ...guided, isJammed: false })).toBe(0);
  expect(guidance(mech('x', fitted('apollo')), launcher(12), guided)).toBe(-1);
});

it('BT-EQ-20 who can shoot missiles down', () => {
  const weapon = { heat: 1, damage: '2', rackSize: 2, min: 0, short: 1, medium: 1, long: 1, extreme: 1 };
  const laser = mech('x', fitted('ams', { weapon: { ...weapon, ammunition: -1 } }));
  expect(defencesOf(laser)).toMatchObject([{ bin: null }]);
  expect(defencesOf({ ...laser, condition: broken })).toEqual([]);
  expect(defencesOf({ ...laser, isShutDown: true })).toEqual([]);
  expect(defencesOf(mech('x', fitted('ams', { weapon: { ...weapon, ammunition: 14 } })))).toEqual([]);
});

it('BT-EQ-22 a master with three slaves shares the shortest range', () => {
  const master = mech('m', fitted('c3-master'));
  const slaves = ['s1', 's2', 's3', 's4'].map((id) => mech(id, fitted('c3s')));
  const all = [master, ...slaves];
  const free = (): boolean => false;
  const ids = (of: readonly Mech[]): string[] => of.map(({ id }) => id);
  const [first = master, , , fourth = master] = slaves;
  expect(ids(partnersOf(all, first, free))).toEqual(['m', 's2', 's3']);
  expect(ids(partnersOf(all, fourth, free))).toEqual([]);
  expect(ids(partnersOf(all, first, ({ id }) => id === 's2'))).toEqual(['m', 's3']);
  expect(ids(partnersOf(all, first, ({ id }) => id === 'm'))).toEqual([]);
  expect(ids(partnersOf([{ ...master, condition: broken }, ...slaves], first, free))).toEqual([]);
  const improved = ['i1', 'i2', 'i3'].map((id) => mech(id, fitted('c3i')));
  expect(ids(partnersOf(improved, improved[1] ?? master, free))).toEqual(['i1', 'i3']);
  expect(sharedRange(12, [7, 15])).toBe(7);
  expect(sharedRange(4, [])).toBe(4);
});

it('BT-EQ-32 stealth armour with its suite is harder to hit at a distance', () => {
  const sheet = { ...fitted('ecm'), armorType: 'stealth' } as const;
  const one = mech('x', sheet);
  const at = (isOn: boolean): number[] =>
    (['short', 'medium', 'long'] as const).map((range) => stealthToHit(one, isOn, range));
  expect(at(true)).toEqual([0, 1, 2]);
  expect(at(false)).toEqual([0, 0, 0]);
  expect(stealthToHit({ ...one, condition: broken }, true, 'long')).toBe(0);
});
