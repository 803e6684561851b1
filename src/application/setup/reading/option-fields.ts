/** The kinds of value that options have, read from what was sent: what is absent keeps its value. */
import { isRecord, type MicroTons, parseTons } from '../../../kernel';
import { Fields } from '../../fields';
import {
  buildingTypesOf,
  CURRENT_RULESET,
  MATCH_LEVELS,
  MATCH_TEMPOS,
  MAX_BUILDINGS,
  type BuildingType,
  type MatchOptions,
  type Options,
  type Values,
} from '../../../rules';
import { MAX_SEATS } from '../model';

/** Below this budget no mech of the catalogue can be had. */
export const MIN_BV = 100;
export const MAX_BV = 200_000;
export const MAX_CP = 100_000;
/** A second: deadlines in tests and demonstrations are that short. */
export const MIN_HOURS = 1 / 3_600;
/** A year. */
export const MAX_HOURS = 8_760;
export const MAX_TONS = 1_000_000;
/** END-1: the value of the largest force stays a whole number that is exact. */
export const MAX_VALUE = 10_000;
/** END-1. */
export const MAX_ROUNDS = 10_000;
/** CMB-7. */
export const MAX_BATTLE_TURNS = 1_000;
const MILLION = 1_000_000;

/** Fields that keep a present value where nothing was sent. */
export class OptionFields extends Fields {
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

  /** 0 … `max`, at most six decimals. */
  share(name: string, max: number, present: number): number {
    return this.has(name) ? Math.round(this.number(name, 0, max) * MILLION) / MILLION : present;
  }

  amount(name: string, present: MicroTons): MicroTons {
    if (!this.has(name)) return present;
    const read = parseTons(this.number(name, 0, MAX_TONS));
    if (read === null) this.refuse(name, 'shape/not-a-tonnage');
    return read ?? present;
  }
}

export const readBuildingCp = (
  fields: OptionFields,
  present: Options['buildingCp'],
): Options['buildingCp'] => {
  if (!fields.has('buildingCp')) return present;
  const value = fields.raw('buildingCp');
  if (!isRecord(value)) return fields.integer('buildingCp', 1, MAX_CP);
  const types = new Fields(value, '/buildingCp');
  const cp: Partial<Record<BuildingType, number>> = {};
  for (const type of buildingTypesOf(CURRENT_RULESET))
    if (types.has(type)) cp[type] = types.integer(type, 1, MAX_CP);
  const read = types.done(cp);
  if (!read.ok) fields.violations.push(...read.error);
  return cp;
};

const isTeam = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_SEATS &&
  value.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= MAX_SEATS);

export const readTeams = (fields: OptionFields, present: Options['teams']): Options['teams'] => {
  if (!fields.has('teams')) return present;
  if (fields.raw('teams') === null) return null;
  const teams = fields.list('teams', 0, MAX_SEATS, (value) => (isTeam(value) ? value : null));
  return teams.length === 0 ? null : teams;
};

export const readVictory = (fields: OptionFields, present: Options['victory']): Options['victory'] => {
  if (!fields.has('victory')) return present;
  const victory = new OptionFields(fields.raw('victory'), '/victory');
  const read = victory.done({
    lastForceStanding: victory.flag('lastForceStanding', present.lastForceStanding),
    buildings: victory.wholeOrNull('buildings', 1, MAX_BUILDINGS, present.buildings),
    rounds: victory.wholeOrNull('rounds', 1, MAX_ROUNDS, present.rounds),
    gm: victory.flag('gm', present.gm),
  });
  if (!read.ok) fields.violations.push(...read.error);
  return read.ok ? read.value : present;
};

export const readValues = (fields: OptionFields, present: Values): Values => {
  if (!fields.has('values')) return present;
  const values = new OptionFields(fields.raw('values'), '/values');
  const read = values.done({
    bv: values.whole('bv', 0, MAX_VALUE, present.bv),
    ton: values.whole('ton', 0, MAX_VALUE, present.ton),
    building: values.whole('building', 0, MAX_VALUE, present.building),
  });
  if (!read.ok) fields.violations.push(...read.error);
  return read.ok ? read.value : present;
};

export const readMatchOptions = (fields: OptionFields, present: MatchOptions): MatchOptions => {
  const matches = new OptionFields(fields.raw('matches'), '/matches');
  const read = matches.done({
    level: matches.choice('level', MATCH_LEVELS, present.level),
    tempo: matches.choice('tempo', MATCH_TEMPOS, present.tempo),
    hoursPerDecision: matches.hours('hoursPerDecision', present.hoursPerDecision),
  });
  if (!read.ok) fields.violations.push(...read.error);
  return read.ok ? read.value : present;
};
