/** Which entities of a record are which units of a battle, and which people on foot left which of them (MM-4), and so whose record it is. */
import type { BattleSetup, SetupUnit } from '../contract';
import { scenarioText } from './plain-text';
import type { MegaMekRecord, RecordEntity } from './record';

export interface Matched {
  readonly entity: RecordEntity;
  readonly unit: SetupUnit;
}

/** Units by their `externalId`, which is our own. */
export const matchEntities = (setup: BattleSetup, { entities }: MegaMekRecord): readonly Matched[] => {
  const units = new Map(setup.units.map((unit) => [unit.id, unit]));
  return entities.flatMap((entity) => {
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

/** People on foot with the unit that each left: by his own id, by the id that he had in his mech, or by a name that only one pilot has. */
export const matchPeople = (setup: BattleSetup, { entities }: MegaMekRecord, matched: readonly Matched[]): readonly Matched[] => {
  const people = entities.filter(({ onFoot }) => onFoot);
  if (people.length === 0) return [];
  const byId = new Map(setup.units.map((unit) => [unit.pilot?.id ?? null, unit]));
  const byMech = new Map(matched.map(({ entity, unit }) => [entity.pilot?.externalId ?? null, unit]));
  const byName = unitsByName(setup);
  return people.flatMap((entity) => {
    if (entity.pilot === null) return [];
    const { externalId, name } = entity.pilot;
    const known = externalId === null ? undefined : (byId.get(externalId) ?? byMech.get(externalId));
    const unit = known ?? byName.get(scenarioText(name)) ?? null;
    return unit === null ? [] : [{ entity, unit }];
  });
};

/** The side whose own units a record tells of; null: it has no survivors, or as many of one side as of another. */
export const pointOfView = (setup: BattleSetup, matched: readonly Matched[]): string | null => {
  const count = new Map<string, number>();
  for (const { entity, unit } of matched)
    if (entity.section === 'survivors' || entity.section === 'allies') count.set(unit.side, (count.get(unit.side) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  const leading = setup.sides.filter(({ side }) => most > 0 && count.get(side) === most);
  return leading.length === 1 ? (leading[0]?.side ?? null) : null;
};

/** The same of a record as it came. */
export const sideOf = (setup: BattleSetup, record: MegaMekRecord): string | null => {
  const matched = matchEntities(setup, record);
  return pointOfView(setup, [...matched, ...matchPeople(setup, record, matched)]);
};
