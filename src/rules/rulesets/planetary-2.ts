/**
 * The second version of the campaign rules, in which buildings bring all that the table of BLD says. New campaigns begin under it once
 * its order types are complete.
 */
import { repairBuilding } from '../orders/repair-building';
import { anyOrder, planetary1 } from './planetary-1';
import type { Ruleset } from './ruleset';

export const planetary2: Ruleset = {
  ...planetary1,
  id: 'planetary-2',
  orders: {
    ...planetary1.orders,
    // Supply
    'repair-building': anyOrder(repairBuilding),
  },
};
