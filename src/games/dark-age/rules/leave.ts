/** Leaving the field over an open edge (DA-CAMP-5): a move whose way ends on the edge. */
import type { Edge } from '../model/setup';
import type { Point } from '../../shapes';
import type { Field, Standing } from '../model/state';
import { routeTo } from './route';
import { canJump, type How, moverOf } from './speed';
import { captiveOf } from './units';
import { wayFault } from './way';

/** Straight ahead to the edge. */
export const edgePoint = ({ field }: Pick<Field, 'field'>, edge: Edge, { x, y }: Point): Point =>
  ({
    south: { x, y: field.y },
    north: { x, y: 0 },
    west: { x: 0, y },
    east: { x: field.x, y },
  })[edge];

export const exitsOf = ({ seats }: Pick<Field, 'seats'>, { seat }: Pick<Standing, 'seat'>): readonly Edge[] =>
  seats.find((one) => one.seat === seat)?.exits ?? [];

/**
 * How it gets there with one order: by jets, since they break away from anybody, or else on its feet. Null: not
 * at all. A captor stays: its captive has no place outside (DA-CAP-4).
 */
export const leavesBy = (field: Field, unit: Standing): How | null => {
  const exits = exitsOf(field, unit);
  if (exits.length === 0 || captiveOf(field, unit) !== null) return null;
  const hows: readonly How[] = [
    ...(canJump(unit) ? (['jump'] as const) : []),
    'walk',
    ...(unit.kind === 'mech' ? (['run'] as const) : []),
  ];
  const isInReach = (how: How): boolean => {
    const mover = moverOf(field, unit, how);
    return exits.some((edge) => {
      const goal = edgePoint(field, edge, unit.at);
      return wayFault(field, mover, routeTo(field, mover, goal)) === null;
    });
  };
  return hows.find(isInReach) ?? null;
};
