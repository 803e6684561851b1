/**
 * wreck-scrapped (SALV-2, SALV-3): a wreck becomes scrap in the depot of its hex. Told to who salvaged it.
 */
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

/** What is told of it. */
export interface WreckScrappedTold {
  readonly unit: string;
  readonly battle: string;
  readonly force: string;
  readonly hex: string;
  readonly design: string;
  readonly name: string;
  readonly item: string;
  readonly quantity: number;
}

export const wreckScrapped = defineEvent<'wreck-scrapped', WreckScrapped, WreckScrappedTold>({
  type: 'wreck-scrapped',
  apply: (draft, { unit, force, hex, item, units }) => {
    draft.remove('wrecks', unit);
    if (units > 0) addStock(draft, force, hex, item, units);
  },
  tell: ({ unit, battle, force, hex, design, name, item, units }, to) =>
    mayKnow(to, force)
      ? { unit, battle, force, hex, design, name, item, quantity: toTons(microTons(units)) }
      : null,
});
