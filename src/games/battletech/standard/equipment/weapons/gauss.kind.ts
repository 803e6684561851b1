/** Gauss rifles do the damage of the catalogue with one hit, the heavy one 25, 20 or 10 by ra (BT-EQ-13). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { GAUSS } from './gauss.rule';

export const GAUSS_KIND: Kind = {
  code: 'gauss',
  rule: GAUSS,
  covers: (figures) => ammunitionIs(figures, 6, 21, 22, 38, 39, 44, 64, 105),
  does: (figures) =>
    ammunitionIs(figures, 44)
      ? `${figures.weapon?.rackSize ?? 0} slugs of 1 point, in groups of 5; explodes when hit.`
      : `Does ${figures.weapon?.damage ?? ''} points with one hit; explodes when hit.`,
};
