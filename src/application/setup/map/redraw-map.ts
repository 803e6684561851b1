/** What another number of seats or other options do to the map (SETUP-10). */
import { at, err, ok, type Result, type Violation } from '../../../kernel';
import type { MapPlan, MapRequest, Options } from '../../../rules';
import type { DrawMap } from './drawn-maps';

export interface MapWishes {
  readonly seed: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly buildingCount: number;
}

/** SETUP-10: a fair map for the seats and teams that there are. */
export const mapRequest = (seats: number, options: Options, wishes: MapWishes): MapRequest => ({
  ...wishes,
  players: seats,
  teams: (options.teams ?? [])
    .map((team) => team.filter((seat) => seat <= seats).map((seat) => seat - 1))
    .filter((team) => team.length > 0),
});

/**
 * The plan for other seats or options: a generated map is drawn again from its seed, since it follows from
 * them; a supplied one stays, and the start names what does not fit.
 */
export const redrawn = (
  draw: DrawMap,
  plan: MapPlan | null,
  before: Options,
  after: Options,
  seats: number,
): Result<MapPlan | null, readonly Violation[]> => {
  if (plan === null || plan.seed === null) return ok(plan);
  const asOptions = plan.buildings.length === before.buildingCount;
  const same =
    plan.hqs.length === seats &&
    JSON.stringify(before.teams) === JSON.stringify(after.teams) &&
    (!asOptions || before.buildingCount === after.buildingCount);
  if (same) return ok(plan);
  const { columns, rows } = plan.map;
  const buildingCount = asOptions ? after.buildingCount : plan.buildings.length;
  const drawn = draw(mapRequest(seats, after, { seed: plan.seed, columns, rows, buildingCount }));
  return drawn.ok ? drawn : err(at('/map', drawn.error));
};
