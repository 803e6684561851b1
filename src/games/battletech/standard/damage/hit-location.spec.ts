import type { HitSide } from '../aim';
import { fireLocation } from './hit-location';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

it.each<[HitSide, string]>([
  ['front', 'CT RA RA RL RT CT LT LL LA LA HD'],
  ['rear', 'CT RA RA RL RT CT LT LL LA LA HD'],
  ['left', 'LT LL LA LA LL LT CT RT RA RL HD'],
  ['right', 'RT RL RA RA RL RT CT LT LA LL HD'],
])('BT-DMG-1 from %s the table is as the rule says', (side, expected) => {
  expect(TOTALS.map((total) => fireLocation(total, side)).join(' ')).toBe(expected);
});
