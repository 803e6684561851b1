/**
 * Schemas of a campaign's options: as they are told, and as they are sent, with the bounds and the defaults
 * of the newest ruleset.
 */
import {
  MAX_BATTLE_TURNS,
  MAX_BV,
  MAX_CP,
  MAX_HOURS,
  MAX_ROUNDS,
  MAX_TONS,
  MAX_VALUE,
  MIN_BV,
  MIN_HOURS,
} from '../../application/setup/reading/option-fields';
import { MAX_SEATS } from '../../application/setup/model';
import {
  BUILDING_TYPES,
  DEFAULT_OPTIONS,
  MATCH_LEVELS,
  MATCH_TEMPOS,
  MAX_BUILDINGS,
  optionsShape,
  STARTING_LISTS,
} from '../../rules';
import {
  body,
  choice,
  flag,
  integer,
  list,
  number,
  object,
  orNull,
  text,
  type Schema,
} from '../http/openapi/schema';

const within = (schema: Schema, minimum: number, maximum: number): Schema => ({
  ...schema,
  minimum,
  maximum,
});
const hours = within(number, MIN_HOURS, MAX_HOURS);
const cp = within(integer, 1, MAX_CP);
const seat = within(integer, 1, MAX_SEATS);
const value = within(integer, 0, MAX_VALUE);
const share = (maximum: number, description: string): Schema => ({
  ...within(number, 0, maximum),
  description,
});
const said = (schema: Schema, description: string): Schema => ({ ...schema, description });

const victory = {
  lastForceStanding: said(flag, 'END-1: whoever is left alone has won'),
  buildings: said(
    orNull(within(integer, 1, MAX_BUILDINGS)),
    'END-1: whoever controls so many has won; null: no such end',
  ),
  rounds: said(
    orNull(within(integer, 1, MAX_ROUNDS)),
    'END-1: after so many rounds the values decide; null: no such end',
  ),
  gm: said(flag, 'END-1: the game master may end the campaign'),
};
const matches = {
  level: said(choice(...MATCH_LEVELS), 'BT-1, BT-2: by which rules of BattleTech'),
  tempo: said(choice(...MATCH_TEMPOS), 'MAT-6: whole sides in turn, or unit by unit'),
  hoursPerDecision: said(hours, 'MAT-5: hours that a player has for each decision'),
};
const values = { bv: value, ton: value, building: value };

const OPTIONS: Readonly<Record<string, Schema>> = {
  startingBv: said(within(integer, MIN_BV, MAX_BV), 'SETUP-2: the Battle Value that each force may spend'),
  startingList: said(choice(...STARTING_LISTS), 'SETUP-3: from which lists forces are chosen'),
  buildingCount: said(within(integer, 1, MAX_BUILDINGS), 'SETUP-7: how many buildings the planet has'),
  buildingCp: said(
    { anyOf: [cp, { type: 'object', propertyNames: choice(...BUILDING_TYPES), additionalProperties: cp }] },
    'BLD-2: construction points, for all types or by type',
  ),
  deployment: said(choice('hq', 'own-half'), 'SETUP-9: where forces start'),
  phaseHours: said(hours, 'ROUND-4: hours that a phase takes at most'),
  battleHours: said(hours, 'CMB-11: hours in which a battle is to be fought'),
  onDeadline: said(choice('advance', 'wait'), 'ROUND-4: what happens at the deadline of a phase'),
  fogOfWar: said(flag, 'SIGHT-4: players see only what is in sight'),
  sightTriggers: said(choice('units-and-buildings', 'units'), 'SIGHT-5: what enemy sight is made of'),
  supplyPerRound: said(within(number, 0, MAX_TONS), 'SUP-1: tons that every force gets each round'),
  startingTons: said(within(number, 0, MAX_TONS), 'SUP-1: tons that every force begins with'),
  battleTurnLimit: said(
    orNull(within(integer, 1, MAX_BATTLE_TURNS)),
    'CMB-7: turns of a battle at most; null: no limit',
  ),
  teams: said(
    orNull(list(list(seat), { maxItems: MAX_SEATS })),
    'SETUP-1: numbers of seats, from 1, by team; who is in none plays alone',
  ),
  engine: said(text, 'TAC-8: `table`, `megamek`, or the id of an engine that is registered for the campaign'),
  victory: object(victory),
  matches: said(object(matches), 'MAT-2: how battles are played that are fought on the server'),
};
/** Of rulesets from planetary-3 on; campaigns of earlier ones have none of them. */
const LATER: Readonly<Record<string, Schema>> = {
  sellMechs: said(flag, 'SUP-6: mechs can be sold'),
  pinShare: share(
    1,
    'CMB-3: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it',
  ),
  captureShare: share(0.5, 'SALV-3: the share of its tonnage that keeping an enemy’s mech costs at least'),
  values: said(object(values), 'END-1: what a point of Battle Value, a ton and a building count at the end'),
};

const DEFAULTS: Readonly<Record<string, unknown>> = { ...optionsShape(DEFAULT_OPTIONS) };

const withDefaults = (schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      name in DEFAULTS ? { ...schema, default: DEFAULTS[name] } : schema,
    ]),
  );

export const OPTION_SCHEMAS: Readonly<Record<string, Schema>> = {
  Options: { ...object(OPTIONS), properties: { ...OPTIONS, ...LATER } },
  OptionChanges: {
    ...body(
      withDefaults({
        ...OPTIONS,
        ...LATER,
        victory: body(victory),
        matches: body(matches),
        values: body(values),
      }),
    ),
    description:
      'What is left out has its default in a new campaign, and stays as it is in one that is changed',
  },
};
