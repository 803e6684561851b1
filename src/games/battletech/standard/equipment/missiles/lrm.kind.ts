/** LRM, enhanced, extended and improved LRM, LRM torpedoes (BT-EQ-6). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { LRM } from './lrm.rule';

export const LRM_KIND: Kind = {
  code: 'lrm',
  rule: LRM,
  covers: (figures) => ammunitionIs(figures, 7, 8, 37, 91, 107),
  does: (figures) => `${figures.weapon?.rackSize ?? 0} missiles of 1 point, in groups of 5.`,
};
