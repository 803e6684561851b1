/** Rows of the state that are kept together: those of a group are one row of SQL. */

type Row = Readonly<Record<string, unknown>>;

/** A row of SQL: the value that its rows share, and the rest of each. */
export interface Group extends Row {
  readonly by: string;
  readonly rows: readonly Row[];
}

/** Of these rows of the state those with one of these values, group by group. */
export const groupsOf = (
  rows: Iterable<Row>,
  groupedBy: string,
  values: ReadonlySet<string>,
): readonly Group[] => {
  const groups = new Map([...values].map((by) => [by, [] as Row[]]));
  for (const { [groupedBy]: by, ...rest } of rows) groups.get(String(by))?.push(rest);
  return [...groups].map(([by, of]) => ({ by, rows: of }));
};

/** What was put into groups, as it was. */
export const rowsOfGroups = (groups: readonly Group[], groupedBy: string): readonly Row[] =>
  groups.flatMap(({ by, rows }) => rows.map((rest) => ({ [groupedBy]: by, ...rest })));
