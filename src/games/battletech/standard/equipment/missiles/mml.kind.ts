/** A multi-missile launcher is an LRM or an SRM launcher of its size by the ammunition that i (BT-EQ-11). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { MML } from './mml.rule';

export const MML_KIND: Kind = {
  code: 'mml',
  rule: MML,
  covers: (figures) => ammunitionIs(figures, 45),
  does: (figures) => `${figures.weapon?.rackSize ?? 0} missiles, LRM or SRM by ammunition.`,
};
