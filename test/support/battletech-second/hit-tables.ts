/** BT-DMG-1 and 2: where fire and blows hit, written out roll by roll. */
import type { Location } from '../../../src/catalog';

export type Side = 'front' | 'left' | 'right' | 'rear';

/** By what two dice show, from 2. */
const AHEAD = 'CT RA RA RL RT CT LT LL LA LA HD'.split(' ') as readonly Location[];
const LEFT = 'LT LL LA LA LL LT CT RT RA RL HD'.split(' ') as readonly Location[];
const RIGHT = 'RT RL RA RA RL RT CT LT LA LL HD'.split(' ') as readonly Location[];

export const fireHits = (total: number, side: Side): Location => {
  const table = side === 'left' ? LEFT : side === 'right' ? RIGHT : AHEAD;
  const found = table[total - 2];
  if (found === undefined) throw new RangeError(`two dice never show ${total}`);
  return found;
};

/** By what a die shows, from 1: biped, then quad where it differs. */
const BLOWS: Readonly<Record<string, string>> = {
  'punch front': 'LA LT CT RT RA HD',
  'punch rear': 'LA LT CT RT RA HD',
  'punch left': 'LT LT CT LA LA HD',
  'punch right': 'RT RT CT RA RA HD',
  'kick front': 'RL RL RL LL LL LL',
  'kick rear': 'RL RL RL LL LL LL',
  'kick left': 'LL LL LL LL LL LL',
  'kick right': 'RL RL RL RL RL RL',
  above: 'LA LT CT RT RA HD',
  below: 'LL LL LT RT RL RL',
};
const QUADS: Readonly<Record<string, string>> = {
  'punch rear': 'LL LT CT RT RL HD',
  'punch left': 'LT LT CT LA LL HD',
  'punch right': 'RT RT CT RA RL HD',
  'kick front': 'LA LA LA RA RA RA',
  'kick rear': 'LL LL LL RL RL RL',
  'kick left': 'LL LL LL LA LA LA',
  'kick right': 'RA RA RA RL RL RL',
};

export const blowHits = (
  die: number,
  table: 'punch' | 'kick' | 'above' | 'below',
  side: Side,
  motion: 'biped' | 'quad',
): Location => {
  const key = table === 'punch' || table === 'kick' ? `${table} ${side}` : table;
  const line = (motion === 'quad' ? QUADS[key] : undefined) ?? BLOWS[key] ?? '';
  return line.split(' ')[die - 1] as Location;
};
