/** A line of equipment.json: an item of which what most of them have alike is left out. */
import type { ItemRow } from '../decode';

type Told = Omit<ItemRow, 'id' | 'alias' | 'name' | 'tradable' | 'ammunition' | 'stockUnit' | 'perTon'>;
/**
 * `ammunition`: the figures in this order; `stockedAs` where it is not the item itself. `perTon`: points, of
 * armour.
 */
export type EquipmentRow = Pick<ItemRow, 'id' | 'alias' | 'name' | 'tradable'> &
  Partial<Told> & {
    readonly perTon?: number;
    readonly ammunition?: readonly [
      shotsPerTon: number,
      type: number,
      rackSize: number,
      munition: string,
      stockedAs?: string,
    ];
  };

const NO_FLAGS: readonly string[] = [];
const told = <T>(value: T | undefined, usual: T): T => (value === undefined ? usual : value);

/** The whole row. Property by property: to spread 2,000 rows takes ten times as long. */
export const completed = (row: EquipmentRow): ItemRow => {
  const kind = told(row.kind, 'ammunition');
  const [shotsPerTon, type, rackSize, munition, stockedAs = row.id] = row.ammunition ?? [null];
  return {
    id: row.id,
    alias: row.alias,
    name: row.name,
    kind,
    techBase: told(row.techBase, 'is'),
    rulesLevel: told(row.rulesLevel, 'standard'),
    ...(row.lowestLevel === undefined ? {} : { lowestLevel: row.lowestLevel }),
    tons: told(row.tons, 1),
    slots: told(row.slots, 1),
    bv: told(row.bv, 0),
    weapon: told(row.weapon, null),
    ammunition: shotsPerTon === null ? null : { shotsPerTon, type, rackSize, munition, stockedAs },
    flags: told(row.flags, NO_FLAGS),
    explosive: told(row.explosive, false),
    hittable: told(row.hittable, true),
    spreadable: told(row.spreadable, false),
    stockUnit: kind === 'armor' ? 'points' : kind === 'ammunition' ? 'shots' : 'pieces',
    perTon: shotsPerTon ?? row.perTon ?? null,
    tradable: row.tradable,
  };
};
