/** ATM and improved ATM (BT-EQ-10). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { ATM } from './atm.rule';

export const ATM_KIND: Kind = {
  code: 'atm',
  rule: ATM,
  covers: (figures) => ammunitionIs(figures, 28, 99),
  does: (figures) =>
    `${figures.weapon?.rackSize ?? 0} missiles of 1 to 3 points by ammunition, in groups of 5.`,
};
