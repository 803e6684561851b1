/** What a battle's sheet and its record sheets show to who fights in it, and to the game master (SIGHT-4): its setup, as it is known to them. */
import type { SheetSubject } from '../../catalog/record-sheet';
import { designName } from '../../catalog/search';
import type { Catalog } from '../../catalog/model';
import type { Knowledge } from '../../rules';
import type { BattleSheetSubject } from '../../tactical/battle-sheet';

export interface BattlePapers {
  readonly sheet: BattleSheetSubject;
  /** Of every mech, by side, as it stood when the setup was frozen. */
  readonly mechs: readonly SheetSubject[];
}

/** Null: there is no such battle, or he does not fight in it. */
export const battlePapers = (knowledge: Knowledge, catalog: Catalog, battle: string): BattlePapers | null => {
  const setup = knowledge.battles.find(({ id }) => id === battle)?.row?.setup ?? null;
  if (setup === null) return null;
  const forces = Object.fromEntries(knowledge.forces.map(({ id, name }) => [id, name]));
  const bySide = setup.sides.flatMap(({ side }) => setup.units.filter((unit) => unit.side === side));
  const mechs = bySide.flatMap((unit): readonly SheetSubject[] => {
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    if (design === null) return [];
    const { condition, pilot, name, force } = unit;
    return [{ design, lookup: catalog.item, condition, pilot, name: name === designName(design) ? null : name, force: forces[force] ?? null }];
  });
  return { sheet: { campaign: knowledge.campaign.name, setup, forces }, mechs };
};
