/** CMB-5: the edges of a battlefield over which units may leave, and the planet hex behind each. */
import { isPassable } from '../map/grid';
import { neighbour } from '../../kernel/hex';
import { DIRECTIONS, type Direction, type Hex, type PlanetMap } from '../model/map';

/** Not over an edge that leads off the map or into deep water. */
export const withdrawalEdges = (map: PlanetMap, hex: Hex): Readonly<Partial<Record<Direction, Hex>>> => {
  const edges: Partial<Record<Direction, Hex>> = {};
  for (const direction of DIRECTIONS) {
    const behind = neighbour(hex, direction);
    if (behind !== null && isPassable(map, behind)) edges[direction] = behind;
  }
  return edges;
};
