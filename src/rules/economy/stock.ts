/**
 * Stock of a depot (DEP-1, DEP-2, DEP-6): taking from a row and adding to it, in a draft or in what a player
 * knows.
 */
import type { ItemId } from '../../catalog';
import type { ForceId } from '../../kernel';
import type { Draft } from '../model/draft';
import type { Hex } from '../model/map';
import { stockKey, type StockRow } from '../model/state';

/** Stock of one kind, in stock units (DEP-6), whole and above 0. */
export interface StockLine {
  readonly item: ItemId;
  readonly units: number;
}

/**
 * DEP-2: what is not usable this round leaves first, in its owner's favour. Null: nothing is left. Takes at
 * most what is there.
 */
const lessStock = (row: StockRow, units: number): StockRow | null => {
  const quantity = row.quantity - units;
  return quantity <= 0 ? null : { ...row, quantity, usable: Math.min(row.usable, quantity) };
};

/**
 * What arrives serves from the next round on, unless `usable` of it does already (plundered stock that lay
 * there).
 */
const moreStock = (row: StockRow, units: number, usable = 0): StockRow => ({
  ...row,
  quantity: row.quantity + units,
  usable: row.usable + usable,
});

const emptyRow = (force: ForceId, hex: Hex, item: ItemId): StockRow => ({
  force,
  hex,
  item,
  quantity: 0,
  usable: 0,
});

/**
 * DEP-2: what is fitted comes out of what lay there at the start of the round. Takes at most what is there.
 */
const lessUsable = (row: StockRow, units: number): StockRow | null => {
  const quantity = row.quantity - units;
  return quantity <= 0 ? null : { ...row, quantity, usable: Math.max(0, row.usable - units) };
};

type Less = typeof lessStock;
type Take = (draft: Draft, force: ForceId, hex: Hex, item: ItemId, units: number) => void;

const taking =
  (less: Less): Take =>
  (draft, force, hex, item, units) => {
    const key = stockKey(force, hex, item);
    const row = draft.row('stock', key);
    if (row === null) return;
    const left = less(row, units);
    if (left === null) draft.remove('stock', key);
    else draft.put('stock', key, left);
  };

/** Units are whole and above 0; `apply` of events calls these, so they do what they can and never throw. */
export const takeStock = taking(lessStock);
export const fitStock = taking(lessUsable);

export const addStock = (
  draft: Draft,
  force: ForceId,
  hex: Hex,
  item: ItemId,
  units: number,
  usable = 0,
): void => {
  const key = stockKey(force, hex, item);
  draft.put('stock', key, moreStock(draft.row('stock', key) ?? emptyRow(force, hex, item), units, usable));
};

/** Units in the depot; 0 when there are none. */
export const stockIn = (stock: readonly StockRow[], hex: Hex, item: ItemId): number =>
  stock.find((row) => row.hex === hex && row.item === item)?.quantity ?? 0;

/** A list of own rows after a change of one of them; negative units are taken. */
export const changedStock = (
  stock: readonly StockRow[],
  force: ForceId,
  hex: Hex,
  item: ItemId,
  units: number,
): readonly StockRow[] => {
  const isIt = (row: StockRow): boolean => row.force === force && row.hex === hex && row.item === item;
  const before = stock.find(isIt) ?? emptyRow(force, hex, item);
  const after = units < 0 ? lessStock(before, -units) : moreStock(before, units);
  const rest = stock.filter((row) => !isIt(row));
  return after === null ? rest : [...rest, after];
};

/** The same after units were fitted to a mech. */
export const fittedStock = (
  stock: readonly StockRow[],
  force: ForceId,
  hex: Hex,
  item: ItemId,
  units: number,
): readonly StockRow[] => {
  const at = stock.findIndex((row) => row.hex === hex && row.item === item && row.force === force);
  const row = stock[at];
  if (row === undefined) return stock;
  const left = lessUsable(row, units);
  return left === null ? stock.toSpliced(at, 1) : stock.with(at, left);
};
