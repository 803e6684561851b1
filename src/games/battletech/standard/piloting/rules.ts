/** Rules of piloting, falls and what stands in the way, in the order of their ids (BT-2). */
import type { GameRule } from '../../../contract';
import { AUTOMATIC } from './automatic.rule';
import { CAUSES } from './causes.rule';
import { COLLAPSE } from './hazard/collapse.rule';
import { COLLAPSED } from './hazard/collapsed.rule';
import { DISPLACE } from './hazard/displace.rule';
import { FALL_DAMAGE } from './fall/fall-damage.rule';
import { FALL_HEIGHT } from './fall/fall-height.rule';
import { FALL_PILOT } from './fall/fall-pilot.rule';
import { FALL_SIDE } from './fall/fall-side.rule';
import { GO_PRONE } from './fall/go-prone.rule';
import { MINES } from './hazard/mines.rule';
import { ORDER } from './order.rule';
import { SHIELD } from './hazard/shield.rule';
import { SKID } from './hazard/skid.rule';
import { STAND_UP } from './fall/stand-up.rule';
import { TARGET } from './target.rule';
import { WALLS_ROLL } from './hazard/walls.rule';

export const PILOTING_RULES: readonly GameRule[] = [
  TARGET,
  AUTOMATIC,
  CAUSES,
  ORDER,
  FALL_SIDE,
  FALL_DAMAGE,
  FALL_PILOT,
  FALL_HEIGHT,
  STAND_UP,
  GO_PRONE,
  SKID,
  WALLS_ROLL,
  DISPLACE,
  MINES,
  COLLAPSE,
  COLLAPSED,
  SHIELD,
];
