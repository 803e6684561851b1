/** How a table of the state is written and read: one statement for any number of rows. */

/** A column: its name in SQL, the row's property, and its type. */
export interface Column {
  readonly sql: string;
  readonly property: string;
  readonly type: 'text' | 'uuid' | 'integer' | 'bigint' | 'boolean' | 'jsonb';
}

export interface TableDescription {
  /** Name in SQL. */
  readonly table: string;
  /** Columns besides campaign_id. */
  readonly columns: readonly Column[];
  /** Primary key after campaign_id; columns of the table. */
  readonly key: readonly string[];
}

const quoted = (name: string): string => `"${name}"`;

const snake = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The types of columns that can hold such a value. */
type TypeFor<Value> = [NonNullable<Value>] extends [string]
  ? 'text' | 'uuid'
  : [NonNullable<Value>] extends [number]
    ? 'integer' | 'bigint'
    : [NonNullable<Value>] extends [boolean]
      ? 'boolean'
      : 'jsonb';

/**
 * A column for every property of a row, of a type that can hold it: a forgotten, misspelt or mistyped one
 * does not compile.
 */
export type ColumnsOf<Row> = {
  readonly [Property in keyof Row]-?:
    TypeFor<Row[Property]> | { readonly sql: string; readonly type: TypeFor<Row[Property]> };
};

/** In their order; `inHexSince: 'integer'` is the column in_hex_since, unless it says another name. */
export const columnsOf = <Row>(columns: ColumnsOf<Row>): readonly Column[] =>
  Object.entries<Column['type'] | Pick<Column, 'sql' | 'type'>>(columns).map(([property, column]) =>
    typeof column === 'string' ? { sql: snake(property), property, type: column } : { ...column, property },
  );

/** `$1` campaign id, `$2` a JSON array of rows with the properties' names. */
export const upsertSql = ({ table, columns, key }: TableDescription): string => {
  const names = columns.map((c) => quoted(c.sql)).join(', ');
  const picked = columns.map((c) => `r.${quoted(c.property)}`).join(', ');
  const typed = columns.map((c) => `${quoted(c.property)} ${c.type}`).join(', ');
  const rest = columns.filter((c) => !key.includes(c.sql));
  return (
    `INSERT INTO ${table} (campaign_id, ${names}) SELECT $1::uuid, ${picked} FROM json_to_recordset($2::json) AS r(${typed}) ` +
    `ON CONFLICT (campaign_id, ${key.map(quoted).join(', ')}) DO UPDATE SET ` +
    rest.map((c) => `${quoted(c.sql)} = EXCLUDED.${quoted(c.sql)}`).join(', ')
  );
};

/**
 * Of rows that are there, these columns only. `$1` campaign id, `$2` a JSON array of objects with the
 * properties of these columns and of the key.
 */
export const updateSql = ({ table, columns, key }: TableDescription, changed: readonly Column[]): string => {
  const keys = columns.filter((c) => key.includes(c.sql));
  const typed = [...keys, ...changed].map((c) => `${quoted(c.property)} ${c.type}`).join(', ');
  return (
    `UPDATE ${table} t SET ${changed.map((c) => `${quoted(c.sql)} = r.${quoted(c.property)}`).join(', ')} ` +
    `FROM json_to_recordset($2::json) AS r(${typed}) WHERE t.campaign_id = $1::uuid ` +
    keys.map((c) => `AND t.${quoted(c.sql)} = r.${quoted(c.property)}`).join(' ')
  );
};

/** `$1` campaign id, `$2` a JSON array of objects with the key's properties. */
export const deleteSql = ({ table, columns, key }: TableDescription): string => {
  const keys = columns.filter((c) => key.includes(c.sql));
  const typed = keys.map((c) => `${quoted(c.property)} ${c.type}`).join(', ');
  return (
    `DELETE FROM ${table} t USING json_to_recordset($2::json) AS r(${typed}) WHERE t.campaign_id = $1::uuid ` +
    keys.map((c) => `AND t.${quoted(c.sql)} = r.${quoted(c.property)}`).join(' ')
  );
};

/**
 * A scalar subquery: all rows of a campaign (`$1`) as one JSON array of objects with the properties' names,
 * or null.
 */
export const selectSql = ({ table, columns }: TableDescription): string => {
  const picked = columns.map((c) => `t.${quoted(c.sql)} AS ${quoted(c.property)}`).join(', ');
  return `(SELECT json_agg(x) FROM (SELECT ${picked} FROM ${table} t WHERE t.campaign_id = $1) x)`;
};
