/** Whom pods hinder or help (BT-EQ-19), of those that stick to a location that is still there. */
import type { Pod } from '../../equipment/electronics/pods';
import { isGone } from '../../mech/body';
import type { Mech } from '../../mech/model';
import { type State, unitOf } from '../model';

type Field = Pick<State, 'units'>;
type Carried = State['units'][number]['beacons'][number];

const carries = (state: Field, mech: Mech, isSuch: (one: Carried) => boolean): boolean =>
  (unitOf(state, mech.id)?.beacons ?? []).some((one) => isSuch(one) && !isGone(mech, one.location));

const isOf = (mech: Mech, pod: Pod) => (one: Carried) => one.pod === pod && one.side !== mech.side;

/** It hits worse. */
export const isConfused = (state: Field, mech: Mech): boolean => carries(state, mech, isOf(mech, 'haywire'));

/** As if it stood near an enemy's ECM. */
export const isJammedByPod = (state: Field, mech: Mech): boolean => carries(state, mech, isOf(mech, 'ecm'));

/** Missiles of the side find it. */
export const hasBeacon = (state: Field, mech: Mech, side: string): boolean =>
  carries(
    state,
    mech,
    (one) => one.side === side && (one.pod === undefined || one.pod === 'homing' || one.pod === 'nemesis'),
  );

/** It carries a homing pod of the side. */
export const isHomed = (state: Field, mech: Mech, side: string): boolean =>
  carries(state, mech, (one) => one.side === side && one.pod === 'homing');
