/** Reading what opens a match (MAT-1): `{ system, scenario | setup, seats: [{ me | invite | bot }], options }`. */
import type { Stance } from '../../../games';
import { isRecord, type Result, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { type MatchOptions, NO_CLOCK, type WhenLate } from '../model';

/** Who plays a seat: the opener, whoever has its code, or a bot with its stance. */
export type Sitter = 'me' | 'invite' | { readonly bot: Stance };

export interface Opening {
  readonly system: string;
  /** Either this or `setup` is null. */
  readonly scenario: string | null;
  readonly setup: unknown;
  /** In the order of the setup's seats. */
  readonly seats: readonly Sitter[];
  readonly options: MatchOptions;
}

const MAX_SEATS = 8;
const STANCES: readonly Stance[] = ['attack', 'hold', 'withdraw'];

const sitterOf = (value: unknown): Sitter | null => {
  if (!isRecord(value) || Object.keys(value).length !== 1) return null;
  if (value['me'] === true) return 'me';
  if (value['invite'] === true) return 'invite';
  const stance = STANCES.find((one) => one === value['bot']);
  return stance === undefined ? null : { bot: stance };
};

const LATE: readonly WhenLate[] = ['bot', 'skip', 'forfeit'];
/** Two weeks. */
const MAX_HOURS = 336;
const MAX_MINUTES = 60;
const MAX_RESERVE = 600;
/** By post, where others play too (MAT-5). */
const BY_POST: MatchOptions = { ...NO_CLOCK, hoursPerDecision: 24 };

const readLive = (body: Fields): MatchOptions['live'] => {
  const sent = body.raw('live');
  if (sent === null) return null;
  const live = new Fields(sent, '/options/live');
  const read = live.done({
    minutes: live.integer('minutes', 1, MAX_MINUTES),
    reserve: live.integer('reserve', 0, MAX_RESERVE),
  });
  if (read.ok) return read.value;
  body.violations.push(...read.error);
  return null;
};

/** `{ hoursPerDecision | live, late }`: the one clock or the other, or (null) none. */
const readOptions = (body: Fields, seats: readonly Sitter[]): MatchOptions => {
  const sent = body.raw('options');
  if (sent === null) return seats.includes('invite') ? BY_POST : NO_CLOCK;
  const options = new Fields(sent, '/options');
  const live = readLive(options);
  const hours = options.raw('hoursPerDecision');
  const read = options.done<MatchOptions>({
    live,
    hoursPerDecision:
      hours === null || live !== null ? null : options.integer('hoursPerDecision', 1, MAX_HOURS),
    late: options.has('late') ? options.oneOf('late', LATE) : 'bot',
  });
  if (read.ok && live !== null && hours !== null) options.refuse('hoursPerDecision', 'match/two-clocks');
  body.violations.push(...options.violations);
  return read.ok ? read.value : NO_CLOCK;
};

export const readOpening = (sent: unknown): Result<Opening, readonly Violation[]> => {
  const body = new Fields(sent);
  const system = body.id<string>('system');
  const scenario = body.has('scenario') ? body.id<string>('scenario') : null;
  const setup = scenario === null ? body.raw('setup') : null;
  if (scenario === null && !isRecord(setup)) body.refuse('setup', 'shape/not-an-object');
  const seats = body.list('seats', 2, MAX_SEATS, sitterOf);
  const options = readOptions(body, seats);
  return body.done({ system, scenario, setup, seats, options });
};
