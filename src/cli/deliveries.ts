/**
 * `npm run deliveries`: what waits to leave the server, by way; `-- failing`: which servers do not take it,
 * and why; `-- again <way>`: try it at once, also what was given up. Beside running servers.
 */
import { readSettings } from '../infrastructure/config/settings';
import {
  failingServers,
  sendAgain,
  wayFigures,
  type FailingServer,
  type WayFigures,
} from '../infrastructure/notices/deliveries-desk';
import { plain } from './terminal/plain-text';
import { openExistingDatabase } from './terminal/existing-database';
import { runCommand } from './terminal/run-command';

const USAGE = 'usage: npm run deliveries [-- failing | -- again <way>]\n';

const seconds = (value: number): string => `${String(Math.max(0, Math.round(value)))} s`;

const figuresLine = ({ way, waiting, failing, givenUp, oldest }: WayFigures): string =>
  `${way}: ${String(waiting)} waiting (oldest due for ${seconds(oldest)}), ${String(failing)} of them failing; ${String(givenUp)} given up`;

const failingLine = ({ way, server, count, attempts, error, nextIn }: FailingServer): string =>
  `${way} ${plain(server)}: ${String(count)}, at most ${String(attempts)} attempts, ${plain(error)}; ${nextIn === null ? 'given up' : `again in ${seconds(nextIn)}`}`;

const print = (lines: readonly string[], none: string): void => {
  process.stdout.write(`${lines.length === 0 ? none : lines.join('\n')}\n`);
};

async function main(): Promise<number> {
  const [what = 'waiting', way, ...rest] = process.argv.slice(2);
  const isKnown =
    (what === 'again' && way !== undefined) ||
    ((what === 'waiting' || what === 'failing') && way === undefined);
  if (!isKnown || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const database = await openExistingDatabase(readSettings(process.env));
  try {
    const { pool } = database;
    if (what === 'again') {
      const count = await sendAgain(pool, way ?? '');
      process.stdout.write(`Tried again within seconds: ${String(count)}.\n`);
    } else if (what === 'failing') print((await failingServers(pool)).map(failingLine), 'Nothing fails.');
    else print((await wayFigures(pool)).map(figuresLine), 'Nothing waits.');
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main, 1);
