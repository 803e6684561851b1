/**
 * Arcs of fire, and the side on which a target is hit (BT-GUN-6, BT-GUN-7), in whole numbers. Directions are
 * sectors 0 … 23: even ones are exactly 30°, 60°, … clockwise from north, odd ones lie between their
 * neighbours.
 */
import type { Location } from '../../../../catalog';
import type { HitSide } from '../aim';
import type { Mech } from '../mech/model';
import type { Mount, Sheet } from '../mech/sheet';
import { LEFT, REAR, RIGHT, type SupportKind } from '../support/model';

const SECTORS = 24;
/** Of 60°. */
const FACING = 4;

/** Every 30° clockwise from north, in a plane stretched to (column × 3, row × 2). */
const RAYS: readonly (readonly [number, number])[] = [
  [0, -2],
  [3, -3],
  [3, -1],
  [6, 0],
  [3, 1],
  [3, 3],
  [0, 2],
  [-3, 3],
  [-3, 1],
  [-6, 0],
  [-3, -1],
  [-3, -3],
];

export interface Place {
  readonly column: number;
  readonly row: number;
}

const low = (column: number): number => (column % 2 === 0 ? 1 : 0);

/** Where one hex lies as seen from another; null: it is the same one. */
export const sectorTo = (from: Place, to: Place): number | null => {
  const x = 3 * (to.column - from.column);
  const y = 2 * (to.row - from.row) + low(to.column) - low(from.column);
  if (x === 0 && y === 0) return null;
  for (let ray = 0; ray < 12; ray += 1) {
    const [ax, ay] = RAYS[ray] ?? [0, 0];
    const [bx, by] = RAYS[(ray + 1) % 12] ?? [0, 0];
    const past = ax * y - ay * x;
    if (past < 0 || x * by - y * bx <= 0) continue;
    // Exactly on the ray, or between it and the next one.
    return 2 * ray + (past === 0 ? 0 : 1);
  }
  return null;
};

/** The same direction as seen from a facing, which may be −1 or 6 after a twist. */
export const turned = (sector: number, facing: number): number =>
  (sector + 2 * SECTORS - FACING * facing) % SECTORS;

/** A quad and a prone mech cannot twist. */
export const torsoFacing = ({ facing, twist, isProne, sheet }: Mech): number =>
  isProne || sheet.motion === 'quad' ? facing : facing + twist;

/** 300° … 60°, both included. */
export const isAhead = (sector: number): boolean => sector <= 4 || sector >= 20;
/** 120° … 240°, both excluded. */
const isBehind = (sector: number): boolean => sector > 8 && sector < 16;
export const isRightOfArm = (sector: number): boolean => sector <= 8 || sector >= 20;
export const isLeftOfArm = (sector: number): boolean => sector <= 4 || sector >= 16;

export const isLeg = ({ motion }: Pick<Sheet, 'motion'>, location: Location): boolean =>
  location === 'RL' || location === 'LL' || (motion === 'quad' && (location === 'RA' || location === 'LA'));

/** BT-SUP-6: the side arcs are 60° … 120°; a platoon looks everywhere. */
const supportBears = (kind: SupportKind, location: Location, sector: number): boolean => {
  if (kind === 'foot') return true;
  if (location === RIGHT) return sector >= 4 && sector <= 8;
  if (location === LEFT) return sector >= 16 && sector <= 20;
  return location === REAR ? sector >= 8 && sector <= 16 : isAhead(sector);
};

/** Whether the mount bears on what lies in these sectors, of the torso and of the legs. */
export const bears = (
  sheet: Pick<Sheet, 'motion' | 'support'>,
  { location, isRear, isTurret }: Pick<Mount, 'location' | 'isRear' | 'isTurret'>,
  torso: number,
  legs: number,
): boolean => {
  if (isTurret) return true;
  if (sheet.support !== undefined) return supportBears(sheet.support, location, legs);
  const sector = isLeg(sheet, location) ? legs : torso;
  if (isRear) return isBehind(sector);
  if (isLeg(sheet, location)) return isAhead(sector);
  if (location === 'RA') return isRightOfArm(sector);
  return location === 'LA' ? isLeftOfArm(sector) : isAhead(sector);
};

/** 90°, 150°, 210°, 270° from where a target looks: between two of its sides. */
const isBorder = (sector: number): boolean => sector % 4 === 2 && sector >= 6 && sector <= 18;

/**
 * The side of a target that is hit from a sector, as seen from where its legs look. `chosen`: the side of a
 * line along hexsides that hinders more, as seen from the attacker.
 */
export const sideHit = (sector: number, chosen: 'left' | 'right' | null): HitSide => {
  const shift = !isBorder(sector) || chosen === null ? 0 : chosen === 'left' ? 1 : -1;
  const from = sector + shift;
  if (from > 6 && from <= 10) return 'right';
  if (from > 10 && from < 14) return 'rear';
  return from >= 14 && from < 18 ? 'left' : 'front';
};
