/**
 * Which entities of a record are which units of a battle, and which people on foot left which of them (MM-4),
 * and so whose record it is.
 */
import { flatMap } from '../../../../kernel';
import type { BattleSetup, SetupUnit } from '../../../contract';
import { scenarioText } from '../plain-text';
import type { MegaMekRecord, RecordEntity, Section } from './record';

export interface Matched {
  readonly entity: RecordEntity;
  readonly unit: SetupUnit;
}

/** Units by their `externalId`, which is our own. */
export const matchEntities = (setup: BattleSetup, { entities }: MegaMekRecord): readonly Matched[] => {
  const units = new Map(setup.units.map((unit) => [unit.id, unit]));
  return flatMap(entities, (entity) => {
    const unit = entity.onFoot || entity.externalId === null ? undefined : units.get(entity.externalId);
    return unit === undefined ? [] : [{ entity, unit }];
  });
};

/** By the name that our files gave a pilot, who may be called by more; null where two bear it. */
const unitsByName = (setup: BattleSetup): ReadonlyMap<string, SetupUnit | null> => {
  const named = new Map<string, SetupUnit | null>();
  for (const unit of setup.units) {
    if (unit.pilot === null) continue;
    const name = scenarioText(unit.pilot.name);
    named.set(name, named.has(name) ? null : unit);
  }
  return named;
};

/**
 * People on foot with the unit that each left: by their own id, by the id that they had in their mech, or by
 * a name that only one pilot has.
 */
export const matchPeople = (
  setup: BattleSetup,
  { entities }: MegaMekRecord,
  matched: readonly Matched[],
): readonly Matched[] => {
  const people = entities.filter(({ onFoot }) => onFoot);
  if (people.length === 0) return [];
  const byId = new Map(setup.units.map((unit) => [unit.pilot?.id ?? null, unit]));
  const byMech = new Map(matched.map(({ entity, unit }) => [entity.pilot?.externalId ?? null, unit]));
  const byName = unitsByName(setup);
  return flatMap(people, (entity) => {
    if (entity.pilot === null) return [];
    const { externalId, name } = entity.pilot;
    const known = externalId === null ? undefined : (byId.get(externalId) ?? byMech.get(externalId));
    const unit = known ?? byName.get(scenarioText(name)) ?? null;
    return unit === null ? [] : [{ entity, unit }];
  });
};

/**
 * The sides that who wrote the record counts as their own: their survivors stand apart from those of their
 * enemies. None, where they only watched.
 */
export const ownSides = (matched: readonly Matched[]): ReadonlySet<string> =>
  new Set(
    matched
      .filter(({ entity: { section } }) => section === 'survivors' || section === 'allies')
      .map(({ unit }) => unit.side),
  );

/** Who has most of a list; null: nobody, or several alike. */
const leading = (sides: readonly string[]): string | null => {
  const count = new Map<string, number>();
  for (const side of sides) count.set(side, (count.get(side) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  const [first, ...others] = [...count].filter(([, units]) => units === most);
  return first !== undefined && others.length === 0 ? first[0] : null;
};

/**
 * Whose record it is: of the side whose survivors it has, or else of the one with whose bots its player was
 * allied; of who brings it, where it is theirs as well, as when one player fought on both sides. Null: it
 * does not say.
 */
export const sideOf = (setup: BattleSetup, record: MegaMekRecord, bringer: string | null): string | null => {
  const units = matchEntities(setup, record);
  const matched = [...units, ...matchPeople(setup, record, units)];
  if (bringer !== null && ownSides(matched).has(bringer)) return bringer;
  const sidesIn = (section: Section): readonly string[] =>
    matched.filter(({ entity }) => entity.section === section).map(({ unit }) => unit.side);
  return leading(sidesIn('survivors')) ?? leading(sidesIn('allies'));
};
