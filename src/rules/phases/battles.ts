/**
 * Combat, battles (CMB-10, CMB-11): waits until every battle has its report or is called off; then the field
 * changes hands.
 */
import { takeTheField } from '../combat/aftermath';
import { openBattles } from '../combat/open-battles';
import type { PhaseDefinition } from './definition';

export const battles: PhaseDefinition = {
  phase: 'combat',
  step: 'battles',
  takesOrders: false,
  open: () => undefined,
  skip: (resolution) => openBattles(resolution.state).length === 0,
  close: takeTheField,
};
