/** The rules of fire (BT-GUN), in their order. */
import type { GameRule } from '../../../contract';
import { AIM } from './aim.rule';
import { ARCS, SIDE } from './arcs.rule';
import { SECONDARY } from './circumstances.rule';
import { ACTUATORS, ATTACKER_PRONE, HEAT } from './gunner.rule';
import { ATTACKER_MOVEMENT, TARGET_MOVEMENT } from './movement.rule';
import { MINIMUM_RANGE, RANGE } from './range.rule';
import { TABLES } from './tables.rule';
import { TARGET_STATE } from './target.rule';
import { AMMUNITION } from './weapon/ammunition.rule';
import { DAMAGE } from './weapon/damage.rule';
import { PHASE_AMMUNITION } from './weapon/phase-ammunition.rule';
import { UNDER_WATER } from './weapon/water.rule';
import { COMPUTER, WEAPON } from './weapon/weapons.rule';

export const FIRE_RULES: readonly GameRule[] = [
  AIM,
  ATTACKER_MOVEMENT,
  TARGET_MOVEMENT,
  RANGE,
  MINIMUM_RANGE,
  ARCS,
  SIDE,
  HEAT,
  ATTACKER_PRONE,
  ACTUATORS,
  TARGET_STATE,
  WEAPON,
  AMMUNITION,
  COMPUTER,
  UNDER_WATER,
  TABLES,
  SECONDARY,
  DAMAGE,
  PHASE_AMMUNITION,
];
