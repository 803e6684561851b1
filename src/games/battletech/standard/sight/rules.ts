/** The rules of sight (BT-LOS), in their order. */
import type { GameRule } from '../../../contract';
import { BUILDINGS } from './buildings.rule';
import { COVER } from './cover.rule';
import { BLOCKED, HEIGHTS } from './heights.rule';
import { EDGE, LINE } from './line.rule';
import { WATER } from './water.rule';
import { TARGET_WOODS, WOODS } from './woods.rule';

export const SIGHT_RULES: readonly GameRule[] = [
  LINE,
  EDGE,
  HEIGHTS,
  BLOCKED,
  WOODS,
  TARGET_WOODS,
  COVER,
  WATER,
  BUILDINGS,
];
