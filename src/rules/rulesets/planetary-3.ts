/**
 * The third version of the campaign rules: what players turned into tons, Battle Value and sight for nothing
 * under the second one is closed. What differs stands in its terms and options; its phases and orders are
 * those of the second.
 */
import { planetary2 } from './planetary-2';
import { ordersOf, type Ruleset } from './ruleset';

export const planetary3: Ruleset = {
  ...planetary2,
  id: 'planetary-3',
  orders: {
    ...planetary2.orders,
    ...ordersOf(
      // None of its own yet.
    ),
  },
};
