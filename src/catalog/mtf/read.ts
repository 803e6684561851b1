/**
 * Reads a mech file: the design with its Battle Value and what a file carries besides, or everything that is
 * wrong with it, by line.
 */
import { err, ok, type Violation } from '../../kernel';
import { armorKindAt } from '../armor';
import { battleValue } from '../battle-value';
import { perLocation } from '../body';
import { bundledCatalog } from '../bundled';
import type { CockpitType, DesignSlug, GyroType, Item, ItemId, MechDesign } from '../model';
import { engineTons } from '../construction/engine';
import { internalStructure } from '../construction/structure';
import { slug } from '../slug';
import { weightClassOf } from '../weight-class';
import { readArmor, type Armor } from './armor-lines';
import type { MtfDocument } from './document';
import { readEngine } from './engine';
import { readHeader, required, type Header } from './header';
import { readHeatSinks } from './heat-sinks';
import { readCockpit, readFullHeadEjection, readGyro, readStructure } from './kinds';
import { binsOf, mountTonsOf, withoutPlainSizes } from './loads';
import { checkMotive } from './motive';
import { Problems, type Line } from './problem';
import { sectionsOf, type Sections } from './sections';
import { readSlots, type ReadSlots } from './slots';
import { refuseUncovered } from './uncovered';

export type Lookup = (id: ItemId) => Item | null;

/** Half as much again as walking, rounded up; hardened armour on a leg takes 1. */
const runOf = (walk: number, armor: Armor): number => {
  const run = Math.ceil(walk * 1.5);
  const hardened =
    armorKindAt(armor, 'LL').type === 'hardened' || armorKindAt(armor, 'RL').type === 'hardened';
  return hardened && run > 0 ? run - 1 : run;
};

/** The parts that stand on a line each. */
const readParts = (
  sections: Sections,
  header: Header,
  slots: ReadSlots,
  lookup: Lookup,
  problems: Problems,
) => {
  const engineLine = required(sections, 'engine', problems);
  const structureLine = required(sections, 'structure', problems);
  const cockpitLine = sections.keys.get('cockpit') ?? null;
  const gyroLine = sections.keys.get('gyro') ?? null;
  const engine = engineLine === null ? null : readEngine(engineLine, header, problems);
  const structure = structureLine === null ? null : readStructure(structureLine, header.techBase, problems);
  const cockpit: CockpitType | null =
    header.ownCockpit ?? (cockpitLine === null ? 'standard' : readCockpit(cockpitLine, problems));
  const gyro: GyroType | null = gyroLine === null ? 'standard' : readGyro(gyroLine, problems);
  const fullHeadEjection = readFullHeadEjection(sections.keys.get('ejection') ?? null, problems);
  const armor = readArmor(sections, header.motion, header.techBase, problems);
  const heatSinks = readHeatSinks(sections, slots, header.techBase, lookup, problems);
  if (
    engine === null ||
    structure === null ||
    cockpit === null ||
    gyro === null ||
    armor === null ||
    heatSinks === null
  )
    return null;
  return { engine, structure, cockpit, fullHeadEjection, gyro, armor, heatSinks };
};

const designOf = (
  header: Header,
  parts: NonNullable<ReturnType<typeof readParts>>,
  { slots }: ReadSlots,
  lookup: Lookup,
): MechDesign => {
  const {
    chassis,
    model,
    mulId,
    tons,
    techBase,
    mixedTech,
    rulesLevel,
    role,
    year,
    walk,
    jump,
    motion,
    omni,
    lam,
  } = header;
  const { engine, structure, cockpit, fullHeadEjection, gyro, armor, heatSinks } = parts;
  const mountTons = mountTonsOf(
    { tons, motion, jump, slots, techBase },
    lookup,
    engineTons(engine.rating, engine.type),
  );
  return {
    slug: slug(`${chassis} ${model}`) as DesignSlug,
    mulId,
    chassis,
    model,
    tons,
    weightClass: weightClassOf(tons),
    techBase,
    mixedTech,
    rulesLevel,
    role,
    year,
    bv: 0,
    cost: null,
    walk,
    run: runOf(walk, armor),
    jump,
    motion,
    omni,
    lam,
    engine,
    heatSinks: omni ? heatSinks : { ...heatSinks, fixed: null },
    structureType: structure.type,
    structureTechBase: structure.techBase,
    gyro,
    cockpit,
    fullHeadEjection,
    ...armor,
    structure: perLocation((location) => internalStructure(tons, location, motion) ?? 0),
    slots: withoutPlainSizes(slots, mountTons),
    mountTons,
    bins: binsOf({ slots }, lookup),
    factions: [],
  };
};

