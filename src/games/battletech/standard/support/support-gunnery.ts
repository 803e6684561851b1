/** What support units add to shots, their own and those at them (BT-SUP-7). */
import { attackerMovement } from '../fire/movement';
import type { Mech } from '../mech/model';
import type { Mount } from '../mech/sheet';

/** A platoon shoots as well on the march. */
export const ownMovement = ({ moved, sheet }: Mech): number =>
  sheet.support === 'foot' ? 0 : attackerMovement(moved);

const MOST_SENSORS = 4;

export const crewModifier = ({ supportHarm }: Mech): number =>
  supportHarm === undefined ? 0 : Math.min(MOST_SENSORS, supportHarm.sensorHits) + supportHarm.commanderHits;

/** The movement counts twice for weapons whose stabiliser is hit. */
export const stabiliserModifier = (from: Mech, { location }: Pick<Mount, 'location'>): number =>
  from.supportHarm?.unstable.includes(location) === true ? attackerMovement(from.moved) : 0;

export const airborneModifier = ({ sheet }: Mech): number => (sheet.support === 'vtol' ? 1 : 0);
