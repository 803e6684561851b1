/** The rules of physical attacks (BT-PHYS), in their order. */
import type { GameRule } from '../../../contract';
import { CHARGE } from './charge.rule';
import { COMMON } from './common.rule';
import { DEATH_FROM_ABOVE } from './death-from-above.rule';
import { HAND_WEAPON } from './hand-weapon.rule';
import { KICK } from './kick.rule';
import { OUTCOME } from './outcome.rule';
import { PUNCH } from './punch.rule';
import { PUSH } from './push.rule';
import { RUSH } from './rush.rule';
import { TWO_PUNCHES } from './two-punches.rule';

export const PHYSICAL_RULES: readonly GameRule[] = [
  COMMON,
  PUNCH,
  KICK,
  PUSH,
  CHARGE,
  DEATH_FROM_ABOVE,
  OUTCOME,
  HAND_WEAPON,
  TWO_PUNCHES,
  RUSH,
];
