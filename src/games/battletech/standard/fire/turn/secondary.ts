/** Which targets of a turn are not the primary one (BT-GUN-17). */
import type { Mech } from '../../mech/model';
import { columnOf, rowOf } from '../../../../../kernel/hex';
import { isAhead, sectorTo, torsoFacing, turned } from '../arcs';
import type { Circumstances } from '../circumstances';

const placeOf = ({ hex }: Pick<Mech, 'hex'>): { readonly column: number; readonly row: number } => ({
  column: columnOf(hex),
  row: rowOf(hex),
});

/** In the front arc of the torso; what stands in the same hex is. */
export const isInFront = (from: Mech, to: Pick<Mech, 'hex'>): boolean => {
  const sector = sectorTo(placeOf(from), placeOf(to));
  return sector === null || isAhead(turned(sector, torsoFacing(from)));
};

/** Of all targets of the turn, in the order of their declaration; undefined: there are none. */
export const primaryOf = <Target extends Pick<Mech, 'id' | 'hex'>>(
  from: Mech,
  targets: readonly Target[],
): Target | undefined => targets.find((one) => isInFront(from, one)) ?? targets[0];

/** What a shot at one of the turn's targets has in addition; the primary target has nothing. */
export const secondaryOf = (
  from: Mech,
  to: Pick<Mech, 'id' | 'hex'>,
  targets: readonly Pick<Mech, 'id' | 'hex'>[],
): NonNullable<Circumstances['secondary']> | null => {
  const primary = primaryOf(from, targets);
  if (primary === undefined || primary.id === to.id) return null;
  return isInFront(from, to) ? 'ahead' : 'elsewhere';
};
