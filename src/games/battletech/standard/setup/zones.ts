/** Where units are set up (CMB-4): a rectangle, or three rows or columns along an edge. */
import type { Edge, Zone } from '../play/model';
import type { Size } from './reading';
import type { SentZone } from './shape';

const DEPTH = 3;
/** Degrees that look into the field. */
export const INWARD: Readonly<Record<Edge, number>> = { N: 180, E: 300, S: 0, W: 60 };
const NAMED: Readonly<Record<string, Edge | undefined>> = { north: 'N', south: 'S', east: 'E', west: 'W' };
const IN_TURN: readonly Edge[] = ['N', 'S', 'E', 'W'];

export const alongEdge = (edge: Edge, { columns, rows }: Size): Zone => ({
  west: edge === 'E' ? Math.max(1, columns - DEPTH + 1) : 1,
  north: edge === 'S' ? Math.max(1, rows - DEPTH + 1) : 1,
  east: edge === 'W' ? Math.min(columns, DEPTH) : columns,
  south: edge === 'N' ? Math.min(rows, DEPTH) : rows,
});

/** A side called `north` has that edge; the others get what is left, north and south first. */
export const edgesOf = (sides: readonly string[]): ReadonlyMap<string, Edge> => {
  const found = new Map<string, Edge>();
  for (const side of sides) {
    const named = Object.hasOwn(NAMED, side) ? NAMED[side] : undefined;
    if (named !== undefined) found.set(side, named);
  }
  for (const side of sides) {
    if (found.has(side)) continue;
    const taken = new Set(found.values());
    found.set(side, IN_TURN.find((edge) => !taken.has(edge)) ?? 'N');
  }
  return found;
};

/** Null: none of its hexes lies on the field. */
export const zoneOf = (sent: SentZone, size: Size): Zone | null => {
  if (typeof sent === 'string') return alongEdge(sent, size);
  const east = Math.min(sent.east, size.columns);
  const south = Math.min(sent.south, size.rows);
  return sent.west > east || sent.north > south ? null : { ...sent, east, south };
};

/** Degrees from the middle of the zone towards that of the field, as far as hexsides allow. */
export const facingFrom = ({ west, north, east, south }: Zone, { columns, rows }: Size): number => {
  const across = columns + 1 - west - east;
  const down = rows + 1 - north - south;
  if (Math.abs(down) >= Math.abs(across)) return down > 0 ? INWARD.N : INWARD.S;
  return across > 0 ? INWARD.W : INWARD.E;
};
