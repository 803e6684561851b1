/**
 * A draft of the state: events are applied to it in place; it copies a table on its first write and shares
 * all else.
 */
import { dictionary } from '../../kernel';
import type { CampaignRow, CampaignState } from './state';

export type TableName = Exclude<keyof CampaignState, 'campaign' | 'map'>;
export const TABLES: readonly TableName[] = [
  'forces',
  'mechs',
  'pilots',
  'buildings',
  'stock',
  'battles',
  'reports',
  'offers',
  'wrecks',
  'memories',
];
type RowOf<T extends TableName> = CampaignState[T][keyof CampaignState[T]];
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What is known of a table on which one draft writes, or nobody. */
interface Known {
  /** Nobody writes on it any more, so what is computed of it may be kept under it. */
  settled: boolean;
  /** Its keys in the order in which they came. */
  came: readonly string[];
  /** The same by code unit, once somebody has asked for them. */
  sorted: readonly string[] | null;
  /** The rows in that order, until one is replaced. */
  rows: readonly unknown[] | null;
}
const known = new WeakMap<object, Known>();

const know = (table: object, came: readonly string[], sorted: readonly string[] | null): Known => {
  const made: Known = { settled: false, came, sorted, rows: null };
  known.set(table, made);
  return made;
};

/** Whether a table never changes again, so that what is computed of it may be kept under it. */
export const isSettled = (table: object): boolean => known.get(table)?.settled === true;

// The keys of a dictionary have to be collected and sorted, which takes as long as the copy itself.
const keysOf = (table: object): readonly string[] => known.get(table)?.came ?? Object.keys(table);

const copyOf = <Row>(table: Readonly<Record<string, Row>>): Record<string, Row> => {
  const copy = dictionary<Row>();
  for (const key of keysOf(table)) copy[key] = table[key] as Row;
  return copy;
};

/** A table of the rows by their ids, in this order. */
export const tableOf = <Key extends string, Row extends { readonly id: Key }>(
  rows: readonly Row[],
): Readonly<Record<Key, Row>> => {
  const table = dictionary<Key, Row>();
  for (const row of rows) table[row.id] = row;
  return table as Record<Key, Row>;
};

/** The table with this row under this key. */
export const withRow = <Key extends string, Row>(
  table: Readonly<Record<Key, Row>>,
  key: Key,
  row: Row,
): Readonly<Record<Key, Row>> => {
  const copy = copyOf<Row>(table);
  copy[key] = row;
  return copy as Record<Key, Row>;
};

/** The keys, by code unit, with one more. */
const withKey = (sorted: readonly string[], key: string): readonly string[] => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return [...sorted.slice(0, low), key, ...sorted.slice(low)];
};

/** Reads like a state at any time; rows themselves are never changed, only replaced. */
export class Draft implements CampaignState {
  campaign: CampaignState['campaign'];
  map: CampaignState['map'];
  forces: CampaignState['forces'];
  mechs: CampaignState['mechs'];
  pilots: CampaignState['pilots'];
  buildings: CampaignState['buildings'];
  stock: CampaignState['stock'];
  battles: CampaignState['battles'];
  reports: CampaignState['reports'];
  offers: CampaignState['offers'];
  wrecks: CampaignState['wrecks'];
  memories: CampaignState['memories'];
  readonly #owned = new Map<TableName, Known>();
  readonly #writes = new Map<TableName, number>();

  constructor(state: CampaignState) {
    this.campaign = state.campaign;
    this.map = state.map;
    this.forces = state.forces;
    this.mechs = state.mechs;
    this.pilots = state.pilots;
    this.buildings = state.buildings;
    this.stock = state.stock;
    this.battles = state.battles;
    this.reports = state.reports;
    this.offers = state.offers;
    this.wrecks = state.wrecks;
    this.memories = state.memories;
  }

  /** Replaces the whole state (start, rollback). */
  replace(state: CampaignState): void {
    this.campaign = state.campaign;
    this.map = state.map;
    for (const table of TABLES) (this as Mutable<Record<TableName, unknown>>)[table] = state[table];
    this.#owned.clear();
    for (const table of TABLES) this.#wrote(table);
  }

