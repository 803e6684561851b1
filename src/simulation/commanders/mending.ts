/**
 * Supply, mending: what the depots hold is fitted, structure and systems are bought, and what the next round
 * will need is brought to the mechs (REP, DEP).
 */
import type { ItemId, MechDesign } from '../../catalog';
import { standsStill, type MechRow } from '../../rules';
import type { SheetDraft } from './sheet-draft';
import { ownBuildings } from './situation';
import { addTo, lacks, provide, stockOf, type ByHex } from './stores';

interface Parts {
  readonly mechs: readonly {
    readonly mech: MechRow['id'];
    readonly parts: readonly {
      readonly location: keyof MechDesign['structure'];
      readonly slot: number;
      readonly takes: readonly { readonly item: ItemId; readonly quantity: number }[];
      readonly tons: number | null;
      readonly inStock: boolean;
    }[];
  }[];
}

/** BLD-2: a building that is mended works with some points to spare. */
const SPARE_CP = 10;

/** What can be fitted at once (REP-1). */
const fitStock = (draft: SheetDraft): void => {
  const usable = stockOf(draft, 'usable');
  for (const mech of draft.mechs) {
    const here = usable.get(mech.hex);
    if (here === undefined || mech.hired) continue;
    const wanted = [...lacks(draft, mech).keys()].filter((item) => here.has(item));
    if (wanted.length === 0) continue;
    if (Object.keys(mech.condition.armor).length > 0) draft.give({ type: 'repair-armor', mech: mech.id });
    if (mech.condition.ammunition.length > 0) draft.give({ type: 'reload', mech: mech.id });
  }
};

/**
 * Structure first, since nothing holds without it (REP-5). Gives back what it has spent; parts that are still
 * to be had go to `needs`.
 */
const mendInside = (draft: SheetDraft, needs: ByHex, budget: number): number => {
  let spent = 0;
  const still = draft.mechs.filter((mech) => standsStill(draft.knowledge, mech) && !mech.hired);
  for (const { id, condition } of still) {
    const order = { type: 'repair-structure', mech: id } as const;
    const cost = Object.keys(condition.structure).length > 0 ? draft.costOf(order) : null;
    if (cost !== null && spent + cost <= budget && draft.give(order)) spent += cost;
  }
  if (!still.some(({ condition }) => condition.slots.length > 0)) return spent;
  const options = draft.options('replace') as Parts | null;
  for (const { mech, parts } of options?.mechs ?? []) {
    const hex = still.find(({ id }) => id === mech)?.hex;
    for (const { location, slot, takes, tons, inStock } of parts) {
      const cost = tons === null ? 0 : Math.abs(tons);
      if (!inStock && hex !== undefined)
        for (const { item, quantity } of takes) addTo(needs, hex, item, quantity);
      else if (spent + cost <= budget && draft.give({ type: 'replace', mech, location, slot })) spent += cost;
    }
  }
  return spent;
};

/** BLD-2, BLD-3: buildings that do not work any more, up to where they do. */
const mendBuildings = (draft: SheetDraft, budget: number): number => {
  let spent = 0;
  for (const { id, cp, cpMax } of ownBuildings(draft.knowledge)) {
    const left = cp ?? cpMax;
    if (left * 2 > cpMax) continue;
    const order = {
      type: 'repair-building',
      building: id,
      cp: Math.min(cpMax, Math.floor(cpMax / 2) + SPARE_CP) - left,
    } as const;
    const cost = draft.costOf(order);
    if (cost !== null && spent + cost <= budget && draft.give(order)) spent += cost;
  }
  return spent;
};

export const mend = (draft: SheetDraft): void => {
  const budget = draft.tons * draft.temperament.care;
  const needs: ByHex = new Map();
  fitStock(draft);
  let spent = mendInside(draft, needs, budget);
  spent += mendBuildings(draft, budget - spent);
  for (const mech of draft.mechs)
    if (!mech.hired) for (const [item, units] of lacks(draft, mech)) addTo(needs, mech.hex, item, units);
  provide(draft, needs, budget - spent);
};
