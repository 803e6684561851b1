/**
 * `npm run simulate -- [--campaigns 200] [--rounds 20] [--players 4] [--seed text] [--ruleset name] [--fights
 * engine [--beside engine]] [--out folder]`: plays campaigns on the pure core, without database and server, and says what each building is
 * worth, whether seats are fair, and how long campaigns last (docs/balance.md). With `--cheats` it looks for
 * ways to get something for nothing instead, and ends with 1 when there is one. Interrupted, it tells what it
 * has found so far, and ends with 130.
 */
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Balance, balanceOf, balanceText, cheatsText, PLOTS } from '../simulation';
import { ENGINES } from '../tactical';
import { besides, comparisonOf, comparisonText } from './simulate/beside';
import { fightsBy } from './simulate/engine-fights';
import { readArguments, USAGE } from './simulate/arguments';
import { playAll } from './simulate/play-all';
import { searchCheats } from './simulate/search-cheats';
import { runCommand } from './terminal/run-command';

const FOUND = 1;
const WRONG = 2;
const INTERRUPTED = 130;

/**
 * The folder, made where its parent is; null when it cannot be. Not recursively: under /proc Node would try
 * for ever.
 */
const folderFor = (out: string): string | null => {
  const folder = resolve(out);
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory() ? folder : null;
  } catch {
    return null;
  }
};

const write = (folder: string, balance: Balance): void => {
  writeFileSync(join(folder, 'balance.txt'), balanceText(balance));
  for (const [name, plot] of Object.entries(PLOTS)) writeFileSync(join(folder, name), plot(balance));
};

/** Ends with 1 when a cheat was found, so that a script can ask for none. */
const search = async (
  wars: number,
  seed: string,
  ruleset: string,
  stopped: () => boolean,
): Promise<number> => {
  const started = performance.now();
  const { lines, stopped: interrupted } = await searchCheats(wars, seed, ruleset, stopped, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${wars} wars`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(cheatsText(lines, ruleset, seed));
  console.error(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (interrupted) return INTERRUPTED;
  return lines.some(({ found }) => found > 0) ? FOUND : 0;
};

const main = async (): Promise<number> => {
  const read = readArguments(process.argv.slice(2));
  if (!read.ok) {
    console.error(`${read.error}\n${USAGE}`);
    return WRONG;
  }
  const { campaigns, rounds, players, seed, ruleset, out, cheats, fights, beside } = read.value;
  const folder = out === null ? null : folderFor(out);
  if (out !== null && folder === null) {
    console.error(`--out: ${out} is no folder that can be written to`);
    return WRONG;
  }
  let stopped = false;
  process.once('SIGINT', () => (stopped = true));
  if (cheats) return search(campaigns, seed, ruleset, () => stopped);
  const war = { players, rounds, ruleset };
  const engine = ENGINES.find(({ id }) => id === fights);
  const count = { fought: 0, refused: 0 };
  const other = ENGINES.find(({ id }) => id === beside);
  const comparison = comparisonOf(fights, beside ?? '');
  const alone = engine === undefined ? undefined : fightsBy(engine, count);
  const both =
    alone === undefined || other === undefined
      ? alone
      : besides(comparison, alone, fightsBy(other, { fought: 0, refused: 0 }));
  const started = performance.now();
  const played = await playAll(
    campaigns,
    seed,
    war,
    () => stopped,
    (number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${number} of ${campaigns} campaigns`);
    },
    both,
  );
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const { records } = played;
  if (records.length > 0) {
    const balance = balanceOf(records, war, seed);
    process.stdout.write(balanceText(balance));
    if (folder !== null) write(folder, balance);
  }
  const seconds = (performance.now() - started) / 1000;
  console.error(
    `${records.length} of ${campaigns} campaigns in ${seconds.toFixed(1)} s: ${(records.length / seconds).toFixed(2)} a second`,
  );
  if (engine !== undefined)
    console.error(
      `${count.fought} battles fought by ${engine.id}, ${count.refused} by the stand-in, which it refused`,
    );
  if (other !== undefined) process.stdout.write(comparisonText(comparison));
  return played.stopped ? INTERRUPTED : 0;
};

runCommand(main, 1);
