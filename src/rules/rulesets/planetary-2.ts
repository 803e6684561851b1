/**
 * The second version of the campaign rules, in which buildings bring all that the table of BLD says, and what
 * is left on a won field can be salvaged. Wars that began under the first one go on under it.
 */
import { ammunition } from '../orders/ammunition';
import { dropship } from '../orders/dropship';
import { hangar } from '../orders/hangar';
import { factory } from '../orders/factory';
import { hire } from '../orders/hire';
import { rail } from '../orders/rail';
import { refit } from '../orders/refit';
import { reload } from '../orders/reload';
import { repairArmor } from '../orders/repair-armor';
import { repairBuilding } from '../orders/repair-building';
import { repairStructure } from '../orders/repair-structure';
import { replace } from '../orders/replace';
import { sabotageBuilding } from '../orders/sabotage-building';
import { sabotageMech } from '../orders/sabotage-mech';
import { salvage } from '../orders/salvage';
import { train } from '../orders/train';
import { planetary1 } from './planetary-1';
import { ordersOf, type Ruleset } from './ruleset';

export const planetary2: Ruleset = {
  ...planetary1,
  id: 'planetary-2',
  orders: {
    ...planetary1.orders,
    ...ordersOf(
      // Preparation
      sabotageMech,
      sabotageBuilding,
      // Preparation, planning and movement
      hire,
      // Planning and movement
      rail,
      dropship,
      // Supply
      ammunition,
      factory,
      repairBuilding,
      train,
      repairArmor,
      reload,
      repairStructure,
      replace,
      refit,
      hangar,
      salvage,
    ),
  },
};
