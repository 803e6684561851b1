/**
 * What one record claims of the units of a battle (MM-4): matched by `externalId`; people on foot by their
 * own, or that of the mech they left.
 */
import { canFight, type Catalog, type Condition, type MechDesign } from '../../../../catalog';
import {
  atOnce,
  err,
  flatMap,
  mapInSteps,
  ok,
  type Result,
  type Steps,
  violation,
  type Violation,
} from '../../../../kernel';
import { DEADLY_HITS, type BattleSetup, type SetupUnit } from '../../../contract';
import { ammunitionNotes } from '../loaded-ammunition';
import { locationAt } from '../locations';
import { matchEntities, matchPeople, ownSides, type Matched } from './matching';
import { chassisText, wordsOf } from '../plain-text';
import { readCondition } from './read-condition';
import { RECORD_LIMITS, UNITS_A_STEP, type MegaMekRecord, type RecordEntity, type Section } from './record';

/** Somebody who has left their unit. */
export interface Person {
  readonly section: Section;
  /** The unit of the battle that took them up; null: none did. */
  readonly pickedUpBy: SetupUnit | null;
  /** They did not survive it. */
  readonly dead: boolean;
}

export interface Claim {
  /** Who brought the record: a side; null: the game master one of somebody who only watched. */
  readonly side: string | null;
  /** Whether the unit's side is of those that who wrote the record counts as their own. */
  readonly own: boolean;
  readonly unit: SetupUnit;
  readonly section: Section;
  /** Of support units what the setup says; nothing is kept of theirs. */
  readonly condition: Condition;
  /** 0 … 6; those before the battle where the record mentions none. Null: nobody sat in it. */
  readonly hits: number | null;
  readonly ejected: boolean;
  readonly person: Person | null;
  /**
   * It is destroyed, whatever its damage says: its crew is dead, a mech's hull is open where that ends it, or
   * a support unit has lost something.
   */
  readonly broken: boolean;
  /** What its reader should know of the record, though nothing is wrong with it. */
  readonly notes: readonly Violation[];
}

/** Where a unit is when the battle ends. */
export type Place = 'field' | 'withdrawn' | 'destroyed';

/**
 * Where a section can have a unit; who is in `salvage` is on the field, as are the own wrecks there, and all
 * whom a mere spectator saw.
 */
export const placesOf = ({ section }: Pick<Claim, 'section'>): readonly Place[] => {
  switch (section) {
    case 'survivors':
    case 'allies':
      return ['field', 'withdrawn'];
    case 'salvage':
      return ['field'];
    case 'retreated':
      return ['withdrawn'];
    case 'devastated':
      return ['destroyed'];
  }
};

/**
 * Releases call designs differently, but never by other words altogether; our own files call drawn ones in
 * plain letters.
 */
const mayBe = (chassis: string, { chassis: wanted }: { readonly chassis: string }): boolean => {
  const said = wordsOf(chassis);
  return [...wordsOf(wanted), ...wordsOf(chassisText(wanted))].some((word) => said.includes(word));
};

/**
 * What is open to water or vacuum works no more: a mech that could not fight without those locations is done
 * for.
 */
const hullIsOpen = (design: MechDesign, condition: Condition, { locations }: RecordEntity): boolean => {
  const open = flatMap(locations, ({ index, breached }) => (breached ? [locationAt(index)] : [])).filter(
    (location) => location !== null,
  );
  const without = Object.fromEntries(open.map((location) => [location, 0]));
  return (
    open.length > 0 && !canFight(design, { ...condition, structure: { ...condition.structure, ...without } })
  );
};

const isBroken = (design: MechDesign | null, condition: Condition, entity: RecordEntity): boolean => {
  // Whose crew is dead is destroyed, be it somebody whom MegaMek has seated there.
  if ((entity.pilot?.hits ?? 0) >= DEADLY_HITS) return true;
  if (design !== null) return hullIsOpen(design, condition, entity);
  return entity.locations.some(({ gone, internal }) => gone || internal === 0);
};

const nameOf = ({ chassis, model }: RecordEntity): string => `${chassis} ${model}`.trim();

/** Units that nobody put into the battle, and ones that are there twice. */
const strangers = (record: MegaMekRecord, matched: readonly Matched[]): readonly Violation[] =>
  flatMap(record.entities, (entity) => {
    if (entity.onFoot) return [];
    const about = { unit: entity.externalId, name: nameOf(entity), line: entity.line };
    const mine = matched.find((one) => one.entity === entity);
    if (mine === undefined) return [violation('record/unknown-unit', 'CMB-8', '', about)];
    return matched.find(({ unit }) => unit === mine.unit) === mine
      ? []
      : [violation('record/unit-twice', 'CMB-8', '', about)];
  });

/** Among the own salvage is who did not live: those who live are with the survivors. */
const personIn = (
  setup: BattleSetup,
  own: boolean,
  { section, nobodyLeft, pickedUpBy }: RecordEntity,
): Person => ({
  section,
  pickedUpBy: setup.units.find(({ id }) => id === pickedUpBy) ?? null,
  dead: nobodyLeft || section === 'devastated' || (section === 'salvage' && own),
});

/** Claims of the record, or everything in it that contradicts the battle: each with its unit and line. */
export function* claimSteps(
  catalog: Catalog,
  setup: BattleSetup,
  side: string | null,
  record: MegaMekRecord,
): Steps<Result<readonly Claim[], readonly Violation[]>> {
  const matched = matchEntities(setup, record);
  const people = matchPeople(setup, record, matched);
  const sides = ownSides([...matched, ...people]);
  const violations: Violation[] = [...strangers(record, matched)];
  const claims = yield* mapInSteps(matched, UNITS_A_STEP, ({ entity, unit }): Claim => {
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    const known = design ?? (unit.kind === 'mech' ? null : catalog.supportUnit(unit.design));
    const about = { unit: unit.id, name: unit.name, line: entity.line };
    if (known !== null && !mayBe(entity.chassis, known))
      violations.push(violation('record/other-design', 'CMB-8', '', { ...about, design: nameOf(entity) }));
    const read = design === null ? ok(unit.condition) : readCondition(design, unit, entity);
    if (!read.ok) violations.push(...read.error);
    const person = people.find((one) => one.unit === unit)?.entity ?? null;
    const before = unit.pilot?.hits ?? 0;
    const told = [entity.pilot?.hits ?? null, person?.pilot?.hits ?? null].filter((hits) => hits !== null);
    const hits = told.length === 0 ? before : Math.max(...told);
    if (unit.pilot !== null && hits < before)
      violations.push(
        violation('battle/pilot-healed', 'CMB-8', '', { ...about, pilot: unit.pilot.name, hits, before }),
      );
    const condition = read.ok ? read.value : unit.condition;
    return {
      side,
      own: sides.has(unit.side),
      unit,
      section: entity.section,
      condition,
      hits: unit.pilot === null ? null : hits,
      ejected: entity.pilot?.ejected === true || person !== null,
      person: person === null ? null : personIn(setup, sides.has(unit.side), person),
      broken: isBroken(design, condition, entity),
      notes: design === null ? [] : ammunitionNotes(design, unit, entity),
    };
  });
  return violations.length > 0 ? err(violations.slice(0, RECORD_LIMITS.problems)) : ok(claims);
}

/** The same at once. */
export const claimsOf = (
  ...of: Parameters<typeof claimSteps>
): Result<readonly Claim[], readonly Violation[]> => atOnce(claimSteps(...of));