  /**
   * Counts the writes to a table: what was computed from it holds while the number is the same (an owned
   * table keeps its identity).
   */
  revision(table: TableName): number {
    return this.#writes.get(table) ?? 0;
  }

  patchCampaign(patch: Partial<CampaignRow>): void {
    this.campaign = { ...this.campaign, ...patch };
  }

  /** The row under a key, or null: the checked way to read a table. */
  row<T extends TableName>(table: T, key: string): RowOf<T> | null {
    return rowOf(this[table] as Readonly<Record<string, RowOf<T>>>, key);
  }

  put<T extends TableName>(table: T, key: string, row: RowOf<T>): void {
    const own = this.#own(table);
    const rows = this[table] as Record<string, RowOf<T>>;
    if (rows[key] === undefined) {
      own.came = [...own.came, key];
      own.sorted = own.sorted === null ? null : withKey(own.sorted, key);
    }
    rows[key] = row;
  }

  /** Changes some columns of a row that exists; does nothing when it does not (`apply` is total). */
  patch<T extends TableName>(table: T, key: string, patch: Partial<RowOf<T>>): void {
    const row = this.row(table, key);
    if (row !== null) this.put(table, key, { ...row, ...patch } as RowOf<T>);
  }

  remove(table: TableName, key: string): void {
    if (this.row(table, key) === null) return;
    const own = this.#own(table);
    own.came = own.came.filter((one) => one !== key);
    own.sorted = own.sorted?.filter((one) => one !== key) ?? null;
    delete (this[table] as Record<string, unknown>)[key];
  }

  /** The state as it is now. The draft may be written on: it copies again. */
  finish(): CampaignState {
    this.#owned.clear();
    for (const table of TABLES)
      (known.get(this[table]) ?? know(this[table], Object.keys(this[table]), null)).settled = true;
    return {
      campaign: this.campaign,
      map: this.map,
      forces: this.forces,
      mechs: this.mechs,
      pilots: this.pilots,
      buildings: this.buildings,
      stock: this.stock,
      battles: this.battles,
      reports: this.reports,
      offers: this.offers,
      wrecks: this.wrecks,
      memories: this.memories,
    };
  }

  /** What is known of the table of this name, which is the draft's own from now on and is about to change. */
  #own(table: TableName): Known {
    this.#wrote(table);
    const owned = this.#owned.get(table);
    if (owned !== undefined) {
      owned.rows = null;
      return owned;
    }
    const before: Readonly<Record<string, unknown>> = this[table];
    const copy = copyOf(before);
    const own = know(copy, keysOf(before), known.get(before)?.sorted ?? null);
    (this as Mutable<Record<TableName, unknown>>)[table] = copy;
    this.#owned.set(table, own);
    return own;
  }

  #wrote(table: TableName): void {
    this.#writes.set(table, this.revision(table) + 1);
  }
}

/**
 * The row under a key of a table of any state, or null: also for `constructor` and whatever else a client may
 * send as an id.
 */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, key: string | null): Row | null => {
  const row: Row | undefined = key === null ? undefined : table[key];
  // Rows are plain data: what is none was inherited. Cheaper than asking for the own key first, and this is
  // asked all the time.
  return row === undefined || typeof row === 'function' || row === Object.prototype ? null : row;
};

/**
 * The rows of a table in the order of their keys, by code unit. A loaded state and one grown in memory differ
 * in insertion order, so whatever emits events, rolls dice or builds an answer goes through the rows by this.
 */
export const rowsOf = <Row>(table: Readonly<Record<string, Row>>): readonly Row[] => {
  const found = known.get(table);
  if (found !== undefined && found.rows !== null) return found.rows as readonly Row[];
  const keys = found?.sorted ?? keysOf(table).toSorted();
  const rows = keys.map((key) => table[key] as Row);
  if (found !== undefined) {
    found.sorted = keys;
    found.rows = rows;
  }
  return rows;
};
