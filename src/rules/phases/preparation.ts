/**
 * Preparation (PREP-1, PREP-2, PREP-5): mechs are shut down and pilots change their places, in the order of
 * each sheet.
 */
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition } from './definition';

export const preparation: PhaseDefinition = {
  phase: 'preparation',
  step: null,
  takesOrders: true,
  open: () => undefined,
  close: (resolution, sheets, orders) => void carryOutSheets(resolution, sheets, orders),
  skip: () => false,
};
