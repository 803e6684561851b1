/** What stands in a head, shoulder or quad turret fires all round (BT-GUN-7), as long as no s (BT-EQ-36). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { TURRETS } from './turrets.rule';

export const TURRETS_KIND: Kind = {
  code: 'turret',
  rule: TURRETS,
  covers: (figures) => hasFlag(figures, 'head-turret', 'shoulder-turret', 'quad-turret'),
  does: () => 'Turns its weapons all round.',
};
