/** Reads the options of a campaign as a client names them (SETUP, ROUND-4, SIGHT, SUP-1, END-1): what is absent keeps its value. */
import { at, err, type MicroTons, ok, parseTons, type Result, type Violation } from '../../../kernel';
import { buildingTypesOf, CURRENT_RULESET, Fields, MAX_BUILDINGS, STARTING_LISTS, type BuildingType, type Options } from '../../../rules';
import { MAX_SEATS } from '../model';

/** Below this budget no mech of the catalogue can be had. */
const MIN_BV = 100;
const MAX_BV = 200_000;
const MAX_CP = 100_000;
/** A second: deadlines in tests and demonstrations are that short. */
const MIN_HOURS = 1 / 3_600;
/** A year. */
const MAX_HOURS = 8_760;
const MAX_TONS = 1_000_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that keep a present value where nothing was sent. */
class OptionFields extends Fields {
  choice<const T extends string>(name: string, choices: readonly T[], present: T): T {
    return this.has(name) ? this.oneOf(name, choices) : present;
  }

  flag(name: string, present: boolean): boolean {
    if (!this.has(name)) return present;
    const value = this.raw(name);
    if (typeof value !== 'boolean') this.refuse(name, 'shape/not-a-boolean');
    return value === true;
  }

  whole(name: string, min: number, max: number, present: number): number {
    return this.has(name) ? this.integer(name, min, max) : present;
  }

  wholeOrNull(name: string, min: number, max: number, present: number | null): number | null {
    if (!this.has(name)) return present;
    return this.raw(name) === null ? null : this.integer(name, min, max);
  }

  hours(name: string, present: number): number {
    return this.has(name) ? this.number(name, MIN_HOURS, MAX_HOURS) : present;
  }

  amount(name: string, present: MicroTons): MicroTons {
    if (!this.has(name)) return present;
    const read = parseTons(this.number(name, 0, MAX_TONS));
    if (read === null) this.refuse(name, 'shape/not-a-tonnage');
    return read ?? present;
  }
}

const readBuildingCp = (fields: OptionFields, present: Options['buildingCp']): Options['buildingCp'] => {
  if (!fields.has('buildingCp')) return present;
  const value = fields.raw('buildingCp');
  if (!isObject(value)) return fields.integer('buildingCp', 1, MAX_CP);
  const types = new Fields(value, '/buildingCp');
  const cp: Partial<Record<BuildingType, number>> = {};
  for (const type of buildingTypesOf(CURRENT_RULESET)) if (types.has(type)) cp[type] = types.integer(type, 1, MAX_CP);
  const read = types.done(cp);
  if (!read.ok) fields.violations.push(...read.error);
  return cp;
};

const isTeam = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_SEATS &&
  value.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= MAX_SEATS);

const readTeams = (fields: OptionFields, present: Options['teams']): Options['teams'] => {
  if (!fields.has('teams')) return present;
  if (fields.raw('teams') === null) return null;
  const teams = fields.list('teams', 0, MAX_SEATS, (value) => (isTeam(value) ? value : null));
  return teams.length === 0 ? null : teams;
};

const readVictory = (fields: OptionFields, present: Options['victory']): Options['victory'] => {
  if (!fields.has('victory')) return present;
  const victory = new OptionFields(fields.raw('victory'), '/victory');
  const read = victory.done({
    lastForceStanding: victory.flag('lastForceStanding', present.lastForceStanding),
    buildings: victory.wholeOrNull('buildings', 1, MAX_BUILDINGS, present.buildings),
    rounds: victory.wholeOrNull('rounds', 1, 10_000, present.rounds),
    gm: victory.flag('gm', present.gm),
  });
  if (!read.ok) fields.violations.push(...read.error);
  return read.ok ? read.value : present;
};

/** The options with what the client changes, or every mistake of form, with pointers from `pointer` on. */
export const readOptions = (input: unknown, present: Options, pointer: string): Result<Options, readonly Violation[]> => {
  const fields = new OptionFields(input);
  const options: Options = {
    startingBv: fields.whole('startingBv', MIN_BV, MAX_BV, present.startingBv),
    startingList: fields.choice('startingList', STARTING_LISTS, present.startingList),
    buildingCount: fields.whole('buildingCount', 1, MAX_BUILDINGS, present.buildingCount),
    buildingCp: readBuildingCp(fields, present.buildingCp),
    deployment: fields.choice('deployment', ['hq', 'own-half'], present.deployment),
    phaseHours: fields.hours('phaseHours', present.phaseHours),
    battleHours: fields.hours('battleHours', present.battleHours),
    onDeadline: fields.choice('onDeadline', ['advance', 'wait'], present.onDeadline),
    fogOfWar: fields.flag('fogOfWar', present.fogOfWar),
    sightTriggers: fields.choice('sightTriggers', ['units-and-buildings', 'units'], present.sightTriggers),
    supplyPerRound: fields.amount('supplyPerRound', present.supplyPerRound),
    startingTons: fields.amount('startingTons', present.startingTons),
    battleTurnLimit: fields.wholeOrNull('battleTurnLimit', 1, 1_000, present.battleTurnLimit),
    teams: readTeams(fields, present.teams),
    engine: fields.has('engine') ? fields.id<string>('engine') : present.engine,
    victory: readVictory(fields, present.victory),
  };
  const read = fields.done(options);
  return read.ok ? ok(read.value) : err(at(pointer, read.error));
};
