/** A flamer does its damage, or heats a mech by 2 (a heavy one by 4), as the attacker says be (BT-EQ-16). */
import type { Kind } from '../kind';
import { ammunitionIs, hasFlag } from '../figures';
import { FLAMER } from './flamer.rule';

export const FLAMER_KIND: Kind = {
  code: 'flamer',
  rule: FLAMER,
  covers: (figures) => hasFlag(figures, 'flamer'),
  does: (figures) =>
    `Does ${figures.weapon?.damage ?? ''} points, or heats by ${ammunitionIs(figures, 35) ? '4' : '2'}.`,
};
