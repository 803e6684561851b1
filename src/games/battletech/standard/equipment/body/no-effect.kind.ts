/** Without effect, since nothing in these battles asks for it (BT-EQ-34). */
import type { Kind } from '../kind';
import { noneReason } from './none-reason';
import { NO_EFFECT } from './no-effect.rule';

export const NO_EFFECT_KIND: Kind = {
  code: 'none',
  rule: NO_EFFECT,
  covers: (figures) => noneReason(figures) !== null,
  does: (figures) => `None: ${noneReason(figures) ?? ''}.`,
};
