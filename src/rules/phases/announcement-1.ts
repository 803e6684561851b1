/**
 * Announcement I (MOV-3): all planned moves are revealed and carried out, at the same time. Takes no orders.
 */
import { announcePlannedMoves } from '../movement/announce';
import type { PhaseDefinition } from './definition';

export const announcement1: PhaseDefinition = {
  phase: 'announcement-1',
  step: null,
  takesOrders: false,
  open: () => undefined,
  close: (resolution) => announcePlannedMoves(resolution),
  skip: () => false,
};
