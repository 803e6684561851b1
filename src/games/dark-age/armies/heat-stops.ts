/** DA-HEAT-10: the heat dial of every mech. */
import type { HeatStop } from '../model/figure';

const stop = (
  primary: number,
  secondary: number,
  speed: number,
  effects: HeatStop['effects'],
  icon: HeatStop['icon'] = null,
): HeatStop => ({ primary, secondary, speed, effects, icon });

export const HEAT_STOPS: readonly HeatStop[] = [
  stop(0, 0, 0, [], 'start'),
  stop(0, 0, 0, ['restart']),
  stop(0, -1, 0, ['restart']),
  stop(-1, -1, 0, ['rising']),
  stop(-1, -2, -1, ['avoid-shutdown', 'ammo-explosion']),
  stop(0, 0, 0, [], 'shutdown'),
];
