/** MRM and rocket launchers (BT-EQ-9). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { MRM } from './mrm.rule';

export const MRM_KIND: Kind = {
  code: 'mrm',
  rule: MRM,
  covers: (figures) => ammunitionIs(figures, 12, 29),
  does: (figures) => `${figures.weapon?.rackSize ?? 0} missiles of 1 point, in groups of 5.`,
};