/** The line that a part of the design comes from, for what the Battle Value's rules say of it. */
const lineOf = ({ pointer, params }: Violation, { keys, end }: Sections, slots: ReadSlots): Line => {
  const item = params['item'];
  const key =
    pointer === '/armorType'
      ? 'armor'
      : pointer === '/structureType'
        ? 'structure'
        : pointer === '/gyro'
          ? 'gyro'
          : 'cockpit';
  return (typeof item === 'string' ? slots.lineOf.get(item) : keys.get(key)) ?? end;
};

const carriedOf = (
  sections: Sections,
  clanName: string | null,
  slots: ReadSlots,
): MtfDocument['carried'] => ({
  comments: sections.comments,
  generator: sections.generator,
  clanName,
  source: sections.source,
  quirks: sections.quirks.map(({ text }) => text),
  weaponQuirks: sections.weaponQuirks.map(({ text }) => text),
  weapons: sections.weapons?.map(({ text }) => text) ?? null,
  facings: slots.facings,
  fluff: sections.fluff,
  other: sections.other,
});

/**
 * A file that was understood may be odd all the same: `notes` tell it by lines, at most ten. What is written
 * again has none of it.
 */
export type ReadMtf =
  | { readonly ok: true; readonly value: MtfDocument; readonly notes: readonly Violation[] }
  | { readonly ok: false; readonly error: readonly Violation[] };

/** UTF-16 and what is no text at all has zeros in it. */
const BINARY = '\u0000';

/**
 * The document that a file's text is. Its design has the slug of chassis and model, the Battle Value that
 * follows from it, no cost and no factions. Whether it is legal is not asked here. Violations: `mech-file/…`
 * and `battle-value/…`, each with `/lines/<n>`.
 */
export const readMtf = (text: string, lookup: Lookup = bundledCatalog().item): ReadMtf => {
  const problems = new Problems();
  const zero = text.indexOf(BINARY);
  if (zero >= 0) {
    problems.refuse('mech-file/no-text', { number: text.slice(0, zero).split('\n').length, text: '' });
    return err(problems.all());
  }
  const sections = sectionsOf(text, problems);
  const header = readHeader(sections, problems);
  // What cannot be known without the head is read as if of an ordinary mech, so that all that is wrong is
  // told at once.
  const { motion, techBase } = header ?? { motion: 'biped', techBase: 'is' };
  const slots = readSlots(sections, motion, techBase, problems);
  refuseUncovered(sections, techBase, lookup, problems);
  checkMotive(sections, header ?? ORDINARY, slots.slots, problems);
  const parts = readParts(sections, header ?? ORDINARY, slots, lookup, problems);
  if (header === null || parts === null || !problems.none) return err(problems.all());
  const design = designOf(header, parts, slots, lookup);
  const value = battleValue(design, lookup);
  if (value.ok) {
    const document = {
      design: { ...design, bv: value.value.bv },
      carried: carriedOf(sections, header.clanName, slots),
    };
    return { ...ok(document), notes: problems.notes };
  }
  for (const problem of value.error) problems.tell(problem, lineOf(problem, sections, slots));
  return err(problems.all());
};

const ORDINARY: Header = {
  chassis: '',
  clanName: null,
  model: '',
  mulId: null,
  motion: 'biped',
  ownCockpit: null,
  omni: false,
  lam: null,
  techBase: 'is',
  mixedTech: false,
  rulesLevel: 'standard',
  role: '',
  year: 1,
  tons: 50,
  walk: 0,
  jump: 0,
};
