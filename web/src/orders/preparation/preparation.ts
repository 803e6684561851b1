/** Preparation as the map shows it. Nothing of it is drawn over the map, and taps only choose. */
import type { PhaseView } from '../phase-view';
import { PreparationPanel } from './preparation-panel';

export const preparationView: PhaseView = {
  Panel: PreparationPanel,
  overlay: () => ({}),
  concerns: (live, hex) => live.myMechs.value.some((mech) => mech.hex === hex),
  tap: () => false,
};
