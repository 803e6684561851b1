/**
 * How orders are given on the map, phase by phase: what is drawn over it, what a tap means, and what lies
 * beside it. Each phase brings its own; where there is none (announcements, battles, for observers) the map
 * is only looked at.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Overlay } from '../board/scene';
import type { Live } from '../campaign/live';
import type { OrderSheet } from '../campaign/sheet/order-sheet';
import type { PhaseView } from '../orders/phase-view';

/** What the map lends to the orders of a phase. */
export interface MapDesk {
  readonly live: Live;
  /** Of the address: `?mech=`, `?hex=`. */
  readonly mech: ReadonlySignal<string | null>;
  readonly hex: ReadonlySignal<string | null>;
  /** What is selected goes into the address; the card of it opens. Both null: nothing is selected. */
  select(what: { readonly mech?: string | null; readonly hex?: string | null }): void;
  /** Shows all of these hexes. */
  fit(hexes: readonly string[]): void;
  /** Moves the map as little as needed for these to be seen. */
  keepVisible(hexes: readonly string[]): void;
}

export interface PhaseOrders {
  /** Reach, paths, arrows, the label of what is ordered. */
  readonly overlay: ReadonlySignal<Partial<Overlay>>;
  /** What the map shows first, and again with `0`; null: all my mechs. */
  readonly opensAt?: ReadonlySignal<readonly string[] | null>;
  /** Begins to follow the selection; answers how to end it. */
  start?(): () => void;
  /** Whether the tap was an order, or a choice of one: else the map selects what stands there. */
  tap(hex: string): boolean;
  /** A handle of the overlay is over this hex; null: it was put back. */
  carry?(from: string, to: string | null): void;
  /** A handle was put down there. */
  drop?(from: string, to: string): void;
  /** Whether the key meant something. `key` is that of the event, in lower case. */
  key(key: string): boolean;
  /**
   * What a hex means for orders, for the one sentence that is read to who does not see: `cost 1, in enemy
   * sight`.
   */
  describe(hex: string): string | null;
  /** Whether orders can be given about this hex: then `Peek` shows it on phones, before the card of it. */
  concerns?(hex: string): boolean;
  /** In the sheet below the map on phones, for what is selected; it says what to do when nothing is. */
  readonly Peek: ComponentType;
  /** The panel at the left on desktops. */
  readonly List: ComponentType;
  /** Above the card of what is selected, on desktops. */
  readonly Head?: ComponentType;
}

export type MakePhaseOrders = (desk: MapDesk) => PhaseOrders;

const asPlanned = async (view: Promise<PhaseView>): Promise<MakePhaseOrders> =>
  (await import('./as-phase-orders')).asPhaseOrders(await view);

/** Each is loaded when its phase is open. */
export const phaseOrders: Partial<Readonly<Record<OrderSheet['phase'], () => Promise<MakePhaseOrders>>>> = {
  preparation: () =>
    asPlanned(import('../orders/preparation/preparation').then((part) => part.preparationView)),
  planning: () => import('../orders/planning').then((part) => part.planning),
  movement: () => import('../orders/planning').then((part) => part.planning),
  combat: () => asPlanned(import('../orders/attack/attack-view').then((part) => part.attackView)),
};
