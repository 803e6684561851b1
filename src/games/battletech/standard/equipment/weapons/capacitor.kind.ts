/** A whole capacitor belongs to the PPC of its location, in the order of the sheet (BT-EQ-37). */
import type { Kind } from '../kind';
import { hasFlag } from '../figures';
import { CAPACITOR } from './capacitor.rule';

export const CAPACITOR_KIND: Kind = {
  code: 'capacitor',
  rule: CAPACITOR,
  covers: (figures) => hasFlag(figures, 'ppc-capacitor'),
  does: () => 'Charged, its PPC does 5 points more for 5 heat.',
};
