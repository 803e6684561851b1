/**
 * `npm run arena -- [--system battletech] [--only mirror,random,…] [--battles 200] [--from 0] [--seed text]
 * [--threads 1] [--out file] [--weights json] [--before folder]`: how strong a system's bot is (docs/battletech-bots.md,
 * docs/dark-age-bots.md). With `--weights`, or with the folder of an older build, the bot is compared with itself changed.
 * With `--out` every battle is kept as it ends, and a run that was cut short goes on. Told to stop, it gives the figures of
 * what has ended. Ends with 1 when a figure is not as wanted.
 */
import { type Tally, verdictsOf } from '../games/shared/arena';
import { readArguments, USAGE } from './arena/arguments';
import { hold } from './arena/hold';
import { ARENAS } from './arena/systems';
import { beginnerLine, HEADING, lineOf, verdictLine } from './arena/table';
import { runCommand } from './terminal/run-command';

const WRONG = 2;

const main = async (): Promise<number> => {
  const read = readArguments(process.argv.slice(2));
  if (!read.ok) {
    process.stderr.write(`${read.error}\n${USAGE}\n`);
    return WRONG;
  }
  const { contests, battles, system: name } = read.value;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const before = process.cpuUsage();
  const tallies: Record<string, Tally> = {};
  process.stdout.write(`${HEADING}\n`);
  for (const contest of contests) {
    const tally = await hold(read.value, contest, (line) => process.stderr.write(`${line}\n`), stop.signal);
    if (tally === null) break;
    tallies[contest] = tally;
    process.stdout.write(`${lineOf(contest, tally)}\n`);
  }
  for (const [contest, tally] of Object.entries(tallies)) {
    const line = beginnerLine(contest, tally);
    if (line !== null) process.stdout.write(`${line}\n`);
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const fought = Object.values(tallies).reduce((sum, tally) => sum + tally.battles, 0);
  process.stderr.write(`${seconds.toFixed(0)} s of processor time\n`);
  if (fought < battles * contests.length)
    process.stderr.write(`${fought} of ${battles * contests.length} battles have ended\n`);
  const wanted = ARENAS[name]?.wanted;
  const verdicts = wanted === undefined ? [] : verdictsOf(wanted)(tallies);
  for (const verdict of verdicts) process.stdout.write(`${verdictLine(verdict)}\n`);
  return verdicts.every(({ holds }) => holds) ? 0 : 1;
};

runCommand(main, WRONG);
