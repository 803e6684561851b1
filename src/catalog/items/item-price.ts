/** What equipment weighs and costs as goods (SUP-2, SUP-3, DEP-6), exactly. */
import { type MicroTons, tons } from '../../kernel';
import type { Item } from '../model';

/**
 * SUP-3: the tonnage of one piece; what has no weight counts 1 t per critical slot, and at least 1 t. Of
 * armour, ammunition and scrap: of a lot of 1 t. Null where it depends on the mech, and for what is not
 * traded by itself.
 */
export const baseTons = (item: Item): MicroTons | null => {
  if (!item.tradable || item.tons === null) return null;
  if (item.perTon !== null) return tons(1);
  return item.tons > 0 ? item.tons : tons(Math.max(1, item.slots ?? 0));
};
