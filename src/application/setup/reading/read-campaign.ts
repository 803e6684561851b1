/** Reads what a GM sends to create or change a campaign: name, seats with their factions, options, the seed of the map. */
import type { Catalog, FactionId } from '../../../catalog';
import { err, ok, type Result, violation, type Violation } from '../../../kernel';
import { DEFAULT_OPTIONS, Fields, readName, type Options } from '../../../rules';
import { MAX_NAME, MAX_SEATS, MIN_SEATS } from '../model';
import { readOptions } from './read-options';
import { readSeed } from './read-seed';

/** A faction per seat (null: whoever takes the seat chooses); null: nothing is said of the seats' factions. */
export type Factions = readonly (FactionId | null)[] | null;

export interface CampaignInput {
  readonly name: string;
  readonly factions: Factions;
  /** Number of seats; null: goes by the factions, the teams, or the default. */
  readonly seats: number | null;
  readonly options: Options;
  readonly mapSeed: string | null;
}

export interface CampaignPatch {
  readonly name: string | null;
  readonly factions: Factions;
  readonly seats: number | null;
  /** Applied to the options that the campaign has by then. */
  readonly options: (present: Options) => Options;
}

const readFactions = (fields: Fields): Factions => {
  if (!fields.has('factions') || fields.raw('factions') === null) return null;
  const factions = fields.list('factions', MIN_SEATS, MAX_SEATS, (value) => {
    const named = typeof value === 'string' && value.length > 0 && value.length <= 100;
    return named || value === null ? { faction: value as FactionId | null } : null;
  });
  return factions.length === 0 ? null : factions.map((one) => one.faction);
};

const readSeats = (fields: Fields): number | null =>
  !fields.has('seats') || fields.raw('seats') === null ? null : fields.integer('seats', MIN_SEATS, MAX_SEATS);

const readCampaignName = (fields: Fields): string => {
  const name = readName(fields.raw('name'), MAX_NAME);
  if (name === null) fields.refuse('name', 'shape/not-a-name', { max: MAX_NAME });
  return name ?? '';
};

export const readCampaign = (input: unknown): Result<CampaignInput, readonly Violation[]> => {
  const fields = new Fields(input);
  const options = readOptions(fields.has('options') ? fields.raw('options') : {}, DEFAULT_OPTIONS, '/options');
  if (!options.ok) fields.violations.push(...options.error);
  return fields.done({
    name: readCampaignName(fields),
    factions: readFactions(fields),
    seats: readSeats(fields),
    options: options.ok ? options.value : DEFAULT_OPTIONS,
    mapSeed: readSeed(fields, 'mapSeed'),
  });
};

export const readCampaignPatch = (input: unknown): Result<CampaignPatch, readonly Violation[]> => {
  const fields = new Fields(input);
  const changes = fields.has('options') ? fields.raw('options') : {};
  // Whether the form is right does not depend on the present values.
  const options = readOptions(changes, DEFAULT_OPTIONS, '/options');
  if (!options.ok) fields.violations.push(...options.error);
  return fields.done({
    name: fields.has('name') ? readCampaignName(fields) : null,
    factions: readFactions(fields),
    seats: readSeats(fields),
    options: (present: Options) => {
      const read = readOptions(changes, present, '/options');
      return read.ok ? read.value : present;
    },
  });
};

/** SETUP-3: factions that are not in the catalogue. */
export const factionViolations = (catalog: Catalog, factions: Factions): readonly Violation[] =>
  (factions ?? []).flatMap((faction, index) =>
    faction === null || catalog.faction(faction) !== null ? [] : [violation('setup/unknown-faction', 'SETUP-3', `/factions/${index}`, { faction })],
  );

/** How many seats there are to be; `present`: how many there are now. */
export const seatCount = (
  input: { readonly factions: Factions; readonly seats: number | null },
  present: number,
): Result<number, readonly Violation[]> => {
  if (input.factions === null) return ok(input.seats ?? present);
  if (input.seats !== null && input.seats !== input.factions.length)
    return err([violation('setup/seats-and-factions', 'SETUP-1', '/seats', { seats: input.seats, factions: input.factions.length })]);
  return ok(input.factions.length);
};
