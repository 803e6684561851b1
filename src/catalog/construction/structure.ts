/**
 * Internal structure: its weight and slots by kind, its points by tonnage and location (TM and TO, internal
 * structure).
 */
import { type MicroTons, tons } from '../../kernel';
import type { Location, MechDesign, StructureType, TechBase } from '../model';
import { halfTonsUp } from './rounding';

const TON = tons(1);
/** Parts of the mech's tonnage. */
const WEIGHT: Readonly<Record<StructureType, readonly [times: number, divisor: number]>> = {
  standard: [1, 10],
  'endo-steel': [1, 20],
  'endo-steel-prototype': [1, 20],
  'endo-composite': [3, 40],
  composite: [1, 20],
  reinforced: [1, 5],
  industrial: [1, 5],
};
/** The part of the mech's tonnage that its whole internal structure weighs, exactly. */
export const structureShare = (type: StructureType): readonly [numerator: number, denominator: number] =>
  WEIGHT[type];

/** `mech`: metric tons of the whole mech; rounded up to half tons, as a mech is built. */
export const structureTons = (mech: number, type: StructureType): MicroTons =>
  halfTonsUp(mech * TON, ...WEIGHT[type]);

const SLOTS: Readonly<Partial<Record<StructureType, Readonly<Record<TechBase, number>>>>> = {
  'endo-steel': { is: 14, clan: 7 },
  'endo-steel-prototype': { is: 16, clan: 16 },
  'endo-composite': { is: 7, clan: 4 },
};
export const structureSlots = (type: StructureType, techBase: TechBase): number =>
  SLOTS[type]?.[techBase] ?? 0;

/** An ultra-light one; below 20 t there are few. */
export const SMALLEST_MECH = 10;
export const LARGEST_MECH = 100;
export const MECH_STEP = 5;
export const isMechTonnage = (mech: number): boolean =>
  Number.isInteger(mech) && mech >= SMALLEST_MECH && mech <= LARGEST_MECH && mech % MECH_STEP === 0;

/** Points of centre torso, side torso, arm and leg, of mechs of 10, 15, 20, … 100 t. */
const POINTS: readonly (readonly [centre: number, side: number, arm: number, leg: number])[] = [
  [4, 3, 1, 2],
  [5, 4, 2, 3],
  [6, 5, 3, 4],
  [8, 6, 4, 6],
  [10, 7, 5, 7],
  [11, 8, 6, 8],
  [12, 10, 6, 10],
  [14, 11, 7, 11],
  [16, 12, 8, 12],
  [18, 13, 9, 13],
  [20, 14, 10, 14],
  [21, 15, 10, 15],
  [22, 15, 11, 15],
  [23, 16, 12, 16],
  [25, 17, 13, 17],
  [27, 18, 14, 18],
  [29, 19, 15, 19],
  [30, 20, 16, 20],
  [31, 21, 17, 21],
];
const HEAD = 3;

/** Points of a location; null for a tonnage that no mech has. The front legs of a quad are legs. */
export const internalStructure = (
  mech: number,
  location: Location,
  motion: MechDesign['motion'],
): number | null => {
  const row = isMechTonnage(mech) ? POINTS[(mech - SMALLEST_MECH) / MECH_STEP] : undefined;
  if (row === undefined) return null;
  const [centre, side, arm, leg] = row;
  switch (location) {
    case 'HD':
      return HEAD;
    case 'CT':
      return centre;
    case 'RT':
    case 'LT':
      return side;
    case 'RA':
    case 'LA':
      return motion === 'quad' ? leg : arm;
    case 'RL':
    case 'LL':
      return leg;
  }
};
