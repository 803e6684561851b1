/** Lasers, pulse lasers, PPCs, autocannons, light autocannons, rifle cannons, chemical lasers (BT-EQ-2). */
import type { Kind } from '../kind';
import { ammunitionIs, hasFlag, isDamaging } from '../figures';
import { PLAIN } from './plain-weapon.rule';

export const PLAIN_KIND: Kind = {
  code: 'plain',
  rule: PLAIN,
  covers: (figures) =>
    isDamaging(figures) &&
    ammunitionIs(figures, -1, 1, 34, 65, 66, 90, 92, 95, 104) &&
    !hasFlag(figures, 'flamer', 'ams', 'tag', 'plasma', 'tsemp') &&
    !/naval|capital/.test(figures.item),
  does: (figures) => `Does ${figures.weapon?.damage ?? ''} points with one hit.`,
};
