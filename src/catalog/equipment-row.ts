/** A line of equipment.json: an item of which what most of them have alike is left out. */
import type { ItemRow } from './decode';

type Told = Omit<ItemRow, 'id' | 'alias' | 'name' | 'tradable' | 'ammunition' | 'stockUnit' | 'perTon'>;
/** `ammunition`: the figures in this order; `stockedAs` where it is not the item itself. `perTon`: points, of armour. */
export type EquipmentRow = Pick<ItemRow, 'id' | 'alias' | 'name' | 'tradable'> &
  Partial<Told> & {
    readonly perTon?: number;
    readonly ammunition?: readonly [shotsPerTon: number, type: number, rackSize: number, munition: string, stockedAs?: string];
  };

const USUAL: Told = {
  kind: 'ammunition',
  techBase: 'is',
  rulesLevel: 'standard',
  tons: 1,
  slots: 1,
  bv: 0,
  weapon: null,
  flags: [],
  hittable: true,
  explosive: false,
  spreadable: false,
};

/** The whole row. */
export const completed = ({ ammunition, perTon, ...told }: EquipmentRow): ItemRow => {
  const row = { ...USUAL, ...told };
  if (ammunition === undefined)
    return { ...row, ammunition: null, stockUnit: row.kind === 'armor' ? ('points' as const) : ('pieces' as const), perTon: perTon ?? null };
  const [shotsPerTon, type, rackSize, munition, stockedAs = row.id] = ammunition;
  return { ...row, ammunition: { shotsPerTon, type, rackSize, munition, stockedAs }, stockUnit: 'shots', perTon: shotsPerTon };
};
