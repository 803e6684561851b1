/**
 * Edges of the planet's battlefield and of the match's field (CMB-4, CMB-5): the match has four, of which
 * east and west stand for a northern and a southern half each.
 */
import type { Edge } from '../../../games/battletech';
import type { BattleSetup, SetupSide } from '../../contract';

type Direction = keyof SetupSide['withdrawal'];
export type FieldSide = 'north' | 'south';

const HALVES: Readonly<Record<Edge, readonly Direction[]>> = {
  N: ['N'],
  E: ['NE', 'SE'],
  S: ['S'],
  W: ['NW', 'SW'],
};
/** The last row of the northern half of the quick start's field of 17 rows. */
const NORTH_ROWS = 8;

const isOpen = ({ withdrawal }: SetupSide, direction: Direction): boolean =>
  withdrawal[direction] !== undefined;

/** Edges of the match over which a side may leave. */
export const openEdges = (side: SetupSide): readonly Edge[] =>
  (Object.keys(HALVES) as Edge[]).filter((edge) => HALVES[edge].some((one) => isOpen(side, one)));

/** The edge of the battlefield over which a unit left that stood in this row; null: all of it is closed. */
export const leftOver = (
  side: SetupSide,
  edge: Edge,
  row: number,
  northRows: number = NORTH_ROWS,
): Direction | null => {
  const [north = null, south = north] = HALVES[edge];
  const [near, far] = row > northRows ? [south, north] : [north, south];
  return [near, far].find((one) => one !== null && isOpen(side, one)) ?? null;
};

const halfOf = ({ deployment }: BattleSetup['units'][number]): FieldSide | null => {
  if (deployment === 'anywhere') return null;
  return deployment.direction.startsWith('N') ? 'north' : 'south';
};

/** Whether a side sets up in the north or in the south: as its defender does, else as anybody does. */
export const fieldSides = ({ sides, units }: BattleSetup): Readonly<Record<string, FieldSide>> => {
  const placed = units.filter((unit) => halfOf(unit) !== null);
  const first = placed.find(({ role }) => role === 'defender') ?? placed[0];
  const mine = (first === undefined ? null : halfOf(first)) ?? 'south';
  const other = mine === 'south' ? 'north' : 'south';
  const name = first?.side ?? sides[0]?.side;
  return Object.fromEntries(sides.map(({ side }) => [side, side === name ? mine : other]));
};
