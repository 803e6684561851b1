/** What can be ordered in supply, as the options of the phase tell it. */
import type { Schemas } from '../../../src/client/client';

type Told = Schemas['OpenOrders'];

/** Types of order that are open in supply. */
type SupplyType =
  | 'ammunition'
  | 'buy-equipment'
  | 'buy-mech'
  | 'buy-pilot'
  | 'factory'
  | 'hangar'
  | 'refit'
  | 'reload'
  | 'repair-armor'
  | 'repair-building'
  | 'repair-structure'
  | 'replace'
  | 'salvage'
  | 'sell'
  | 'train'
  | 'transfer';

export type SupplyOptions = Pick<Told, SupplyType>;

export const supplyOptionsOf = (options: { readonly orders: Told } | null): SupplyOptions =>
  options?.orders ?? {};
