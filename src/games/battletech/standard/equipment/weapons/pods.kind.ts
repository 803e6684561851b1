/** One-shot launchers bring one shot each and are empty for the rest of the fight (BT-EQ-17). */
import type { Kind } from '../kind';
import { ammunitionIs, hasFlag } from '../figures';
import { PODS } from './pods.rule';

export const PODS_KIND: Kind = {
  code: 'pods',
  rule: PODS,
  covers: (figures) => hasFlag(figures, 'ap-pod', 'b-pod') || ammunitionIs(figures, 43, 69),
  does: (figures) =>
    hasFlag(figures, 'ap-pod', 'b-pod') || ammunitionIs(figures, 69)
      ? 'Strikes infantry in the same hex, once.'
      : 'One shot: 15, 10 or 5 points by distance, in groups of 5.',
};
