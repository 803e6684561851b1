/** A rotary autocannon fires one to six times a turn; heat and ammunition for each shot, one  (BT-EQ-4). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { ROTARY } from './rotary.rule';

export const ROTARY_KIND: Kind = {
  code: 'rotary',
  rule: ROTARY,
  covers: (figures) => ammunitionIs(figures, 23),
  does: (figures) => `Fires one to six times, ${figures.weapon?.damage ?? ''} points a hit; may jam.`,
};
