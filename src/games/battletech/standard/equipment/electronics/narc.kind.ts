/** A Narc or iNarc launcher that hits fixes a beacon to the location hit, as long as that is  (BT-EQ-19). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { NARC_BEACON } from './narc.rule';

export const NARC_BEACON_KIND: Kind = {
  code: 'narc',
  rule: NARC_BEACON,
  covers: (figures) => ammunitionIs(figures, 13, 30),
  does: () => 'Fixes a beacon to its target: missiles for it cluster better.',
};
