/**
 * The planet's battlefield as a table (DA-CAMP-5, DA-CAMP-6): its size, where groups start, over which edges
 * a side may leave, and its buildings. The table has four edges: east and west stand for a northern and a
 * southern half each.
 */
import type { Box, Edge, Piece, Point } from '../../../games/dark-age';
import type { BattleSetup, Deployment, SetupSide, SetupUnit } from '../../contract';

type Direction = keyof SetupSide['withdrawal'];

const INCH = 100;
/** Inches a side, by all points on the field. */
const FIELDS = [
  { points: 600, inches: 36 },
  { points: 1500, inches: 54 },
] as const;
const LARGEST = 72;
const DEPTH = { outer: 3 * INCH, middle: 12 * INCH };
/** Halves of one edge keep clear of each other. */
const HALF_GAP = 150;

/** Inches. */
export const fieldInches = (points: number): number =>
  FIELDS.find((field) => points <= field.points)?.inches ?? LARGEST;

const HALVES: Readonly<Record<Edge, readonly Direction[]>> = {
  north: ['N'],
  east: ['NE', 'SE'],
  south: ['S'],
  west: ['NW', 'SW'],
};
const EDGES = Object.keys(HALVES) as readonly Edge[];

export const edgeOf = (deployment: Deployment): Edge =>
  deployment === 'anywhere'
    ? 'south'
    : (EDGES.find((edge) => HALVES[edge].includes(deployment.direction)) ?? 'south');

const isOpen = ({ withdrawal }: SetupSide, direction: Direction): boolean =>
  withdrawal[direction] !== undefined;

/** Edges over which figures of a side may leave. */
export const openEdges = (side: SetupSide): readonly Edge[] =>
  EDGES.filter((edge) => HALVES[edge].some((direction) => isOpen(side, direction)));

/** The edge of the battlefield over which a figure left that stood there; null: all of it is closed. */
export const leftOver = (side: SetupSide, edge: Edge, at: Point, field: Point): Direction | null => {
  const [north = null, south = north] = HALVES[edge];
  const order = 2 * at.y > field.y ? [south, north] : [north, south];
  return order.find((one) => one !== null && isOpen(side, one)) ?? null;
};

/** 1/100 inch. */
export const startZone = (deployment: Deployment, { x, y }: Point): Box => {
  if (deployment === 'anywhere') return { least: { x: 0, y: 0 }, most: { x, y } };
  const { direction, ring } = deployment;
  const depth = DEPTH[ring];
  if (direction === 'N') return { least: { x: 0, y: 0 }, most: { x, y: depth } };
  if (direction === 'S') return { least: { x: 0, y: y - depth }, most: { x, y } };
  const middle = Math.floor(y / 2);
  const [from, to] = direction.startsWith('N') ? [0, middle - HALF_GAP] : [middle + HALF_GAP, y];
  return direction.endsWith('E')
    ? { least: { x: x - depth, y: from }, most: { x, y: to } }
    : { least: { x: 0, y: from }, most: { x: depth, y: to } };
};

const nameOf = (deployment: Deployment): string =>
  deployment === 'anywhere' ? 'anywhere' : `${deployment.direction} ${deployment.ring}`;

/** Where most of a force starts; of equal groups the first. A force is set up in one zone. */
export const mainStart = (units: readonly SetupUnit[]): Deployment => {
  const counts = new Map<string, { readonly deployment: Deployment; readonly units: number }>();
  for (const { deployment } of units) {
    const name = nameOf(deployment);
    counts.set(name, { deployment, units: (counts.get(name)?.units ?? 0) + 1 });
  }
  let most: { readonly deployment: Deployment; readonly units: number } | null = null;
  for (const one of counts.values()) if (most === null || one.units > most.units) most = one;
  return most?.deployment ?? 'anywhere';
};

const BUILDING = { x: 4 * INCH, y: 3 * INCH };
const BETWEEN_BUILDINGS = 4 * INCH;

/** In the middle, several beside each other: blocking, 4 by 3 inches each. What cannot be destroyed is no target. */
export const buildingPieces = ({ buildings }: BattleSetup, field: Point): readonly Piece[] =>
  buildings
    .filter(({ cp }) => cp > 0)
    .map(({ id, cp, indestructible }, index, standing): Piece => {
      const width = standing.length * BUILDING.x + (standing.length - 1) * BETWEEN_BUILDINGS;
      const x = Math.floor((field.x - width) / 2) + index * (BUILDING.x + BETWEEN_BUILDINGS);
      const y = Math.floor((field.y - BUILDING.y) / 2);
      const corners = [
        { x, y },
        { x: x + BUILDING.x, y },
        { x: x + BUILDING.x, y: y + BUILDING.y },
        { x, y: y + BUILDING.y },
      ];
      const piece = {
        id,
        look: 'building',
        ground: 'blocking',
        height: 'flat',
        corners,
        access: [],
      } as const;
      return indestructible ? piece : { ...piece, cp };
    });
