/** A probe finds what is hidden within its reach (BT-EQ-24). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { probeReach } from './probe-reach';
import { ACTIVE_PROBE } from './active-probe.rule';

export const ACTIVE_PROBE_KIND: Kind = {
  code: 'probe',
  rule: ACTIVE_PROBE,
  covers: (figures) => hasFlag(figures, 'bap'),
  does: (figures) => `Finds hidden mines within ${probeReach(figures)} hexes.`,
};
