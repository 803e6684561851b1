/**
 * What the server says of the orders that it has: which of them do not hold any more, and what it warns of.
 */
import type { Schemas } from '../../../src/client/client';
import type { Live } from './live';
import type { OrderSheet } from './sheet/order-sheet';

export type Warning = Schemas['Violation'];

/** Of a line of a preview, or a sheet; what a device kept from a server of before has none. */
export const warningsOf = (told: { readonly warnings?: readonly Warning[] } | null): readonly Warning[] =>
  told?.warnings ?? [];

/** Null while others wait on this device: what was said of the saved ones would be read as said of them. */
export const remarkedSheet = ({ sheet }: Pick<Live, 'sheet'>): OrderSheet | null =>
  sheet.state.value === 'unsent' || sheet.state.value === 'conflict' ? null : sheet.sheet.value;

/** How many saved orders do not hold any more. */
export const fallenOrders = (sheet: OrderSheet | null): number =>
  (sheet?.preview ?? []).filter(({ violations }) => violations.length > 0).length;
