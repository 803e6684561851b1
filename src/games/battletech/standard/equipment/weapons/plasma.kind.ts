/** A plasma rifle does 10 points and heats a mech by one die; a plasma cannon does a mech no  (BT-EQ-14). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { PLASMA } from './plasma.rule';

export const PLASMA_KIND: Kind = {
  code: 'plasma',
  rule: PLASMA,
  covers: (figures) => hasFlag(figures, 'plasma'),
  does: (figures) =>
    figures.item.includes('cannon')
      ? 'Heats its target by two dice.'
      : 'Does 10 points and heats its target by one die.',
};
