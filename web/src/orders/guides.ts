/** Who says what is still missing of mine: one guide a phase, loaded when its phase is open. */
import type { Live, Todo } from '../campaign/live';
import type { OrderSheet } from '../campaign/sheet/order-sheet';

/** Goes to an address below the campaign: `?mech=…` on the map, `/supply?tab=fix`. */
export type Go = (below: string) => void;

/**
 * Reads signals only: it is asked anew whenever one of them changes. Null: nothing is awaited of this reader.
 */
export type Guide = (live: Live, go: Go) => Todo | null;

export const guides: Partial<Readonly<Record<OrderSheet['phase'], () => Promise<Guide>>>> = {
  preparation: () => import('./preparation/guide').then((part) => part.preparationGuide),
  planning: () => import('./guide').then((part) => part.movementGuide),
  movement: () => import('./guide').then((part) => part.movementGuide),
  combat: () => import('./attack/guide').then((part) => part.combatGuide),
  supply: () => import('../supply/guide').then((part) => part.supplyGuide),
};
