/**
 * `npm run replay -- <campaign> [--json]`: folds all events and compares with the tables; exit code 1 on any
 * difference. `all` replays every campaign and counts them. With `--match` it plays matches again.
 */
import { readSettings } from '../infrastructure/config/settings';
import { replay, type ReplayReport } from '../infrastructure/store/history/replay';
import { replayMatches } from './replay-matches';
import { openExistingDatabase } from './terminal/existing-database';
import { runCommand } from './terminal/run-command';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const inWords = (report: ReplayReport): string =>
  [
    `campaign ${report.campaign}: ${report.events} events`,
    ...report.checks.map(
      (one) =>
        `  ${one.same ? 'same     ' : 'DIFFERENT'} ${one.name.padEnd(10)} ${one.replayed.slice(0, 16)}${one.same ? '' : ` ≠ ${one.stored.slice(0, 16)}`}`,
    ),
  ].join('\n');

const inSum = (campaigns: number, different: number): string =>
  `${campaigns} ${campaigns === 1 ? 'campaign' : 'campaigns'}: ${different === 0 ? 'nothing differs' : `${different} DIFFERENT`}`;

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  const wanted = args.find((arg) => !arg.startsWith('--'));
  const isMatch = args.includes('--match');
  if (wanted === undefined) {
    console.error('usage: npm run replay -- [--match] <id | all> [--json]');
    return 2;
  }
  if (wanted !== 'all' && !UUID.test(wanted)) {
    console.error(`${wanted} is not the id of a ${isMatch ? 'match' : 'campaign'}`);
    return 2;
  }
  const settings = readSettings(process.env);
  const database = await openExistingDatabase(settings);
  try {
    if (isMatch) return await replayMatches(database, settings, wanted, json);
    const ids =
      wanted === 'all'
        ? (
            await database.pool.query<{ id: string }>(
              `SELECT id FROM campaigns WHERE status <> 'setup' ORDER BY id`,
            )
          ).rows.map((row) => row.id)
        : [wanted];
    let different = 0;
    for (const id of ids) {
      const report = await replay(database.pool, id);
      if (report === null) {
        console.error(`no started campaign ${id}`);
        return 2;
      }
      if (!report.same) different += 1;
      console.log(json ? JSON.stringify(report) : inWords(report));
    }
    // Beside the lines of JSON a count would be a line that is none.
    if (wanted === 'all') (json ? console.error : console.log)(inSum(ids.length, different));
    return different === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

runCommand(main, 2);
