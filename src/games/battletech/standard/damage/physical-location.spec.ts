import type { HitSide } from '../aim';
import { blowLocation } from './physical-location';

type Table = 'punch' | 'kick' | 'above' | 'below';
const row = (table: Table, side: HitSide, motion: 'biped' | 'quad'): string =>
  [1, 2, 3, 4, 5, 6].map((die) => blowLocation(die, table, side, motion)).join(' ');

it.each<[Table, HitSide, string]>([
  ['punch', 'front', 'LA LT CT RT RA HD'],
  ['punch', 'rear', 'LA LT CT RT RA HD'],
  ['punch', 'left', 'LT LT CT LA LA HD'],
  ['punch', 'right', 'RT RT CT RA RA HD'],
  ['kick', 'front', 'RL RL RL LL LL LL'],
  ['kick', 'rear', 'RL RL RL LL LL LL'],
  ['kick', 'left', 'LL LL LL LL LL LL'],
  ['kick', 'right', 'RL RL RL RL RL RL'],
  ['above', 'left', 'LA LT CT RT RA HD'],
  ['below', 'rear', 'LL LL LT RT RL RL'],
])('BT-DMG-2 a biped: %s from %s', (table, side, expected) => {
  expect(row(table, side, 'biped')).toBe(expected);
});

it.each<[Table, HitSide, string]>([
  ['punch', 'front', 'LA LT CT RT RA HD'],
  ['punch', 'rear', 'LL LT CT RT RL HD'],
  ['punch', 'left', 'LT LT CT LA LL HD'],
  ['punch', 'right', 'RT RT CT RA RL HD'],
  ['kick', 'front', 'LA LA LA RA RA RA'],
  ['kick', 'rear', 'LL LL LL RL RL RL'],
  ['kick', 'left', 'LL LL LL LA LA LA'],
  ['kick', 'right', 'RA RA RA RL RL RL'],
])('BT-DMG-2 a quad: %s from %s', (table, side, expected) => {
  expect(row(table, side, 'quad')).toBe(expected);
});
