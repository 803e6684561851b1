/**
 * What a battle's sheet and its record sheets show to who fights in it, and to the game master (SIGHT-4): its
 * setup, as it is known to them.
 */
import type { SheetSubject } from '../../catalog/record-sheet';
import { type Catalog, designName } from '../../catalog';
import type { Knowledge } from '../../rules';
import type { BattleSheetSubject } from '../../tactical';

export interface BattlePapers {
  readonly sheet: BattleSheetSubject;
  /** Of the mechs that are wanted, by side, as they stood when the setup was frozen. */
  readonly mechs: readonly SheetSubject[];
}

/** Of which mechs record sheets are wanted: of all, of those of the own force, of none. */
export const MECHS_WANTED = ['all', 'mine', 'none'] as const;
export type MechsWanted = (typeof MECHS_WANTED)[number];

/** Null: there is no such battle, or they do not fight in it. A game master has no mechs of their own. */
export const battlePapers = (
  knowledge: Knowledge,
  catalog: Catalog,
  battle: string,
  wanted: MechsWanted,
): BattlePapers | null => {
  const setup = knowledge.battles.find(({ id }) => id === battle)?.row?.setup ?? null;
  if (setup === null) return null;
  const forces = Object.fromEntries(knowledge.forces.map(({ id, name }) => [id, name]));
  const bySide = setup.sides.flatMap(({ side }) => setup.units.filter((unit) => unit.side === side));
  const own = knowledge.audience.kind === 'force' ? knowledge.audience.force : null;
  const shown =
    wanted === 'all' ? bySide : wanted === 'mine' ? bySide.filter(({ force }) => force === own) : [];
  const mechs = shown.flatMap((unit): readonly SheetSubject[] => {
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    if (design === null) return [];
    const { condition, pilot, name, force } = unit;
    return [
      {
        design,
        lookup: catalog.item,
        condition,
        pilot,
        name: name === designName(design) ? null : name,
        force: forces[force] ?? null,
      },
    ];
  });
  return { sheet: { campaign: knowledge.campaign.name, setup, forces }, mechs };
};
