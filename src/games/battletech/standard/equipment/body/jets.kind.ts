/** Each whole jump jet gives 1 jump MP; improved ones too, with less heat (BT-HEAT-1) (BT-EQ-28). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { JETS } from './jets.rule';

export const JETS_KIND: Kind = {
  code: 'jets',
  rule: JETS,
  covers: (figures) => hasFlag(figures, 'jump-jet', 'partial-wing') && !hasFlag(figures, 'of-another-unit'),
  does: (figures) =>
    hasFlag(figures, 'partial-wing') ? 'Jumps further and cools better.' : 'One MP of jumping.',
};
