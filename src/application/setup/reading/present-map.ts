/**
 * The plan of the planet as it is shown (SIGHT-4): terrain, position and type of buildings to all; where
 * others begin to the GM only.
 */
import type { ForceId } from '../../../kernel';
import { partsOf, type MapPlan, type Options, type Terrain } from '../../../rules';
import type { Seat } from '../model';

/** In a fixed order, whatever order the store keeps them in: entity tags go by the bytes. */
const orderedTerrain = (plan: MapPlan): Record<string, Terrain> =>
  Object.fromEntries(
    Object.keys(plan.map.terrain)
      .sort()
      .map((hex) => [hex, plan.map.terrain[hex] ?? 'clear']),
  );

/** Seats count from 1 wherever they are shown, and from 0 inside a plan. */
const shownSeat = (seat: number | null): number | null => (seat === null ? null : seat + 1);

/** Can be edited and sent back. */
export const presentPlan = (plan: MapPlan) => ({
  columns: plan.map.columns,
  rows: plan.map.rows,
  terrain: orderedTerrain(plan),
  starts: [...plan.starts] as string[],
  hqs: [...plan.hqs] as string[],
  buildings: plan.buildings.map(({ type, hex, seat }) => ({
    type,
    hex: hex as string,
    seat: shownSeat(seat),
  })),
  seed: plan.seed,
});

/**
 * What a player or an observer (`force` null) sees. Not the seed: with the campaign's secret it draws all
 * HQs. `part`, the hexes in which they may deploy, is told only where the campaign deploys so: its border
 * tells where the others begin.
 */
export const presentPublicMap = (
  plan: MapPlan,
  options: Options,
  seats: readonly Seat[],
  force: ForceId | null,
) => {
  const own = force === null ? -1 : seats.findIndex((seat) => seat.force === force);
  return {
    columns: plan.map.columns,
    rows: plan.map.rows,
    terrain: orderedTerrain(plan),
    buildings: plan.buildings.map(({ type, hex, seat }) => ({
      type,
      hex: hex as string,
      seat: own >= 0 && seat === own ? shownSeat(seat) : null,
    })),
    hq: (plan.hqs[own] ?? null) as string | null,
    part:
      options.deployment === 'own-half' && own >= 0
        ? ([...(partsOf(plan.map, plan.starts)[own] ?? [])] as string[])
        : null,
  };
};

export type MapShape = ReturnType<typeof presentPlan> | ReturnType<typeof presentPublicMap>;
