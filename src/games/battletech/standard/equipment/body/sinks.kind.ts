/** Heat sinks take heat (BT-HEAT-3) (BT-EQ-31). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { SINKS } from './sinks.rule';

export const SINKS_KIND: Kind = {
  code: 'sink',
  rule: SINKS,
  covers: (figures) => hasFlag(figures, 'heat-sink', 'double-heat-sink'),
  does: (figures) => `Takes ${hasFlag(figures, 'double-heat-sink') ? '2' : '1'} heat a turn.`,
};
