/** A whole ECM suite of a mech that runs jams for its enemies within 6 hexes, its own hex inc (BT-EQ-23). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { ECM } from './ecm.rule';

export const ECM_KIND: Kind = {
  code: 'ecm',
  rule: ECM,
  covers: (figures) => hasFlag(figures, 'ecm'),
  does: () => 'Jams Artemis, Narc, C3 and probes of enemies within 6 hexes.',
};
