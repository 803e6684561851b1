/** A fall on the spot, where a mech stands (BT-PSR-8). */
import { spotAt, spotsOf } from '../../movement/ground/spots';
import { type Drop, dropOnTheSpot } from '../../piloting/fall/fall-height';
import { fallNow, type Reason } from '../../piloting/fall/falling';
import { driverOf } from '../driver';
import type { Fight } from '../fight';
import type { Fighter, State } from '../model';

export const dropHere = ({ setup }: Pick<State, 'setup'>, { hex, elevation }: Fighter): Drop => {
  const spots = spotsOf(setup.field);
  const index = spots.ground.indexOf(hex);
  const altitude = spots.altitude[spotAt(spots, index, elevation)] ?? 0;
  return dropOnTheSpot(altitude, elevation > 0 ? 0 : (spots.ground.depth[index] ?? 0));
};

export const fallOnTheSpot = (fight: Fight, mech: Fighter, reason: Reason): void => {
  fallNow(mech, dropHere(fight.state, mech), reason, driverOf(fight));
};
