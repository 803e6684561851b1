/** A targeting computer makes direct fire hit better by 1 (BT-GUN-14) (BT-EQ-25). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { TARGETING } from './targeting.rule';

export const TARGETING_KIND: Kind = {
  code: 'targeting',
  rule: TARGETING,
  covers: (figures) => hasFlag(figures, 'targcomp', 'actuator-enhancement-system'),
  does: (figures) =>
    hasFlag(figures, 'targcomp')
      ? 'Direct fire hits better by 1.'
      : 'Weapons of its arm hit better by 1; in all legs, piloting is 2 easier.',
};
