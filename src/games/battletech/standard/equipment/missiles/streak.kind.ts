/** Streak launchers fire only if the roll to hit succeeds (BT-EQ-8). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { STREAK } from './streak.rule';

export const STREAK_KIND: Kind = {
  code: 'streak',
  rule: STREAK,
  covers: (figures) => ammunitionIs(figures, 11, 31),
  does: (figures) =>
    `${figures.weapon?.rackSize ?? 0} missiles, all or none, of ${ammunitionIs(figures, 31) ? '1 point' : '2 points'}.`,
};
