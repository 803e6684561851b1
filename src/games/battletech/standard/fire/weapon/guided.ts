/** What a mark or a homing pod on the target takes off for missiles that are made for it (BT-EQ-18, BT-EQ-19). */
import { totalOf } from '../../../../shared/terms';
import type { Mech } from '../../mech/model';
import type { Bin } from '../../mech/sheet';
import { type Circumstances, circumstanceTerms } from '../circumstances';
import { targetJumped, targetMovement } from '../movement';

export const guidedModifier = (
  { moved }: Pick<Mech, 'moved'>,
  { spotter = null, isHomed = false, isMarked = false }: Circumstances,
  bin: Bin | null,
): number => {
  const munition = bin?.figures.ammunition?.munition;
  if (munition === 'narc') return isHomed ? -1 : 0;
  if (munition !== 'semi-guided' || !isMarked) return 0;
  const movement = Math.max(0, targetMovement(moved) + targetJumped(moved));
  return -(movement + totalOf(circumstanceTerms({ spotter }))) || 0;
};
