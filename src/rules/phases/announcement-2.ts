/**
 * Announcement II (MOV-5, MOV-6): the remaining moves are carried out under the umpire and revealed. Takes no
 * orders.
 */
import { announceUmpiredMoves } from '../movement/announce';
import type { PhaseDefinition } from './definition';

export const announcement2: PhaseDefinition = {
  phase: 'announcement-2',
  step: null,
  takesOrders: false,
  open: () => undefined,
  close: (resolution) => announceUmpiredMoves(resolution),
  skip: () => false,
};
