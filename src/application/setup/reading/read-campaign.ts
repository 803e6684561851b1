/**
 * Reads what a GM sends to create or change a campaign: name, seats with their factions, options, the seed of
 * the map.
 */
import { readName, type Result, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { DEFAULT_OPTIONS, type Options } from '../../../rules';
import { MAX_NAME } from '../model';
import { readOptions } from './read-options';
import { readSeed } from './read-seed';
import { type Factions, readFactions, readSeats } from './seats-and-factions';

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

const readCampaignName = (fields: Fields): string => {
  const name = readName(fields.raw('name'), MAX_NAME);
  if (name === null) fields.refuse('name', 'shape/not-a-name', { max: MAX_NAME });
  return name ?? '';
};

export const readCampaign = (input: unknown): Result<CampaignInput, readonly Violation[]> => {
  const fields = new Fields(input);
  const options = readOptions(
    fields.has('options') ? fields.raw('options') : {},
    DEFAULT_OPTIONS,
    '/options',
  );
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
