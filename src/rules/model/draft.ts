/**
 * A draft of the state: events are applied to it in place; it copies a table on its first write and shares
 * all else.
 */
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

/** Tables of finished states: nobody writes on them any more, so what is computed of one holds for good. */
const settled = new WeakSet<object>();
/** Whether a table never changes again, so that what is computed of it may be kept under it. */
export const isSettled = (table: object): boolean => settled.has(table);
/** Tables that a draft writes on, which it alone does. */
const written = new WeakSet<object>();
/** Of such tables: their keys in order, and the rows by them until one is replaced. */
const ordered = new WeakMap<object, { readonly keys: readonly string[]; rows: readonly unknown[] | null }>();

/**
 * Key by key: V8 keeps a table that has grown so as a dictionary, which is cheap to write on. A spread would
 * work out a hidden class of all the keys, which takes ten times as long, and of no use to a table.
 */
const copyOf = <Row>(table: Readonly<Record<string, Row>>): Record<string, Row> => {
  const copy: Record<string, Row> = {};
  for (const key of Object.keys(table)) copy[key] = table[key] as Row;
  return copy;
};

/** The table with this row under this key. */
export const withRow = <Key extends string, Row>(
  table: Readonly<Record<Key, Row>>,
  key: Key,
  row: Row,
): Readonly<Record<Key, Row>> => {
  const copy = copyOf(table);
  copy[key] = row;
  return copy as Record<Key, Row>;
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
  #owned = new Set<TableName>();
  #writes = new Map<TableName, number>();

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
    if (!Object.hasOwn(own, key)) ordered.delete(own);
    own[key] = row;
  }

  /** Changes some columns of a row that exists; does nothing when it does not (`apply` is total). */
  patch<T extends TableName>(table: T, key: string, patch: Partial<RowOf<T>>): void {
    const row = this.row(table, key);
    if (row !== null) this.put(table, key, { ...row, ...patch } as RowOf<T>);
  }

  remove(table: TableName, key: string): void {
    if (this.row(table, key) === null) return;
    const own = this.#own(table);
    ordered.delete(own);
    delete own[key];
  }

  /** The state as it is now. The draft may be written on: it copies again. */
  finish(): CampaignState {
    this.#owned.clear();
    for (const table of TABLES) settled.add(this[table]);
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

  #own<T extends TableName>(table: T): Record<string, RowOf<T>> {
    if (!this.#owned.has(table)) {
      const known = ordered.get(this[table]);
      const before = this[table] as Readonly<Record<string, RowOf<T>>>;
      const copy = copyOf(before);
      if (known !== undefined) ordered.set(copy, { keys: known.keys, rows: null });
      (this as Mutable<Record<TableName, unknown>>)[table] = copy;
      this.#owned.add(table);
      written.add(copy);
    }
    this.#wrote(table);
    const known = ordered.get(this[table]);
    if (known !== undefined) known.rows = null;
    return this[table] as Record<string, RowOf<T>>;
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
  const known = ordered.get(table);
  if (known !== undefined && known.rows !== null) return known.rows as readonly Row[];
  const keys = known?.keys ?? Object.keys(table).sort();
  const rows = keys.map((key) => table[key] as Row);
  if (known !== undefined) known.rows = rows;
  else if (settled.has(table) || written.has(table)) ordered.set(table, { keys, rows });
  return rows;
};
