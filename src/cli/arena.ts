/**
 * `npm run arena -- [--system battletech] [--only mirror,random,…] [--battles 200] [--seed text] [--threads 1]
 * [--weights json] [--before folder]`: how strong a system's bot is (docs/battletech-bots.md, docs/dark-age-bots.md).
 * With `--weights`, or with the folder of an older build, the bot is compared with itself changed. Ends with 1 when a
 * figure is not as wanted.
 */
import { tallyOf, type Tally, verdictsOf } from '../games/shared/arena';
import { readArguments, USAGE } from './arena/arguments';
import { fightAll } from './arena/fight-all';
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
  const { contests, battles, threads, ...task } = read.value;
  const before = process.cpuUsage();
  const tallies: Record<string, Tally> = {};
  process.stdout.write(`${HEADING}\n`);
  for (const contest of contests) {
    const tally = tallyOf(await fightAll({ ...task, contest }, battles, threads));
    tallies[contest] = tally;
    process.stdout.write(`${lineOf(contest, tally)}\n`);
  }
  for (const [contest, tally] of Object.entries(tallies)) {
    const line = beginnerLine(contest, tally);
    if (line !== null) process.stdout.write(`${line}\n`);
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  process.stderr.write(
    `${seconds.toFixed(0)} s of processor time, ${(seconds / (battles * contests.length)).toFixed(2)} s a battle\n`,
  );
  const wanted = ARENAS[task.system]?.wanted;
  const verdicts = wanted === undefined ? [] : verdictsOf(wanted)(tallies);
  for (const verdict of verdicts) process.stdout.write(`${verdictLine(verdict)}\n`);
  return verdicts.every(({ holds }) => holds) ? 0 : 1;
};

runCommand(main, WRONG);
