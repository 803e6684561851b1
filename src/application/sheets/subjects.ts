/**
 * Of whom a record sheet may be drawn, and with what on it: the audience's own mechs (SIGHT-4), with their
 * damage and pilots.
 */
import type { SheetSubject } from '../../catalog/record-sheet';
import { type Catalog, designName } from '../../catalog';
import { byText } from '../../kernel';
import { rowOf, rowsOf, type Knowledge, type MechRow } from '../../rules';

const subjectOf = (knowledge: Knowledge, catalog: Catalog, mech: MechRow): SheetSubject => {
  const design = catalog.mech(mech.design);
  if (design === null) throw new Error(`the catalogue has no design ${mech.design}`);
  const pilot = rowOf(knowledge.pilots, mech.pilot);
  return {
    design,
    lookup: catalog.item,
    condition: mech.condition,
    pilot:
      pilot === null
        ? null
        : { name: pilot.name, gunnery: pilot.gunnery, piloting: pilot.piloting, hits: pilot.hits },
    // Without a name of its own a mech bears its design's, which a sheet tells anyway.
    name: mech.name === designName(design) ? null : mech.name,
    force: knowledge.forces.find(({ id }) => id === mech.force)?.name ?? null,
  };
};

/** Null: the audience has no such mech, whether or not there is one. */
export const sheetSubject = (knowledge: Knowledge, catalog: Catalog, id: string): SheetSubject | null => {
  const mech = rowOf(knowledge.mechs, id);
  return mech === null ? null : subjectOf(knowledge, catalog, mech);
};

/**
 * A force's mechs by name, hired ones and those that wait to enter play too; `picked`: these alone. Null: one
 * of them is not among them.
 */
export const forceSubjects = (
  knowledge: Knowledge,
  catalog: Catalog,
  force: string,
  picked: readonly string[] | null,
): readonly SheetSubject[] | null => {
  const mechs = rowsOf(knowledge.mechs).filter((mech) => mech.force === force);
  const wanted = picked === null ? mechs : mechs.filter(({ id }) => picked.includes(id));
  if (picked !== null && wanted.length < new Set(picked).size) return null;
  return [...wanted]
    .sort((a, b) => byText(a.name, b.name) || byText(a.id, b.id))
    .map((mech) => subjectOf(knowledge, catalog, mech));
};
