/** BT-PSR-8: how far a mech falls, and the fall as data for whoever applies its damage. */
import type { HitSide, HitTable } from '../../aim';
import type { Mech } from '../../mech/model';
import { fallDamage, inGroups } from './fall-damage';
import { fallSide } from './fall-side';

/** Where it stood, and the place into which it falls. */
export interface Drop {
  /** Altitude of the old standing place, and of the new one; equal on the spot. */
  readonly from: number;
  readonly to: number;
  /** Of the water at the new place; 0: none. */
  readonly depth: number;
}

export interface Fall {
  readonly kind: 'fall';
  readonly levels: number;
  readonly side: HitSide;
  /** Of the mech afterwards; it is prone, its torso straight. */
  readonly facing: number;
  readonly table: HitTable;
  /** Points of each group; a location is rolled for each. */
  readonly groups: readonly number[];
}

/** Levels, 0 or more. */
export const levelsFallen = ({ from, to }: Pick<Drop, 'from' | 'to'>): number => Math.max(0, from - to);

/** On the spot: from where it stands. */
export const dropOnTheSpot = (altitude: number, depth: number): Drop => ({
  from: altitude,
  to: altitude,
  depth,
});

/** `die`: one die, 1 … 6, for the side. */
export const fallOf = (mech: Pick<Mech, 'sheet' | 'facing'>, drop: Drop, die: number): Fall => {
  const levels = levelsFallen(drop);
  return {
    kind: 'fall',
    levels,
    ...fallSide(mech.facing, die),
    table: 'normal',
    groups: inGroups(fallDamage(mech.sheet.tons, levels, drop.depth)),
  };
};
