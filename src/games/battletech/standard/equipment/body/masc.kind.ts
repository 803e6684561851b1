/** MASC or a supercharger lets a mech run up to twice its walking MP, both two and a half tim (BT-EQ-26). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { MASC } from './masc.rule';

export const MASC_KIND: Kind = {
  code: 'masc',
  rule: MASC,
  covers: (figures) => hasFlag(figures, 'masc'),
  does: () => 'Lets the mech run faster, at the risk of failure.',
};
