/** Triple-strength myomer (BT-EQ-27). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { MYOMER } from './myomer.rule';

export const MYOMER_KIND: Kind = {
  code: 'myomer',
  rule: MYOMER,
  covers: (figures) => hasFlag(figures, 'tsm', 'industrial-tsm'),
  does: () => 'Faster and stronger blows when hot.',
};
