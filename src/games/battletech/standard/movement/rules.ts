/** Rules of movement in the order of their ids (BT-2). */
import type { GameRule } from '../../../contract';
import { ABLE } from './points/able.rule';
import { BURDENS } from './points/burdens.rule';
import { COUNTED_HEXES } from './counted-hexes.rule';
import { ENTER } from './ground/enter.rule';
import { JUMP } from './jump.rule';
import { JUMP_MP } from './points/jump-mp.rule';
import { LEVELS } from './ground/levels.rule';
import { OCCUPIED } from './occupied.rule';
import { PATH_ROLLS } from './path-rolls.rule';
import { PLACES } from './places.rule';
import { QUAD_LEGS } from './points/quad-legs.rule';
import { ROAD } from './ground/road.rule';
import { RUN } from './points/run.rule';
import { TURNS } from './turns.rule';
import { WALK } from './points/walk.rule';
import { WALLS } from './ground/walls.rule';
import { RUN_IN_WATER } from './water.rule';

export const MOVEMENT_RULES: readonly GameRule[] = [
  WALK,
  QUAD_LEGS,
  BURDENS,
  RUN,
  JUMP_MP,
  ABLE,
  ENTER,
  ROAD,
  LEVELS,
  WALLS,
  TURNS,
  RUN_IN_WATER,
  OCCUPIED,
  JUMP,
  PLACES,
  COUNTED_HEXES,
  PATH_ROLLS,
];
