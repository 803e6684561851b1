/** Fire at a mech in stealth armour (BT-EQ-32). */
import type { Mech } from '../../mech/model';
import type { Range } from '../weapons/damage-at';
import { hasEcm } from './ecm';

const HARDER: Readonly<Record<Range, number>> = { short: 0, medium: 1, long: 2 };

export const isStealthy = (mech: Mech, isOn: boolean): boolean =>
  isOn && mech.sheet.armorType === 'stealth' && hasEcm(mech);

/** On to-hit numbers at it. */
export const stealthToHit = (mech: Mech, isOn: boolean, range: Range): number =>
  isStealthy(mech, isOn) ? HARDER[range] : 0;
