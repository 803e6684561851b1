/** A TAG that hits marks its target for the turn (BT-EQ-18). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { TAG_LASER } from './tag.rule';

export const TAG_LASER_KIND: Kind = {
  code: 'tag',
  rule: TAG_LASER,
  covers: (figures) => hasFlag(figures, 'tag') && !hasFlag(figures, 'c3-master'),
  does: () => 'Marks a target for semi-guided missiles.',
};
