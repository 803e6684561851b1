/** What a sheet would come to, as far as its player can know: what all warnings are made from. */
import type { Catalog } from '../../catalog';
import type { MicroTons } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import type { Order } from '../model/order';

/** An order that stands, with what its player knows before and after it. */
export interface StandingOrder {
  /** Position in the sheet, from 0. */
  readonly index: number;
  readonly order: Order;
  readonly before: Knowledge;
  readonly after: Knowledge;
}

/** A whole sheet: its orders that stand, and what they would make of the player's knowledge. */
export interface Outlook {
  readonly catalog: Catalog;
  readonly before: Knowledge;
  readonly after: Knowledge;
  readonly stood: readonly StandingOrder[];
  /** How many orders were sent. */
  readonly sent: number;
  /** Sum of the prices of the orders that stand. */
  readonly net: MicroTons;
}
