/** A thunderbolt is one missile with the damage of its name, one group (BT-EQ-12). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { THUNDERBOLT } from './thunderbolt.rule';

export const THUNDERBOLT_KIND: Kind = {
  code: 'thunderbolt',
  rule: THUNDERBOLT,
  covers: (figures) => ammunitionIs(figures, 49, 50, 51, 52),
  does: () => 'One missile with the damage of its name.',
};
