/** How high mechs and hexes stand (BT-LOS-3, BT-LOS-4). */
import { columnOf, rowOf } from '../../../../kernel/hex';
import { floorAt, type Ground } from '../field/ground';
import type { Mech } from '../mech/model';
import type { Sheet } from '../mech/sheet';
import { flightOver } from '../support/flight';
import type { SupportKind } from '../support/model';
import { NEAR_FROM, NEAR_TO } from './line';

/** Where a mech stands, as sight and attacks ask for it. Levels are those of the field. */
export interface Stand {
  /** Of the hex, in the ground's arrays. */
  readonly index: number;
  readonly column: number;
  readonly row: number;
  readonly elevation: number;
  /** The level of its feet. */
  readonly feet: number;
  /** The level up to which it stands: feet + 1, of a prone one its feet. */
  readonly height: number;
  readonly isUpright: boolean;
}

export type Placed = Pick<Mech, 'hex' | 'elevation' | 'isProne'> & {
  readonly sheet?: Pick<Sheet, 'support'>;
};

/** One level high; a hovercraft on the water, a VTOL above what stands in the hex (BT-SUP-5). */
const supportStand = (ground: Ground, index: number, hex: Mech['hex'], kind: SupportKind): Stand => {
  const elevation = kind === 'vtol' ? flightOver(ground, index) : 0;
  const floor = kind === 'foot' ? floorAt(ground, index) : (ground.level[index] ?? 0);
  const feet = floor + elevation;
  return {
    ...{ index, column: columnOf(hex), row: rowOf(hex), elevation },
    ...{ feet, height: feet, isUpright: false },
  };
};

/** Of a mech at this elevation of the hex with this index. */
export const mechStand = (
  ground: Ground,
  index: number,
  { hex, elevation, isProne }: Pick<Placed, 'hex' | 'elevation' | 'isProne'>,
): Stand => {
  const feet = floorAt(ground, index) + elevation;
  return {
    index,
    column: columnOf(hex),
    row: rowOf(hex),
    elevation,
    feet,
    height: isProne ? feet : feet + 1,
    isUpright: !isProne,
  };
};

export const standOf = (ground: Ground, placed: Placed): Stand => {
  const { hex, sheet } = placed;
  const index = ground.indexOf(hex);
  return sheet?.support === undefined
    ? mechStand(ground, index, placed)
    : supportStand(ground, index, hex, sheet.support);
};

/** What is higher than this, in a hex between with these marks, stands in the sight of the two. */
export const limitOf = (from: number, to: number, mark: number): number => {
  const higher = from > to ? from : to;
  const near = (mark & NEAR_FROM) !== 0 && from < higher ? from : higher;
  return (mark & NEAR_TO) !== 0 && to < near ? to : near;
};
