/**
 * The tables from which a random force is drawn: a faction's house list, as far as SETUP-3 lets its designs
 * start.
 */
import { type DiceStream, flatMap } from '../../kernel';
import { WEIGHT_CLASSES, type Catalog, type MechDesign } from '../model';
import type { ForceOptions } from './draft';
import { isLegalStart } from './legal-designs';

interface Row {
  readonly design: MechDesign;
  readonly weight: number;
}
/** One weight class; never empty. */
export interface RandomTable {
  readonly rows: readonly Row[];
  /** Sum of the weights: 36, less what is missing or may not start. */
  readonly total: number;
}

const tableOf = (rows: readonly Row[]): RandomTable[] =>
  rows.length === 0 ? [] : [{ rows, total: rows.reduce((sum, row) => sum + row.weight, 0) }];

/**
 * The house list's classes without the designs that may not start. Where not one may (a clan force that
 * starts from Inner Sphere lists), every legal design at equal weight, by class.
 */
export const randomTables = (
  catalog: Catalog,
  options: ForceOptions,
  faction: string,
): readonly RandomTable[] => {
  const legal = (design: MechDesign): boolean => isLegalStart(catalog, options.startingList, faction, design);
  const list = catalog.houseList(faction);
  const fromList = flatMap(WEIGHT_CLASSES, (weightClass) =>
    tableOf(
      flatMap(list?.[weightClass] ?? [], ({ design: slug, weight }) => {
        const design = catalog.mech(slug);
        return design !== null && legal(design) ? [{ design, weight }] : [];
      }),
    ),
  );
  if (fromList.length > 0) return fromList;
  return flatMap(WEIGHT_CLASSES, (weightClass) =>
    tableOf(
      catalog.mechs
        .filter((design) => design.weightClass === weightClass && legal(design))
        .map((design) => ({ design, weight: 1 })),
    ),
  );
};

/**
 * One mech: the class first, every class equally likely, then the entry by its weight (as 2D6 would roll it).
 */
export const drawMech = (tables: readonly RandomTable[], dice: DiceStream): MechDesign => {
  const table = tables[dice.roll(tables.length).result - 1];
  if (table === undefined) throw new RangeError('no table to draw from');
  let left = dice.roll(table.total).result;
  for (const row of table.rows) {
    left -= row.weight;
    if (left <= 0) return row.design;
  }
  throw new RangeError('weights do not add up');
};

/** Mean BV of a drawn mech. */
export const meanBv = (tables: readonly RandomTable[]): number =>
  tables.reduce(
    (sum, table) =>
      sum + table.rows.reduce((part, row) => part + row.design.bv * row.weight, 0) / table.total,
    0,
  ) / tables.length;
