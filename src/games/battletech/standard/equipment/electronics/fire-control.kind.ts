/** Artemis IV in the launcher’s location, whole, with its ammunition, fired directly, not jam (BT-EQ-21). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { FIRE_CONTROL } from './fire-control.rule';

export const FIRE_CONTROL_KIND: Kind = {
  code: 'fire-control',
  rule: FIRE_CONTROL,
  covers: (figures) => hasFlag(figures, 'artemis', 'artemis-v', 'apollo'),
  does: (figures) =>
    hasFlag(figures, 'apollo')
      ? 'An MRM beside it hits better and clusters worse.'
      : `+${hasFlag(figures, 'artemis-v') ? '3' : '2'} on cluster rolls of a launcher beside it.`,
};
