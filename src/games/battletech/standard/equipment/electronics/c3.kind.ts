/** C3 units of one side form networks as the setup lists them (BT-EQ-22). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { C3_NETWORK } from './c3.rule';

export const C3_NETWORK_KIND: Kind = {
  code: 'c3',
  rule: C3_NETWORK,
  covers: (figures) => hasFlag(figures, 'c3-master', 'c3s', 'c3i', 'c3sbs', 'c3em'),
  does: () => 'Shares the range to a target among a network.',
};
