/** Which mechs of a force are listed, and in which order. Pure. */
export interface MechRow {
  readonly id: string;
  readonly name: string;
  readonly designName: string;
  readonly pilot: string | null;
  readonly hex: string;
  readonly tons: number | null;
  /** Armour that is left, from 0 to 1. */
  readonly armor: number;
  readonly ordered: boolean;
  readonly ready: boolean;
  readonly force: string;
}
export const KINDS = ['all', 'damaged', 'unordered', 'out'] as const;
export type Kind = (typeof KINDS)[number];
export const ORDERS = ['name', 'tons', 'armor', 'hex'] as const;
export type Order = (typeof ORDERS)[number];

const IS: Readonly<Record<Kind, (row: MechRow) => boolean>> = {
  all: () => true,
  damaged: ({ armor }) => armor < 1,
  unordered: ({ ordered }) => !ordered,
  out: ({ ready }) => !ready,
};

const compare: Readonly<Record<Order, (a: MechRow, b: MechRow) => number>> = {
  name: () => 0,
  tons: (a, b) => (b.tons ?? 0) - (a.tons ?? 0),
  armor: (a, b) => a.armor - b.armor,
  hex: (a, b) => a.hex.localeCompare(b.hex),
};

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => one !== '');

export interface Wish {
  readonly q: string;
  readonly kind: Kind;
  readonly order: Order;
  /** Null: all. */
  readonly force: string | null;
}

export function listed(rows: readonly MechRow[], { q, kind, order, force }: Wish): readonly MechRow[] {
  return rows
    .filter((row) => IS[kind](row) && (force === null || row.force === force))
    .filter((row) => {
      const text = [row.name, row.designName, row.pilot ?? '', row.hex].join(' ').toLowerCase();
      return words(q).every((one) => text.includes(one));
    })
    .sort((a, b) => compare[order](a, b) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
