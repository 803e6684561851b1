/**
 * Movement (MOV-4): mechs without a planned move are ordered to move, not into enemy sight. Announcement II
 * carries it out.
 */
import { keepMoves } from '../movement/keep-moves';
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition } from './definition';

export const movement: PhaseDefinition = {
  phase: 'movement',
  step: null,
  takesOrders: true,
  open: () => undefined,
  close: (resolution, sheets, orders) => keepMoves(resolution, carryOutSheets(resolution, sheets, orders)),
  skip: () => false,
};
