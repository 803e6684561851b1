/**
 * What a commander has in their depots and what their mechs lack, by hex; and how the one comes to the other
 * (DEP-1, DEP-2).
 */
import { flatMap } from '../../kernel';
import {
  ARMOR_LOCATIONS,
  armorItemAt,
  type Condition,
  type ItemId,
  lostArmor,
  type MechDesign,
} from '../../catalog';
import type { Hex, MechRow } from '../../rules';
import type { SheetDraft } from './sheet-draft';

type Units = Map<ItemId, number>;
/** Units by hex and item. */
export type ByHex = Map<Hex, Units>;

export const addTo = (lists: ByHex, hex: Hex, item: ItemId, units: number): void => {
  const list = lists.get(hex) ?? new Map<ItemId, number>();
  lists.set(hex, list);
  list.set(item, (list.get(item) ?? 0) + units);
};

/** `usable`: only what lay there at the start of the round. */
export const stockOf = ({ knowledge }: SheetDraft, what: 'quantity' | 'usable'): ByHex => {
  const lists: ByHex = new Map();
  for (const row of knowledge.stock)
    if (row.force === knowledge.force?.id && row[what] > 0) addTo(lists, row.hex, row.item, row[what]);
  return lists;
};

/** Below these shares of what is whole or full, it is worth an order. */
const WORTH_MENDING = 0.85;
const WORTH_FILLING = 0.6;

const armorLacking = (design: MechDesign, { armor }: Condition): boolean => {
  let [lost, whole] = [0, 0];
  for (const at of ARMOR_LOCATIONS) {
    whole += design.armor[at];
    lost += design.armor[at] - (armor[at] ?? design.armor[at]);
  }
  return lost > whole * (1 - WORTH_MENDING);
};

/** Armour and shots that a mech lacks, where it lacks enough to bother. */
export const lacks = ({ catalog }: SheetDraft, { design: slug, condition }: MechRow): Units => {
  const needs: Units = new Map();
  const design = catalog.mech(slug);
  if (design === null) return needs;
  const add = (item: ItemId, units: number): void =>
    void (units > 0 && needs.set(item, (needs.get(item) ?? 0) + units));
  if (armorLacking(design, condition))
    for (const at of ARMOR_LOCATIONS)
      if (condition.armor[at] !== undefined) add(armorItemAt(design, at), lostArmor(design, condition, at));
  for (const { location, slot, shots } of condition.ammunition) {
    const bin = design.bins.find((one) => one.location === location && one.slot === slot);
    if (bin !== undefined && shots < bin.shots * WORTH_FILLING)
      add(catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item, bin.shots - shots);
  }
  return needs;
};

/**
 * What is lacking beyond what lies there; takes what lies there out of `stock`, which then is what can be
 * spared.
 */
const shortages = (needs: ByHex, stock: ByHex): ByHex => {
  const short: ByHex = new Map();
  for (const [hex, items] of needs)
    for (const [item, units] of items) {
      const here = stock.get(hex)?.get(item) ?? 0;
      if (here > 0) stock.get(hex)?.set(item, Math.max(0, here - units));
      if (units > here) addTo(short, hex, item, units - here);
    }
  return short;
};

/**
 * Brings what is spared elsewhere, which is free, and buys the rest as far as the tons go. Gives back what it
 * has spent.
 */
export const provide = (draft: SheetDraft, needs: ByHex, budget: number): number => {
  const spare = stockOf(draft, 'quantity');
  const short = shortages(needs, spare);
  for (const [to, items] of short)
    for (const [from, there] of spare) {
      if (from === to) continue;
      const lines = flatMap([...items], ([item, units]) => {
        const quantity = Math.min(units, there.get(item) ?? 0);
        return quantity > 0 ? [{ item, quantity }] : [];
      });
      if (lines.length === 0 || !draft.give({ type: 'transfer', from, to, items: lines, pilots: [] }))
        continue;
      for (const { item, quantity } of lines) {
        there.set(item, (there.get(item) ?? 0) - quantity);
        items.set(item, (items.get(item) ?? 0) - quantity);
      }
    }
  let spent = 0;
  for (const [hex, items] of short)
    for (const [item, quantity] of items) {
      if (quantity <= 0) continue;
      const order = { type: 'buy-equipment', item, quantity, hex } as const;
      const cost = draft.costOf(order);
      if (cost !== null && spent + cost <= budget && draft.give(order)) spent += cost;
    }
  return spent;
};
