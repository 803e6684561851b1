/** An ultra autocannon fires once or twice a turn, as the attacker says (BT-EQ-3). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { ULTRA } from './ultra.rule';

export const ULTRA_KIND: Kind = {
  code: 'ultra',
  rule: ULTRA,
  covers: (figures) => ammunitionIs(figures, 20),
  does: (figures) => `Fires once or twice, ${figures.weapon?.damage ?? ''} points a hit; may jam.`,
};
