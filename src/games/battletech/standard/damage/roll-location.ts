/** Rolls where a hit lands (BT-DMG-1, BT-DMG-2, BT-DMG-3). */
import type { Location } from '../../../../catalog';
import type { TokenId } from '../../../shapes';
import type { HitSide, HitTable } from '../aim';
import { isCovered } from './cover';
import { type DamageCourse, rollFor } from './damage-course';
import { fireLocation } from './hit-location';
import { blowLocation } from './physical-location';

export interface Place {
  readonly location: Location;
  readonly isRear: boolean;
  readonly isCritical: boolean;
}

/** Null: the cover took it. `damage`: what lands, for the event. */
export const rollLocation = (
  course: DamageCourse,
  unit: TokenId,
  table: HitTable,
  side: HitSide,
  damage = 0,
): Place | null => {
  const { sheet } = course.victim(unit);
  const isFire = table === 'normal' || table === 'partial-cover';
  const dice = rollFor(course, unit, isFire ? 2 : 1, { code: 'bt.roll.location' });
  const total = dice.total ?? 0;
  const location = isFire ? fireLocation(total, side) : blowLocation(total, table, side, sheet.motion);
  const isAway = table === 'partial-cover' && isCovered(sheet, location);
  const place: Place = { location, isRear: side === 'rear', isCritical: isFire && total === 2 };
  course.add({ type: 'hit-location', unit, rolls: [dice], damage, table, side, ...place, isCovered: isAway });
  return isAway ? null : place;
};
