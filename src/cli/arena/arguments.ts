/** What `npm run arena` was asked for. Every mistake is one clear sentence. */
import { err, isRecord, ok, type Result } from '../../kernel';
import type { ArenaSystem } from './system';
import { ARENAS } from './systems';

export interface Asked {
  /** Of `ARENAS`. */
  readonly system: string;
  /** Names of its contests, or `changed`. */
  readonly contests: readonly string[];
  readonly battles: number;
  /** Number of the first battle. */
  readonly from: number;
  /** Where battles are kept as they end; null: nowhere. */
  readonly out: string | null;
  readonly threads: number;
  readonly seed: string;
  /** Of the bot that is changed; null: as it is. */
  readonly weights: Readonly<Record<string, number>> | null;
  /** Folder of an older build, `dist`; null: it fights against this one. */
  readonly before: string | null;
}

export const USAGE =
  'usage: npm run arena -- [--system battletech] [--only mirror,random,value-1.25,…] [--battles 200] [--from 0] [--seed text] [--threads 1] [--out file] [--weights json] [--before folder]';

export const CHANGED = 'changed';
const FLAGS = ['system', 'only', 'battles', 'from', 'seed', 'threads', 'out', 'weights', 'before'];
const BOUNDS = {
  battles: { least: 1, most: 1_000_000 },
  from: { least: 0, most: 1_000_000 },
  threads: { least: 1, most: 64 },
} as const;

const numberOf = (name: keyof typeof BOUNDS, text: string): Result<number, string> => {
  const { least, most } = BOUNDS[name];
  const value = /^[0-9]{1,7}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(`--${name} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
};

const weightsOf = (
  text: string,
  { weights }: ArenaSystem,
): Result<Readonly<Record<string, number>>, string> => {
  try {
    const given: unknown = JSON.parse(text);
    const names = Object.keys(weights);
    if (!isRecord(given)) return err('--weights is a JSON object');
    const wrong = Object.keys(given).find((name) => !names.includes(name) || typeof given[name] !== 'number');
    return wrong === undefined
      ? ok({ ...weights, ...(given as Readonly<Record<string, number>>) })
      : err(`--weights has numbers for ${names.join(', ')}; ${JSON.stringify(wrong)} is none`);
  } catch {
    return err('--weights is a JSON object');
  }
};

const flagsOf = (args: readonly string[]): Result<ReadonlyMap<string, string>, string> => {
  const given = new Map<string, string>();
  for (let at = 0; at < args.length; at += 2) {
    const [flag = '', value] = [args[at], args[at + 1]];
    const name = flag.startsWith('--') ? flag.slice(2) : '';
    if (!FLAGS.includes(name)) return err(`unknown argument ${JSON.stringify(flag)}`);
    if (given.has(name)) return err(`${flag} is given twice`);
    if (value === undefined || value === '' || value.startsWith('--')) return err(`${flag} needs a value`);
    given.set(name, value);
  }
  return ok(given);
};

export const readArguments = (args: readonly string[]): Result<Asked, string> => {
  const flags = flagsOf(args);
  if (!flags.ok) return flags;
  const given = flags.value;
  const system = given.get('system') ?? 'battletech';
  const arena = Object.hasOwn(ARENAS, system) ? ARENAS[system] : undefined;
  if (arena === undefined)
    return err(`--system is one of ${Object.keys(ARENAS).join(', ')}, not ${JSON.stringify(system)}`);
  const battles = numberOf('battles', given.get('battles') ?? '200');
  const from = numberOf('from', given.get('from') ?? '0');
  const threads = numberOf('threads', given.get('threads') ?? '1');
  const weights = weightsOf(given.get('weights') ?? '{}', arena);
  if (!battles.ok) return battles;
  if (!from.ok) return from;
  if (!threads.ok) return threads;
  if (!weights.ok) return weights;
  const isChanged = given.has('weights') || given.has('before');
  const known = isChanged ? [CHANGED] : arena.contests;
  const contests = given.get('only')?.split(',') ?? known;
  const stranger = contests.find((one) => !known.includes(one));
  if (stranger !== undefined)
    return err(`--only names some of ${known.join(', ')}; ${JSON.stringify(stranger)} is none`);
  return ok({
    system,
    contests,
    battles: battles.value,
    from: from.value,
    out: given.get('out') ?? null,
    threads: threads.value,
    seed: given.get('seed') ?? 'arena',
    weights: given.has('weights') ? weights.value : null,
    before: given.get('before') ?? null,
  });
};
