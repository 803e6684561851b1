import { bundledCatalog } from '../../../../../catalog';
import { figuresOf } from '../../mech/make-sheet';
import type { Figures } from '../../mech/sheet';
import { groupsOf } from '../missiles/salvo';
import { attackOf, type Firing } from './attack';
import { clearingNumber, jams, mostShots } from './jamming';

const figures = (id: string): Figures => {
  const item = bundledCatalog().item(id);
  if (item === null) throw new RangeError(`no item ${id}`);
  return figuresOf(item);
};
const plain: Firing = { munition: null, range: 'short', shots: 1, isHeating: false };
const fire = (weapon: string, munition: string | null = null, change: Partial<Firing> = {}): unknown =>
  attackOf(figures(weapon), { ...plain, munition: munition === null ? null : figures(munition), ...change });

it('BT-EQ-2 one hit with the damage of the catalogue, by range where it has three figures', () => {
  expect(fire('ppc')).toMatchObject({ size: 1, each: 10, group: 10, kind: 'energy', piercing: null });
  expect(fire('is-snub-nose-ppc', null, { range: 'long' })).toMatchObject({ each: 5 });
  expect(fire('is-large-re-engineered-laser')).toMatchObject({ each: 9, kind: 'unreduced' });
  expect(fire('is-rifle-cannon-heavy')).toMatchObject({ each: 6, kind: 'ballistic' });
  expect(fire('autocannon-5', 'is-flechette-autocannon-5-ammo')).toMatchObject({ each: 3 });
});

it('BT-EQ-3 BT-EQ-4 several shots are a column of their number, and may jam', () => {
  const ultra = figures('is-ultra-autocannon-10');
  expect(fire('is-ultra-autocannon-10', null, { shots: 2 })).toMatchObject({ size: 2, each: 10, group: 10 });
  expect([mostShots(ultra), mostShots(figures('ppc'))]).toEqual([2, 1]);
  expect([jams(ultra, 2, 2), jams(ultra, 2, 3), jams(ultra, 1, 2)]).toEqual([true, false, false]);
  const rotary = figures('is-rotary-autocannon-5');
  expect(mostShots(rotary)).toBe(6);
  expect(
    [2, 3, 4, 5, 6].map((shots) => [2, 3, 4, 5].filter((roll) => jams(rotary, shots, roll)).length),
  ).toEqual([1, 1, 2, 2, 3]);
  expect(clearingNumber(4)).toBe(7);
});

it('BT-EQ-5 cluster shells scatter point by point', () => {
  expect(fire('is-lb-10-x-ac', 'is-lb-10-x-cluster-ammo')).toMatchObject({ size: 10, each: 1, group: 1 });
  expect(fire('is-lb-10-x-ac', 'is-lb-10-x-ac-ammo')).toMatchObject({ size: 1, each: 10 });
  expect(fire('is-silver-bullet-gauss-rifle')).toMatchObject({ size: 15, each: 1, group: 1 });
});

it('BT-EQ-6 BT-EQ-7 BT-EQ-9 missiles go in groups of five, or one by one', () => {
  expect(fire('lrm-15', 'lrm-15-ammo')).toMatchObject({ size: 15, each: 1, group: 5, kind: 'missile' });
  expect(fire('srm-4', 'srm-4-ammo')).toMatchObject({ size: 4, each: 2, group: 2 });
  expect(fire('is-mrm-40')).toMatchObject({ size: 40, each: 1, group: 5 });
  expect(groupsOf({ each: 1, group: 5 }, 12)).toEqual([5, 5, 2]);
  expect(groupsOf({ each: 2, group: 2 }, 3)).toEqual([2, 2, 2]);
  expect(groupsOf({ each: 0, group: 1 }, 3)).toEqual([]);
});

it('BT-EQ-7 inferno missiles heat instead', () => {
  expect(fire('srm-6', 'is-srm-6-inferno-ammo')).toMatchObject({ each: 0, heat: { dice: 0, plus: 2 } });
});

it('BT-EQ-8 all of a streak salvo hit', () => {
  expect(fire('streak-srm-2')).toMatchObject({ size: 2, each: 2, isWhole: true });
  expect(fire('clan-streak-lrm-10')).toMatchObject({ size: 10, each: 1, group: 5, isWhole: true });
});

it('BT-EQ-10 ATM by ammunition, in groups of five points', () => {
  const atm = 'clan-atm-6';
  expect(fire(atm, 'clan-standard-atm-6-ammo')).toMatchObject({ size: 6, bonus: 2, each: 2, group: 5 });
  expect(fire(atm, 'clan-extended-range-atm-6-ammo')).toMatchObject({ each: 1 });
  expect(fire(atm, 'clan-high-explosive-atm-6-ammo')).toMatchObject({ each: 3 });
  expect(groupsOf({ each: 3, group: 5 }, 4)).toEqual([5, 5, 2]);
});

it('BT-EQ-11 BT-EQ-12 multi-missile launchers and thunderbolts', () => {
  expect(fire('is-mml-7', 'is-mml-7-srm-ammo')).toMatchObject({ size: 7, each: 2, group: 2 });
  expect(fire('is-mml-7', 'is-mml-7-lrm-ammo')).toMatchObject({ size: 7, each: 1, group: 5 });
  expect(fire('is-thunderbolt-15')).toMatchObject({ size: 1, each: 15, group: 15, kind: 'missile' });
});

it('BT-EQ-13 gauss rifles by range, and hyper-assault ones', () => {
  const at = (range: Firing['range']): unknown => fire('is-heavy-gauss-rifle', null, { range });
  expect([at('short'), at('medium'), at('long')]).toMatchObject([{ each: 25 }, { each: 20 }, { each: 10 }]);
  expect(fire('clan-hag-30')).toMatchObject({ size: 30, bonus: 2, each: 1, group: 5 });
  expect(fire('clan-hag-30', null, { range: 'long' })).toMatchObject({ bonus: -2 });
});

it('BT-EQ-14 BT-EQ-16 plasma and flamers heat', () => {
  expect(fire('is-plasma-rifle')).toMatchObject({ each: 10, heat: { dice: 1, plus: 0 }, kind: 'energy' });
  expect(fire('clan-plasma-cannon')).toMatchObject({ each: 0, heat: { dice: 2, plus: 0 } });
  expect(fire('flamer')).toMatchObject({ each: 2, heat: { dice: 0, plus: 0 } });
  expect(fire('flamer', null, { isHeating: true })).toMatchObject({ each: 0, heat: { dice: 0, plus: 2 } });
  expect(fire('is-heavy-flamer', null, { isHeating: true })).toMatchObject({ heat: { dice: 0, plus: 4 } });
});

it('BT-EQ-15 linked machine guns are a column of their number', () => {
  expect(fire('machine-gun', null, { shots: 4 })).toMatchObject({ size: 4, each: 2, group: 2 });
});

it('BT-EQ-33 armour-piercing shells by size', () => {
  expect(fire('autocannon-10', 'is-armor-piercing-autocannon-10-ammo')).toMatchObject({
    piercing: -2,
    each: 10,
  });
});

it('BT-EQ-37 a charged PPC does 5 points more, in one piece', () => {
  expect(fire('ppc', null, { isCharged: true })).toMatchObject({ size: 1, each: 15, group: 15 });
});
