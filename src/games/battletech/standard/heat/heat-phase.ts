/** The heat phase of a mech, from cooling to the pilot (BT-HEAT-3, BT-HEAT-6 … BT-HEAT-8). */
import type { TokenId } from '../../../shapes';
import { hurtPilot } from '../damage/pilot/pilot-hits';
import type { HeatCourse } from './heat-course';
import { checkAmmunition, checkInfernos } from './heat-explosion';
import { pilotHeatHits } from './heat-pilot';
import { sinkCapacity, type Standing } from './heat-sinks';
import { settleReactor } from './shutdown';

/** `made`: in this turn (BT-HEAT-2). Nothing of it falls, piloting rolls are for whoever sees `reactor`. */
export const heatPhase = (course: HeatCourse, unit: TokenId, made: number, standing: Standing): void => {
  const mech = course.victim(unit);
  const sunk = Math.min(mech.heat + made, sinkCapacity(mech, standing));
  course.add({ type: 'heated', unit, rolls: [], made, sunk, heat: mech.heat + made - sunk });
  const isIn = (): boolean => course.victim(unit).harm.out === null;
  checkInfernos(course, unit);
  if (isIn()) settleReactor(course, unit);
  if (isIn()) checkAmmunition(course, unit);
  const hits = pilotHeatHits(course.victim(unit), course.victim(unit).heat);
  if (hits > 0 && isIn()) hurtPilot(course, unit, hits);
};
