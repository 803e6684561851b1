/**
 * One unit of a worksheet (TBL): what a side's entry makes of it, what is open in it, what contradicts the
 * battle, and where sides differ.
 */
import {
  ARMOR_LOCATIONS,
  type Catalog,
  type Condition,
  conditionViolations,
  isAt,
  LOCATIONS,
  type MechDesign,
  normalizeCondition,
  shotsIn,
  type SlotPlace,
  structureLeft,
} from '../../../catalog';
import { flatMap, memo, type Violation } from '../../../kernel';
import { unitViolations } from '../../../rules';
import type { BattleSetup, ReportUnit, SetupUnit } from '../../contract';
import type { UnitEntry } from './worksheet';

const designOf = (catalog: Catalog, unit: SetupUnit): MechDesign | null =>
  unit.kind === 'mech' ? catalog.mech(unit.design) : null;

const over = <T extends SlotPlace>(before: readonly T[], now: readonly T[]): readonly T[] => [
  ...before.filter((one) => !now.some(isAt(one))),
  ...now,
];

/** The condition that the entry means: as it was set up, but where the entry says otherwise. */
const conditionAfter = (unit: SetupUnit, { condition }: UnitEntry): Condition => ({
  armor: { ...unit.condition.armor, ...condition.armor },
  structure: { ...unit.condition.structure, ...condition.structure },
  slots: over(unit.condition.slots, condition.slots),
  ammunition: over(unit.condition.ammunition, condition.ammunition),
});

/** Pointers of what has to be filled in before the unit can be reported. */
export const openIn = (unit: SetupUnit, entry: UnitEntry | null): readonly string[] => [
  ...((entry?.fate ?? null) === null ? ['/fate'] : []),
  ...(entry?.fate === 'withdrawn' && entry.edge === null ? ['/edge'] : []),
  ...(unit.pilot !== null && (entry?.pilotFate ?? null) === null ? ['/pilotFate'] : []),
];

/** As the report tells it. What is open stands in it as if nothing had happened. */
export const reported = (catalog: Catalog, unit: SetupUnit, entry: UnitEntry): ReportUnit => {
  const design = designOf(catalog, unit);
  const after = conditionAfter(unit, entry);
  const sound = design !== null && conditionViolations(design, after).length === 0;
  return {
    id: unit.id,
    fate: entry.fate ?? 'on-field-unfit',
    edge: entry.edge,
    condition: design === null ? unit.condition : sound ? normalizeCondition(design, after) : after,
    pilot:
      unit.pilot === null
        ? null
        : { hits: entry.hits ?? unit.pilot.hits, fate: entry.pilotFate ?? 'in-mech' },
  };
};

/** An entry, and what it makes of its unit. */
export interface Told {
  readonly entry: UnitEntry;
  readonly report: ReportUnit;
  readonly open: readonly string[];
}

export const toldBy = (catalog: Catalog, unit: SetupUnit, entry: UnitEntry): Told => ({
  entry,
  report: reported(catalog, unit, entry),
  open: openIn(unit, entry),
});

/** Pointers of a report's unit, as those of an entry. */
const IN_ENTRY: Readonly<Record<string, string>> = {
  '/pilot/hits': '/hits',
  '/pilot/fate': '/pilotFate',
  '/pilot': '/pilotFate',
};

const LISTED = /^\/condition\/(slots|ammunition)\/(\d+)(.*)$/;

/**
 * A slot or a bin of the report stands elsewhere in the entry's list; where the entry does not name it, the
 * list is meant.
 */
const pointerInEntry = (
  pointer: string,
  { condition }: ReportUnit,
  { condition: named }: UnitEntry,
): string => {
  const [, list, index, field = ''] = LISTED.exec(pointer) ?? [];
  if (list !== 'slots' && list !== 'ammunition') return IN_ENTRY[pointer] ?? pointer;
  const place = condition[list][Number(index)];
  const at = place === undefined ? -1 : named[list].map(isAt(place)).lastIndexOf(true);
  return at < 0 ? `/condition/${list}` : `/condition/${list}/${at}${field}`;
};

