/**
 * Reads the options of a campaign as a client names them (SETUP, ROUND-4, SIGHT, SUP-1, END-1): what is
 * absent keeps its value.
 */
import { at, err, ok, type Result, type Violation } from '../../../kernel';
import { MATCH_OPTIONS, MAX_BUILDINGS, STARTING_LISTS, type Options } from '../../../rules';
import {
  MAX_BATTLE_TURNS,
  MAX_BV,
  MIN_BV,
  OptionFields,
  readBuildingCp,
  readMatchOptions,
  readTeams,
  readValues,
  readVictory,
} from './option-fields';

/** The options with what the client changes, or every mistake of form, with pointers from `pointer` on. */
export const readOptions = (
  input: unknown,
  present: Options,
  pointer: string,
): Result<Options, readonly Violation[]> => {
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
    battleTurnLimit: fields.wholeOrNull('battleTurnLimit', 1, MAX_BATTLE_TURNS, present.battleTurnLimit),
    teams: readTeams(fields, present.teams),
    engine: fields.has('engine') ? fields.id<string>('engine') : present.engine,
    victory: readVictory(fields, present.victory),
    // Options that not every ruleset has.
    ...(present.sellMechs === undefined ? {} : { sellMechs: fields.flag('sellMechs', present.sellMechs) }),
    ...(present.pinShare === undefined ? {} : { pinShare: fields.share('pinShare', 1, present.pinShare) }),
    ...(present.captureShare === undefined
      ? {}
      : { captureShare: fields.share('captureShare', 0.5, present.captureShare) }),
    ...(present.values === undefined ? {} : { values: readValues(fields, present.values) }),
    ...(fields.has('matches')
      ? { matches: readMatchOptions(fields, present.matches ?? MATCH_OPTIONS) }
      : present.matches === undefined
        ? {}
        : { matches: present.matches }),
  };
  const read = fields.done(options);
  return read.ok ? ok(read.value) : err(at(pointer, read.error));
};
