/** BT-PSR-13: who is in the way of a fall or a push is pushed on (domino). */
import { DIRECTIONS, type Hex, neighbour } from '../../../../../kernel/hex';
import { groundOf } from '../../field/ground';
import type { Mech } from '../../mech/model';
import { altitudeAt, floorEntered } from '../../movement/ground/levels';
import { spotAt, type Spots, spotsOf } from '../../movement/ground/spots';
import type { Position } from '../../position';

export interface Displaced {
  readonly id: string;
  readonly from: Hex;
  readonly to: Hex;
  /** Levels down; more than 2: it falls over them without a roll. 0 or more. */
  readonly levels: number;
  readonly falls: boolean;
}

const HIGHEST = 2;
/** Hexsides tried, from the direction of the push: ahead, right, left, further, back. */
const TRIED = [0, 1, 5, 2, 4, 3];

const altitudeOf = (spots: Spots, mech: Mech): number =>
  spots.altitude[spotAt(spots, spots.ground.indexOf(mech.hex), mech.elevation)] ?? 0;

/** Where a mech can be pushed, and how far down it goes. */
const wayFor = (position: Pick<Position, 'field'>, mech: Mech, direction: number): Displaced | null => {
  const spots = spotsOf(position.field);
  const ground = groundOf(position.field);
  const from = altitudeOf(spots, mech);
  for (const turn of TRIED) {
    const to = neighbour(mech.hex, DIRECTIONS[(direction + turn) % 6] ?? 'N');
    const index = to === null ? -1 : ground.indexOf(to);
    if (to === null || index < 0 || (ground.height[index] ?? 0) > 0) continue;
    const up = (spots.altitude[spots.first[index] ?? 0] ?? 0) - from;
    if (up > HIGHEST) continue;
    const levels = Math.max(0, -up);
    return { id: mech.id, from: mech.hex, to, levels, falls: levels > HIGHEST };
  }
  return null;
};

/**
 * Everybody who is pushed, from the first on; `direction` 0 … 5. Empty: nobody can be, and both stay in one
 * hex. Who does not fall without a roll rolls with +0. Nobody is pushed twice.
 */
export const dominoOf = (
  position: Pick<Position, 'field' | 'mechs'>,
  first: Mech,
  direction: number,
): readonly Displaced[] => {
  const chain: Displaced[] = [];
  const pushed = new Set<string>();
  let next: Mech | undefined = first;
  while (next !== undefined) {
    const way = wayFor(position, next, direction);
    if (way === null) break;
    chain.push(way);
    pushed.add(next.id);
    next = position.mechs.find(({ id, hex }) => hex === way.to && !pushed.has(id));
  }
  return chain;
};

export type Pushed =
  | {
      readonly kind: 'moves';
      readonly hex: Hex;
      readonly elevation: number;
      readonly levels: number;
      readonly falls: boolean;
    }
  /** Over the edge of the field. */
  | { readonly kind: 'leaves' }
  | { readonly kind: 'stays' };

/** The target of a push, a charge or a death from above: it goes ahead or not at all. */
export const pushedAhead = ({ field }: Pick<Position, 'field'>, mech: Mech, direction: number): Pushed => {
  const spots = spotsOf(field);
  const { ground } = spots;
  const from = altitudeOf(spots, mech);
  const index = ground.towards[ground.indexOf(mech.hex) * 6 + direction] ?? -1;
  const hex = ground.hexes[index];
  if (hex === undefined) return { kind: 'leaves' };
  const elevation = floorEntered(ground, index, from);
  const up = altitudeAt(ground, index, elevation) - from;
  if (up > HIGHEST) return { kind: 'stays' };
  const levels = Math.max(0, -up);
  return { kind: 'moves', hex, elevation, levels, falls: levels > HIGHEST };
};
