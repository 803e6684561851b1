/**
 * What moves have in common (MOV-2, MOV-4, MOV-7, ROUND-6): whose turn it is, and, on foot or by train, the
 * way.
 */
import { answer, type Of } from '../../kernel/shape';
import { NO_VIOLATIONS, violation, type Violation } from '../../kernel';
import { enemyHexes } from '../knowledge/enemies';
import { pathViolations } from '../map/path';
import { reachable, type Reach } from '../map/reach';
import { IMMOBILITY_RULE, type Immobility } from '../mechs/allowance';
import type { PlacedMech } from '../mechs/own';
import type { Hex } from '../model/map';
import type { SheetContext } from '../orders/definition';
import { hex as anyHex } from '../shapes';
import { hasMovementOrder } from './one-order';
import { knownEnemySight } from './sightings';
import { enemySightViolations, mayStep } from './unseen-path';

/**
 * Hexes in the path of an order: more steps than any mech or train has, so that who goes too far is told so
 * by the rules.
 */
export const MAX_PATH = 100;

/**
 * Why the mech may not be ordered to move now; `reason` as its kind of move sees it, `pointer` to where the
 * order names it.
 */
export const orderViolations = (
  { earlier }: Pick<SheetContext, 'earlier'>,
  { mech }: PlacedMech,
  reason: Immobility | null,
  pointer = '/mech',
): readonly Violation[] => {
  const isSecond = hasMovementOrder(earlier, mech.id);
  if (reason === null && !isSecond) return NO_VIOLATIONS;
  const params = { mech: mech.id, name: mech.name };
  const found =
    reason === null ? [] : [violation(`movement/${reason}`, IMMOBILITY_RULE[reason], pointer, params)];
  return isSecond ? [...found, violation('movement/second-order', 'ROUND-6', pointer, params)] : found;
};

/** Only in the movement phase: planned moves may end anywhere (MOV-2). */
export const keepsOutOfSight = ({ knowledge }: SheetContext): boolean =>
  knowledge.campaign.phase === 'movement';

/** Pointers from the path on. */
export const routeViolations = (
  context: SheetContext,
  start: Hex,
  path: readonly Hex[],
  allowance: number,
): readonly Violation[] => {
  const { knowledge } = context;
  const enemies = enemyHexes(knowledge);
  const found = pathViolations({
    map: knowledge.map,
    start,
    path,
    allowance,
    enemySeenIn: (one) => enemies.has(one),
  });
  return keepsOutOfSight(context)
    ? [...found, ...enemySightViolations(knowledge.grid, knownEnemySight(knowledge), start, path)]
    : found;
};

const openFrom = (context: SheetContext, start: Hex, mp: number): readonly Reach[] => {
  const { map, grid } = context.knowledge;
  const enemies = enemyHexes(context.knowledge);
  const blocked = (one: Hex): boolean => enemies.has(one);
  if (!keepsOutOfSight(context)) return reachable(map, start, mp, blocked);
  const sight = knownEnemySight(context.knowledge);
  const origin = grid.indexOf(start);
  return reachable(
    map,
    start,
    mp,
    blocked,
    (one) => sight[grid.indexOf(one)] === 1,
    (from, to) => mayStep(sight, origin, grid.indexOf(from), grid.indexOf(to)),
  );
};

/** Where a mech may go. */
export const openReach = answer.object({
  hex: anyHex,
  path: answer.list(anyHex),
  cost: answer.integer,
  // What ends in enemy sight is for planning (MOV-2): in movement no such hex is open (MOV-4).
  inEnemySight: answer.about(
    answer.flag,
    'SIGHT-5: enemies see this hex, as far as I know (see `map.enemySight` of the view). A move there can be ordered in planning only (MOV-2): in movement no ' +
      'such hex is open',
    true,
  ),
});
export type OpenReach = Of<typeof openReach>;

/** Where `mp` steps lead from a hex in this phase. */
export const reachOf = (context: SheetContext, start: Hex, mp: number): readonly OpenReach[] => {
  const { grid } = context.knowledge;
  const sight = knownEnemySight(context.knowledge);
  return openFrom(context, start, mp).map(({ hex, path, cost }) => ({
    hex,
    path,
    cost,
    inEnemySight: sight[grid.indexOf(hex)] === 1,
  }));
};