/**
 * What is wrong already, whatever is still to come (CMB-8). `holder`: the side that this side says holds the
 * field; undefined: open. Pointers are within the entry.
 */
export const contradictionsIn = (
  catalog: Catalog,
  setup: BattleSetup,
  holder: string | null | undefined,
  unit: SetupUnit,
  { entry, report, open }: Told,
): readonly Violation[] => {
  const found = unitViolations(catalog, setup, holder ?? null, unit, report, '');
  const isOpen = new Set(open);
  return found
    .map((one) => ({ ...one, pointer: pointerInEntry(one.pointer, report, entry) }))
    .filter(({ code, pointer }) => {
      if (isOpen.has(pointer)) return false;
      // What follows from a fate is not said while it is open.
      if (entry.fate === null && pointer === '/edge') return false;
      // Who may be somebody's captive is not known before somebody holds the field, nor whether they are fit
      // before their pilot's fate.
      if (code === 'battle/captured-without-captor' && holder === undefined) return false;
      return true;
    });
};

type Fact = readonly [pointer: string, value: unknown];

const slotPointer = ({ location, slot }: SlotPlace): string => `/condition/slots/${location}/${slot}`;
/** Of all slots of a design, made once. */
const pointersOf = memo((design: MechDesign): readonly string[] =>
  flatMap(LOCATIONS, (location) =>
    design.slots[location].map((_, index) => slotPointer({ location, slot: index + 1 })),
  ),
);

const damageFacts = (design: MechDesign, { condition }: ReportUnit): readonly Fact[] => {
  const states = new Map<string, unknown>(condition.slots.map((one) => [slotPointer(one), one.state]));
  return [
    ...ARMOR_LOCATIONS.map((at): Fact => [`/condition/armor/${at}`, condition.armor[at] ?? design.armor[at]]),
    ...LOCATIONS.map((at): Fact => [`/condition/structure/${at}`, structureLeft(design, condition, at)]),
    ...pointersOf(design).map((pointer): Fact => [pointer, states.get(pointer) ?? null]),
    ...design.bins.map((bin): Fact => [
      `/condition/ammunition/${bin.location}/${bin.slot}`,
      shotsIn(condition, bin),
    ]),
  ];
};

/** Everything that an entry says of its unit, by pointer: of one that is not complete, only what it names. */
export const factsOf = (
  catalog: Catalog,
  unit: SetupUnit,
  { entry, report: told, open: left }: Told,
): ReadonlyMap<string, unknown> => {
  const design = designOf(catalog, unit);
  const complete = left.length === 0;
  const { armor, structure, slots, ammunition } = entry.condition;
  const named = new Set([
    ...Object.keys(armor).map((at) => `/condition/armor/${at}`),
    ...Object.keys(structure).map((at) => `/condition/structure/${at}`),
    ...slots.map(({ location, slot }) => `/condition/slots/${location}/${slot}`),
    ...ammunition.map(({ location, slot }) => `/condition/ammunition/${location}/${slot}`),
  ]);
  const facts: readonly Fact[] = [
    ...(entry.fate === null ? [] : [['/fate', entry.fate] as const]),
    ...(entry.fate === 'withdrawn' && entry.edge !== null ? [['/edge', entry.edge] as const] : []),
    ...(unit.pilot === null || entry.pilotFate === null ? [] : [['/pilotFate', entry.pilotFate] as const]),
    ...(unit.pilot !== null && (complete || entry.hits !== null)
      ? [['/hits', told.pilot?.hits ?? 0] as const]
      : []),
    ...(design === null
      ? []
      : damageFacts(design, told).filter(([pointer]) => complete || named.has(pointer))),
  ];
  return new Map(facts);
};
