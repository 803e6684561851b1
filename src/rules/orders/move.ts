/** move (MOV-1, MOV-2, MOV-4, MOV-7, MOV-8): a mech goes along a path, planned or, out of enemy sight, in the movement phase. */
import { at, violation, type Violation } from '../../kernel/violation';
import { pathViolations } from '../map/path';
import { reachable, type Reach } from '../map/reach';
import { immobility, IMMOBILITY_RULE, walkingMp } from '../mechs/allowance';
import { ownPlacedMech, placedMechs, type PlacedMech } from '../mechs/own';
import type { Hex } from '../model/map';
import type { MoveOrder } from '../model/orders';
import { hasMovementOrder } from '../movement/one-order';
import { enemyHexes, knownEnemySight } from '../movement/sightings';
import { enemySightViolations, mayStep } from '../movement/unseen-path';
import type { OrderDefinition, SheetContext } from './definition';
import { Fields } from './fields';

/** More steps than any mech has MP. */
const MAX_PATH = 100;

const mechViolations = ({ knowledge, catalog, earlier }: SheetContext, { mech }: PlacedMech): readonly Violation[] => {
  const params = { mech: mech.id, name: mech.name };
  const reason = immobility(knowledge, catalog, mech);
  const found = reason === null ? [] : [violation(`movement/${reason}`, IMMOBILITY_RULE[reason], '/mech', params)];
  return hasMovementOrder(earlier, mech.id) ? [...found, violation('movement/second-order', 'ROUND-6', '/mech', params)] : found;
};

/** Only in the movement phase: planned moves may end anywhere (MOV-2). */
const keepsOutOfSight = ({ knowledge }: SheetContext): boolean => knowledge.campaign.phase === 'movement';

const routeViolations = (context: SheetContext, { mech, hex }: PlacedMech, path: readonly Hex[]): readonly Violation[] => {
  const { knowledge, catalog } = context;
  const enemies = enemyHexes(knowledge);
  const mp = walkingMp(catalog, mech);
  const found = pathViolations({
    map: knowledge.map,
    start: hex,
    path,
    // A mech that cannot walk at all is refused for that, not for the length of its path.
    allowance: mp === 0 ? path.length : mp,
    enemySeenIn: (one) => enemies.has(one),
  });
  const seen = keepsOutOfSight(context) ? enemySightViolations(knowledge.grid, knownEnemySight(knowledge), hex, path) : [];
  return at('/path', [...found, ...seen]);
};

const reachOf = (context: SheetContext, enemies: ReadonlySet<Hex>, sight: Uint8Array | null, { mech, hex }: PlacedMech): readonly Reach[] => {
  const { map, grid } = context.knowledge;
  const mp = walkingMp(context.catalog, mech);
  if (sight === null) return reachable(map, hex, mp, (one) => enemies.has(one));
  const start = grid.indexOf(hex);
  return reachable(
    map,
    hex,
    mp,
    (one) => enemies.has(one),
    (one) => sight[grid.indexOf(one)] === 1,
    (from, to) => mayStep(sight, start, grid.indexOf(from), grid.indexOf(to)),
  );
};

export const move: OrderDefinition<MoveOrder> = {
  type: 'move',
  phases: [
    { phase: 'planning', step: null },
    { phase: 'movement', step: null },
  ],

  parse: (input) => {
    const fields = new Fields(input);
    fields.raw('type');
    return fields.done({ type: 'move', mech: fields.id('mech'), path: fields.hexes('path', 1, MAX_PATH) });
  },

  check: (context, { mech, path }) => {
    const found = ownPlacedMech(context.knowledge, mech, '/mech');
    if (!found.ok) return [found.error];
    return [...mechViolations(context, found.value), ...routeViolations(context, found.value, path)];
  },

  price: () => null,

  // A move is carried out by the next announcement: nothing that a later order of the sheet depends on changes before.
  project: ({ knowledge }) => knowledge,

  options: (context) => {
    const { knowledge, catalog } = context;
    const enemies = enemyHexes(knowledge);
    const sight = keepsOutOfSight(context) ? knownEnemySight(knowledge) : null;
    const all = placedMechs(knowledge).map((placed) => ({ placed, reason: immobility(knowledge, catalog, placed.mech) }));
    return {
      mechs: all.flatMap(({ placed, reason }) =>
        reason === null
          ? [{ mech: placed.mech.id, walkingMp: walkingMp(catalog, placed.mech), reachable: reachOf(context, enemies, sight, placed) }]
          : [],
      ),
      immobile: all.flatMap(({ placed, reason }) =>
        reason === null ? [] : [{ mech: placed.mech.id, reason: `movement/${reason}`, rule: IMMOBILITY_RULE[reason] }],
      ),
    };
  },

  carryOut: (_resolution, _force, order, context) => move.check(context, order),
};
