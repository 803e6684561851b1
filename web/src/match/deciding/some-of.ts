/** Choosing several: what may still be added, and what an assignment of rows to columns is (GAM-4). */
import { isSame, type Assign, type Assigned, type Cell, type Limit, type SomeOf } from '../shapes';

/** How much of a limit these values use. */
export const usedOf = ({ of, weights }: Limit, values: readonly unknown[]): number =>
  of.reduce<number>(
    (sum, one, index) => sum + (values.some((value) => isSame(value, one)) ? (weights?.[index] ?? 1) : 0),
    0,
  );

export const isWithinLimits = (limits: readonly Limit[], values: readonly unknown[]): boolean =>
  limits.every((limit) => usedOf(limit, values) <= limit.most);

/** Whether this value can be added to those; one that is among them can be taken away. */
export const canToggle = (
  { least, most, limits }: SomeOf,
  values: readonly unknown[],
  value: unknown,
): boolean =>
  values.some((one) => isSame(one, value))
    ? values.length > least
    : values.length < most && isWithinLimits(limits, [...values, value]);

/** In the order of the choices. */
export const toggled = ({ from }: SomeOf, values: readonly unknown[], value: unknown): readonly unknown[] => {
  const has = values.some((one) => isSame(one, value));
  return from
    .map((one) => one.value)
    .filter((one) => (isSame(one, value) ? !has : values.some((other) => isSame(other, one))));
};

export const cellsOf = ({ cells }: Assign, row: unknown): readonly Cell[] =>
  cells.filter((cell) => isSame(cell.row, row));

const columnsIn = (assigned: readonly Assigned[]): number =>
  assigned.filter(({ column }, index) => assigned.findIndex((one) => isSame(one.column, column)) === index)
    .length;

/** Puts a row to a column, or takes it away; what breaks no limit of the bounds. */
export function withRow(
  bounds: Assign,
  assigned: readonly Assigned[],
  row: unknown,
  cell: Pick<Cell, 'column' | 'mode'> | null,
): readonly Assigned[] {
  const others = assigned.filter((one) => !isSame(one.row, row));
  if (cell === null) return others;
  const next = [...others, { row, column: cell.column, mode: cell.mode }];
  return bounds.rows.flatMap((one) => next.find((found) => isSame(found.row, one.value)) ?? []);
}

export const isAssignable = (bounds: Assign, assigned: readonly Assigned[]): boolean =>
  columnsIn(assigned) <= bounds.columnsMost &&
  isWithinLimits(
    bounds.limits,
    assigned.map(({ row }) => row),
  );

/** All rows that reach a column and are not put to another, as far as limits go. */
export const allTo = (
  bounds: Assign,
  assigned: readonly Assigned[],
  column: unknown,
): readonly Assigned[] => {
  const single = bounds.columnsMost <= 1 ? assigned.filter((one) => isSame(one.column, column)) : assigned;
  return bounds.rows.reduce<readonly Assigned[]>((done, { value }) => {
    const isTaken = done.some((one) => isSame(one.row, value) && !isSame(one.column, column));
    const cell = cellsOf(bounds, value).find((one) => isSame(one.column, column));
    if (isTaken || cell === undefined) return done;
    const next = withRow(bounds, done, value, cell);
    return isAssignable(bounds, next) ? next : done;
  }, single);
};
