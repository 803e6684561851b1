/**
 * The entry of the map: hexes and ways for whoever draws a planet, and its generator for the thread in which
 * it works, which loads nothing else.
 */
export { distancesFrom } from './distances';
export { generateMap, type MapRequest } from './generator/generate';
export type { Grid } from './grid';
export { columnOf, neighbour, rowOf, distance, hexOf, directionTo } from '../../kernel/hex';
export { reachable } from './reach';
