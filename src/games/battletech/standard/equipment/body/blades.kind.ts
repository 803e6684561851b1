/** Hand weapons strike like a punch of that arm, with the piloting skill, at their own modifi (BT-EQ-29). */
import type { Kind } from '../kind';
import { bladeOf, bladeText } from './blade-figures';
import { BLADES } from './blades.rule';

export const BLADES_KIND: Kind = {
  code: 'blade',
  rule: BLADES,
  covers: (figures) => bladeOf(figures) !== null,
  does: (figures) => bladeText(figures),
};
