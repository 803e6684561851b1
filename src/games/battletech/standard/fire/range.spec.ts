import { bundledCatalog } from '../../../../catalog';
import type { Figures } from '../mech/sheet';
import { minimumModifier, rangeModifier, rangesOf } from './range';

const item = (id: string): Figures => {
  const found = bundledCatalog().item(id);
  if (found === null) throw new RangeError(id);
  return { ...found, item: found.id };
};
const ranges = (weapon: string, bin: string | null = null): string => {
  const { min, short, medium, long } = rangesOf(item(weapon), bin === null ? null : item(bin));
  return `${min} ${short}/${medium}/${long}`;
};

it('BT-GUN-4 short 0, medium 2, long 4, and no further', () => {
  const medium = rangesOf(item('medium-laser'), null);
  expect([1, 3, 4, 6, 7, 9, 10].map((hexes) => rangeModifier(medium, hexes))).toEqual([
    0,
    0,
    2,
    2,
    4,
    4,
    null,
  ]);
});

it('BT-GUN-4 some launchers reach as far as their ammunition', () => {
  expect(ranges('clan-atm-6', 'clan-standard-atm-6-ammo')).toBe('4 5/10/15');
  expect(ranges('clan-atm-6', 'clan-extended-range-atm-6-ammo')).toBe('4 9/18/27');
  expect(ranges('clan-atm-6', 'clan-high-explosive-atm-6-ammo')).toBe('0 3/6/9');
  expect(ranges('is-mml-5', 'is-mml-5-lrm-ammo')).toBe('6 7/14/21');
  expect(ranges('is-mml-5', 'is-mml-5-srm-ammo')).toBe('0 3/6/9');
});

it('BT-GUN-5 within the minimum each hex nearer is one harder', () => {
  const lrm = rangesOf(item('lrm-10'), null);
  expect([1, 5, 6, 7].map((hexes) => minimumModifier(lrm, hexes))).toEqual([6, 2, 1, 0]);
  expect(minimumModifier(rangesOf(item('medium-laser'), null), 1)).toBe(0);
});
