/**
 * All equipment that a mech can mount beyond what the bundled designs carry: 2,126 items, decoded once, when
 * one of them is first asked for. A server that never meets any pays nothing: its data file is loaded on the
 * same occasion (`module.lazy` in .swcrc).
 */
import rows from '../data/equipment.json';
import { decodeItem } from '../decode';
import { completed } from './equipment-row';
import type { Item } from '../model';

let decoded: ReadonlyMap<string, Item> | null = null;

/** By id, in the order of ids. Always the same object. */
export const furtherEquipment = (): ReadonlyMap<string, Item> =>
  (decoded ??= new Map(rows.map((row): [string, Item] => [row.id, decodeItem(completed(row))])));
