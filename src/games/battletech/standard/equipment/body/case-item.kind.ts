/** CASE and CASE II keep explosions within their location (BT-CRIT-12) (BT-EQ-30). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { CASE_ITEM } from './case-item.rule';

export const CASE_ITEM_KIND: Kind = {
  code: 'case',
  rule: CASE_ITEM,
  covers: (figures) => hasFlag(figures, 'case', 'caseii', 'casep'),
  does: (figures) =>
    hasFlag(figures, 'caseii')
      ? 'Lets an explosion take one point of structure.'
      : 'Keeps an explosion within its location.',
};
