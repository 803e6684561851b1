/** An anti-missile system works by itself against one salvo of missiles a turn from its arc,  (BT-EQ-20). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { ANTI_MISSILE } from './ams.rule';

export const ANTI_MISSILE_KIND: Kind = {
  code: 'ams',
  rule: ANTI_MISSILE,
  covers: (figures) => hasFlag(figures, 'ams'),
  does: () => '−4 on the cluster roll of one salvo of missiles a turn.',
};
