/** Directions between hexes (BT-GUN-6), kept, and which weapons bear in them. */
import { isAhead, isLeftOfArm, isRightOfArm, type Place, sectorTo } from '../fire/arcs';
import { AHEAD, ALL_ROUND, BEHIND, LEFT_ARM, LEGS, RIGHT_ARM } from './guns';

const SECTORS = 24;
const kept = new Int8Array(199 * 199 * 2).fill(-2);

/** 0 … 23; −1: the same hex. */
export const sectorBetween = (from: Place, to: Place): number => {
  const at = ((to.column - from.column + 99) * 199 + to.row - from.row + 99) * 2 + (from.column & 1);
  const known = kept[at] ?? -2;
  if (known !== -2) return known;
  const sector = sectorTo(from, to) ?? -1;
  kept[at] = sector;
  return sector;
};

/** The same direction as seen from a facing −1 … 6. */
export const seenFromFacing = (sector: number, facing: number): number =>
  (sector + 2 * SECTORS - 4 * facing) % SECTORS;

const isBehind = (sector: number): boolean => sector > 8 && sector < 16;
const bits = (arcs: readonly (readonly [arc: number, isIn: (sector: number) => boolean])[]): Uint8Array =>
  Uint8Array.from({ length: SECTORS }, (_, sector) =>
    arcs.reduce((mask, [arc, isIn]) => (isIn(sector) ? mask | (1 << arc) : mask), 0),
  );

/** By the sector as the torso sees it: bits of the arcs that bear. */
const OF_TORSO = bits([
  [AHEAD, isAhead],
  [RIGHT_ARM, isRightOfArm],
  [LEFT_ARM, isLeftOfArm],
  [BEHIND, isBehind],
  [ALL_ROUND, () => true],
]);
const OF_LEGS = bits([[LEGS, isAhead]]);
const EVERYTHING = 63;

/** Arcs that bear on what lies in the sector, with legs and torso turned so. */
export const bearing = (sector: number, facing: number, twist: number): number =>
  sector < 0
    ? EVERYTHING
    : (OF_TORSO[seenFromFacing(sector, facing + twist)] ?? 0) |
      (OF_LEGS[seenFromFacing(sector, facing)] ?? 0);

/** The facing that looks most nearly at the sector. */
export const facingTo = (sector: number): number => Math.round(Math.max(0, sector) / 4) % 6;
