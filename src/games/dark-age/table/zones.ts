/** DA-SET-4: zones along the sides of the field, in 1/100 inch. */
import type { Point } from '../../shapes';
import type { Box, Edge } from '../model/setup';

export const ZONE_DEPTH = 300;
const FROM_NEIGHBOURS = 800;

/** By seat, in their order. */
export const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** The strip along a side, as deep as a zone; `margin`: how far it ends before the neighbouring sides. */
export const stripOf = ({ x, y }: Point, edge: Edge, margin: number): Box => {
  if (edge === 'south') return { least: { x: margin, y: y - ZONE_DEPTH }, most: { x: x - margin, y } };
  if (edge === 'north') return { least: { x: margin, y: 0 }, most: { x: x - margin, y: ZONE_DEPTH } };
  if (edge === 'west') return { least: { x: 0, y: margin }, most: { x: ZONE_DEPTH, y: y - margin } };
  return { least: { x: x - ZONE_DEPTH, y: margin }, most: { x, y: y - margin } };
};

export const zoneOf = (field: Point, edge: Edge): Box => stripOf(field, edge, FROM_NEIGHBOURS);
