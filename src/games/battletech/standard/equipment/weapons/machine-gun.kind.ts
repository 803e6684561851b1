/** Machine guns do the damage of the catalogue with one hit (BT-EQ-15). */
import type { Kind } from '../kind';
import { ammunitionIs, hasFlag } from '../figures';
import { MACHINE_GUN } from './machine-gun.rule';

export const MACHINE_GUN_KIND: Kind = {
  code: 'machine-gun',
  rule: MACHINE_GUN,
  covers: (figures) => ammunitionIs(figures, 3, 4, 5),
  does: (figures) =>
    hasFlag(figures, 'mga')
      ? 'Fires the machine guns of its location together.'
      : `Does ${figures.weapon?.damage ?? ''} points with one hit.`,
};
