/** Rules of heat. */
import type { GameRule } from '../../../contract';
import { HEAT_EXPLOSION } from './heat-explosion.rule';
import { HEAT_FIRE } from './heat-fire.rule';
import { HEAT_MADE } from './heat-made.rule';
import { HEAT_MOVEMENT } from './heat-movement.rule';
import { HEAT_PILOT } from './heat-pilot.rule';
import { HEAT_SINKS } from './heat-sinks.rule';
import { MOVEMENT_HEAT } from './movement-heat.rule';
import { SHUTDOWN } from './shutdown.rule';

export const HEAT_RULES: readonly GameRule[] = [
  MOVEMENT_HEAT,
  HEAT_MADE,
  HEAT_SINKS,
  HEAT_MOVEMENT,
  HEAT_FIRE,
  SHUTDOWN,
  HEAT_EXPLOSION,
  HEAT_PILOT,
];
