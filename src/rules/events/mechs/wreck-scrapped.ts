/** wreck-scrapped (SALV-2, SALV-3): a wreck becomes scrap in the depot of its hex. Told to who salvaged it. */
import type { DesignSlug, ItemId } from '../../../catalog';
import { type BattleId, type ForceId, type MechId, microTons, type MicroTons, toTons } from '../../../kernel';
import { addStock } from '../../economy/stock';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface WreckScrapped {
  readonly unit: MechId;
  readonly battle: BattleId;
  readonly force: ForceId;
  readonly hex: Hex;
  readonly design: DesignSlug;
  readonly name: string;
  /** The stock that it becomes. */
  readonly item: ItemId;
  /** Its units (DEP-6): micro-tons. 0: too little is left for one. */
  readonly units: MicroTons;
}

export const wreckScrapped = defineEvent<'wreck-scrapped', WreckScrapped>({
  type: 'wreck-scrapped',
  apply: (draft, { unit, force, hex, item, units }) => {
    draft.remove('wrecks', unit);
    if (units > 0) addStock(draft, force, hex, item, units);
  },
  tell: ({ unit, battle, force, hex, design, name, item, units }, to) =>
    mayKnow(to, force) ? { unit, battle, force, hex, design, name, item, quantity: toTons(microTons(units)) } : null,
  text: {
    en: (told) => `${String(told['name'])} became ${String(told['quantity'])} t of scrap in ${String(told['hex'])}.`,
    de: (told) => `${String(told['name'])} wurde in ${String(told['hex'])} zu ${String(told['quantity'])} t Schrott.`,
  },
});
