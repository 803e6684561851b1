/** Mech mortars (BT-EQ-38). */
import type { Kind } from '../kind';
import { ammunitionIs, hasFlag } from '../figures';
import { MORTAR } from './mortar.rule';

export const MORTAR_KIND: Kind = {
  code: 'mortar',
  rule: MORTAR,
  covers: (figures) => ammunitionIs(figures, 67) && !hasFlag(figures, 'of-another-unit'),
  does: (figures) => `${figures.weapon?.rackSize ?? 0} shells of 2 points, each by itself.`,
};
