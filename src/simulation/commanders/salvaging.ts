/** Supply, salvage (SALV-2): a wreck is kept when that is cheaper than a new mech of its size, and scrapped otherwise. */
import type { BattleId, MechId } from '../../kernel';
import type { DesignSlug } from '../../catalog';
import type { Desk } from './desk';

interface Wrecks {
  readonly wrecks: readonly { readonly battle: BattleId; readonly unit: MechId; readonly design: DesignSlug; readonly keep: number }[];
}

/** Tons for each ton of the mech; what is kept has still to get armour and parts. */
const WORTH_KEEPING = 0.65;

export const salvage = (desk: Desk): void => {
  if (!desk.takes('salvage') || desk.knowledge.wrecks.length === 0) return;
  const options = desk.options('salvage') as Wrecks | null;
  for (const { battle, unit, design, keep } of options?.wrecks ?? []) {
    const tons = desk.catalog.mech(design)?.tons ?? 0;
    const kept = keep <= tons * WORTH_KEEPING && keep <= desk.tons * 0.7 && desk.give({ type: 'salvage', battle, unit, as: 'keep' });
    if (!kept) desk.give({ type: 'salvage', battle, unit, as: 'scrap' });
  }
};
