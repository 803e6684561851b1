/** What partial cover takes (BT-DMG-3). */
import type { Location } from '../../../../catalog';
import type { Sheet } from '../mech/sheet';
import { legsOf } from '../mech/body';

export const isCovered = (sheet: Pick<Sheet, 'motion'>, location: Location): boolean =>
  legsOf(sheet).includes(location);
