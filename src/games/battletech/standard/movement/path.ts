/** The way to a node that a mech reaches, step by step. */
import type { Hex } from '../../../../kernel/hex';
import { elevationAt } from './ground/spots';
import { mpTo, nodeBefore, type Reach, UNREACHED } from './model';

export interface Step {
  readonly hex: Hex;
  /** Levels above the hex's ground. */
  readonly elevation: number;
  readonly facing: number;
  /** MP of the whole way up to here. */
  readonly mp: number;
  readonly node: number;
}

/** From the start, which is the first step for 0 MP; null: the node is not reached. */
export const pathTo = (reach: Reach, node: number): readonly Step[] | null => {
  if (mpTo(reach, node) === UNREACHED) return null;
  const way: number[] = [];
  for (let at = node; at !== reach.start || way.length === 0; at = nodeBefore(reach, at)) {
    way.push(at);
    if (at === reach.start) break;
  }
  if (way.at(-1) !== reach.start) way.push(reach.start);
  const { hexes } = reach.spots.ground;
  return way.reverse().map((at) => {
    const spot = Math.floor(at / 6);
    const hex = hexes[reach.spots.hex[spot] ?? 0];
    if (hex === undefined) throw new RangeError(`no place ${spot}`);
    return {
      hex,
      elevation: elevationAt(reach.spots, spot),
      facing: at % 6,
      mp: at === reach.start ? 0 : mpTo(reach, at),
      node: at,
    };
  });
};
