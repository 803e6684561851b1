/**
 * A mech as it comes into the campaign (SETUP-4, SUP-4): undamaged, without a pilot, and with nothing done
 * yet.
 */
import { UNDAMAGED } from '../../catalog';
import type { MechRow } from '../model/state';

/**
 * Its row. `hex` null: it waits to enter play; `inHexSince` as in `MechRow`, 0 when it stood there at the
 * start or waits.
 */
export const freshMech = (
  named: Pick<MechRow, 'id' | 'force' | 'design' | 'name' | 'hex' | 'inHexSince'>,
): MechRow => ({
  id: named.id,
  force: named.force,
  design: named.design,
  name: named.name,
  hex: named.hex,
  inHexSince: named.inHexSince,
  factoryDesign: null,
  pilot: null,
  condition: UNDAMAGED,
  shutDown: false,
  sabotaged: false,
  plannedPath: null,
  plannedEntry: null,
  plannedFlight: null,
  moved: null,
  withdrawn: false,
  keptUntilRound: null,
  hired: false,
  enteredFrom: null,
});
