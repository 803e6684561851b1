/** Ammunition feeds the weapons of its type and size, one shot for each fired (BT-EQ-33). */
import type { Kind } from '../kind';
import { ammunitionText, isKnownAmmunition } from './munition-kinds';
import { MUNITIONS } from './munitions.rule';

export const MUNITIONS_KIND: Kind = {
  code: 'ammunition',
  rule: MUNITIONS,
  covers: (figures) => isKnownAmmunition(figures),
  does: (figures) => ammunitionText(figures),
};
