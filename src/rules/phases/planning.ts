/**
 * Planning (MOV-2): planned moves are ordered. Nothing moves yet: announcement I carries out what stands when
 * planning closes.
 */
import { keepMoves } from '../movement/keep-moves';
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition } from './definition';

export const planning: PhaseDefinition = {
  phase: 'planning',
  step: null,
  takesOrders: true,
  open: () => undefined,
  close: (resolution, sheets, orders) => keepMoves(resolution, carryOutSheets(resolution, sheets, orders)),
  skip: () => false,
};
