/** What `npm run simulate` was asked for. Every mistake is one clear sentence. */
import { err, ok, type Result } from '../../kernel';
import { RULESET_IDS } from '../../rules';
import { ENGINES } from '../../tactical';

export interface Wanted {
  readonly campaigns: number;
  readonly rounds: number;
  readonly players: number;
  readonly seed: string;
  readonly ruleset: string;
  /** Looks for cheats in so many small wars, and plays no campaigns. */
  readonly cheats: boolean;
  /** Who fights the battles: `stand-in`, or an engine that plays on the server. */
  readonly fights: string;
  /** An engine that fights the same battles besides, to compare; null: none does. */
  readonly beside: string | null;
  /** Folder for the plots and the table; null: none are written. */
  readonly out: string | null;
}

export const USAGE =
  'usage: npm run simulate -- [--campaigns 200] [--rounds 20] [--players 4] [--seed text] [--ruleset name] [--fights stand-in|engine [--beside engine]] [--out folder]\n       npm run simulate -- --cheats [--campaigns 100000] [--seed text] [--ruleset name]';

interface Range {
  readonly least: number;
  readonly most: number;
}

const NUMBERS: Readonly<Record<'campaigns' | 'rounds' | 'players', Range>> = {
  campaigns: { least: 1, most: 1_000_000 },
  rounds: { least: 1, most: 1000 },
  players: { least: 2, most: 8 },
};
const NAMES = ['campaigns', 'rounds', 'players', 'seed', 'ruleset', 'fights', 'beside', 'out'];

/** Engines that play on the server, and the stand-in. */
export const FIGHTS: readonly string[] = [
  'stand-in',
  ...ENGINES.filter(({ play }) => play !== null).map(({ id }) => id),
];

const numberOf = (name: keyof typeof NUMBERS, text: string): Result<number, string> => {
  const { least, most } = NUMBERS[name];
  const value = /^[0-9]{1,7}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(`--${name} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
};

/** Without a ruleset, the newest: it has most buildings that do something. */
export const readArguments = (args: readonly string[]): Result<Wanted, string> => {
  const cheats = args.includes('--cheats');
  const rest = args.filter((arg) => arg !== '--cheats');
  if (args.length - rest.length > 1) return err('--cheats is given twice');
  const given = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 2) {
    const [flag = '', value] = [rest[at], rest[at + 1]];
    const name = flag.startsWith('--') ? flag.slice(2) : '';
    if (!NAMES.includes(name)) return err(`unknown argument ${JSON.stringify(flag)}`);
    if (given.has(name)) return err(`${flag} is given twice`);
    if (value === undefined || value === '' || value.startsWith('--')) return err(`${flag} needs a value`);
    given.set(name, value);
  }
  const campaigns = numberOf('campaigns', given.get('campaigns') ?? (cheats ? '100000' : '200'));
  const rounds = numberOf('rounds', given.get('rounds') ?? '20');
  const players = numberOf('players', given.get('players') ?? '4');
  if (!campaigns.ok) return campaigns;
  if (!rounds.ok) return rounds;
  if (!players.ok) return players;
  const wanted = given.get('ruleset') ?? RULESET_IDS.at(-1) ?? '';
  if (!RULESET_IDS.includes(wanted))
    return err(`--ruleset is one of ${RULESET_IDS.join(', ')}, not ${JSON.stringify(wanted)}`);
  const fights = given.get('fights') ?? 'stand-in';
  if (!FIGHTS.includes(fights))
    return err(`--fights is one of ${FIGHTS.join(', ')}, not ${JSON.stringify(fights)}`);
  const beside = given.get('beside') ?? null;
  if (beside !== null && (fights === 'stand-in' || fights === beside || !FIGHTS.slice(1).includes(beside)))
    return err(
      `--beside is an engine other than that of --fights, of ${FIGHTS.slice(1).join(', ')}, not ${JSON.stringify(beside)}`,
    );
  return ok({
    campaigns: campaigns.value,
    rounds: rounds.value,
    players: players.value,
    seed: given.get('seed') ?? 'balance',
    ruleset: wanted,
    cheats,
    fights,
    beside,
    out: given.get('out') ?? null,
  });
};
