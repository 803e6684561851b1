/** Designs of a setup: of the catalogue by slug, or sent as mech files; only those that the rules cover (BT-3). */
import { bundledCatalog, isQuadVee, type MechDesign, readMtf } from '../../../../catalog';
import { at } from '../../../../kernel';
import { refusalsOf } from '../equipment/effect-of';
import { sheetOf } from '../mech/make-sheet';
import { supportSheetOf } from '../support/support-sheet';
import type { Designs, Known, Reading } from './reading';
import type { SentSetup } from './shape';

const sentDesigns = (reading: Reading, sent: SentSetup): ReadonlyMap<string, MechDesign | null> =>
  new Map(
    Object.entries(sent.designs ?? {}).map(([key, { mtf }]) => {
      const read = readMtf(mtf);
      if (read.ok) return [key, read.value.design] as const;
      reading.wrong.push(...at(`/designs/${key}/mtf`, read.error));
      return [key, null] as const;
    }),
  );

const titleOf = ({ chassis, model }: MechDesign): string => `${chassis} ${model}`.trim();

const covered = (reading: Reading, design: MechDesign, pointer: string): Known | null => {
  if (design.lam !== null || isQuadVee(design)) {
    reading.refuse('changes-shape', pointer, { design: titleOf(design) });
    return null;
  }
  const sheet = sheetOf(bundledCatalog(), design);
  const items = refusalsOf(sheet);
  if (items.length === 0) return { design, sheet };
  reading.refuse('no-rules-for', pointer, { design: titleOf(design), items: items.slice(0, 5).join(', ') });
  return null;
};

/** Each is read once; what is wrong with it is told at every place that names it. */
export const designsOf = (reading: Reading, sent: SentSetup): Designs => {
  const own = sentDesigns(reading, sent);
  const known = new Map<string, Known>();
  return (name, pointer) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const design = own.has(name) ? own.get(name) : bundledCatalog().mech(name);
    // Said already: its file cannot be read.
    if (own.has(name) && design === null) return null;
    const support = own.has(name) ? null : bundledCatalog().supportUnit(name);
    if (support !== null) {
      const made = { design: null, sheet: supportSheetOf(bundledCatalog(), support) };
      known.set(name, made);
      return made;
    }
    if (design === null || design === undefined) {
      reading.refuse('unknown-design', pointer, { design: name });
      return null;
    }
    const made = covered(reading, design, pointer);
    if (made !== null) known.set(name, made);
    return made;
  };
};
