/** BT-8, BT-MAP-1: of which kind of country a map sheet is whose file does not say so, by what lies in its hexes. */
import type { Battlefield, Terrain } from '../model';
import type { Country } from './kinds';

type Counted = (terrain: Terrain) => boolean;

const isBuilt: Counted = ({ building }) => building !== undefined;
const isWet: Counted = ({ water = 0 }) => water > 0;
const isBroken: Counted = ({ rough, rubble }) => rough === true || rubble !== undefined;
const isWooded: Counted = ({ woods }) => woods !== undefined;
const isHigh: Counted = ({ level = 0 }) => level > 0;
const isPeak: Counted = ({ level = 0 }) => level >= 5;

/** The first of which a sheet has so many hexes counts. Our own sheets are what they are called by it. */
const SIGNS: readonly (readonly [country: Country, hexes: number, counted: Counted])[] = [
  ['urban', 20, isBuilt],
  ['lake', 14, isWet],
  ['badlands', 28, isBroken],
  ['mountains', 1, isPeak],
  ['woods', 50, isWooded],
  ['hills', 60, isHigh],
];

/** Of a sheet of 16 × 17 hexes. */
export const countryOf = ({ hexes }: Pick<Battlefield, 'hexes'>): Country => {
  const all = Object.values(hexes);
  return SIGNS.find(([, least, counted]) => all.filter(counted).length >= least)?.[0] ?? 'clear';
};
