/** SRM and SRM torpedoes (BT-EQ-7). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { SRM } from './srm.rule';

export const SRM_KIND: Kind = {
  code: 'srm',
  rule: SRM,
  covers: (figures) => ammunitionIs(figures, 9, 10),
  does: (figures) => `${figures.weapon?.rackSize ?? 0} missiles of 2 points, each by itself.`,
};
