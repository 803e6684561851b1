/** `npm run backup -- [file]`: writes the whole database to one file, also while the server runs. */
import { join, resolve } from 'node:path';
import { keyToBackUp } from '../infrastructure/backup/backed-up-key';
import { writeBackup } from '../infrastructure/backup/write-backup';
import { readSettings } from '../infrastructure/config/settings';
import { openServer } from '../infrastructure/postgres/database';
import { requireCluster } from '../infrastructure/postgres/no-database';
import { createPool } from '../infrastructure/postgres/pool';
import { provenKey, type KeySettings } from '../infrastructure/secrets/prove-key';
import { runCommand } from './terminal/run-command';

const nameNow = (): string => `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;

/** A backup with a wrong key would be found out only when it is needed. */
const proveKey = async (url: string, settings: KeySettings): Promise<void> => {
  const pool = createPool({ url, size: 1 });
  try {
    await provenKey(pool, settings);
  } finally {
    await pool.end();
  }
};

async function main(): Promise<number> {
  const [wanted, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || wanted?.startsWith('-') === true) {
    process.stderr.write('usage: npm run backup -- [file]\n');
    return 2;
  }
  const settings = readSettings(process.env);
  const file = resolve(wanted ?? join(settings.dataDir, 'backups', nameNow()));
  if (settings.databaseUrl === null) requireCluster(settings.dataDir);
  const key = keyToBackUp(settings.secretKey, settings.dataDir);
  const server = await openServer(settings);
  try {
    await proveKey(server.url, settings);
    const { bytes, header } = await writeBackup(server.url, file, key, settings.dataDir);
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${file}\n${bytes} bytes, ${rows} rows of ${header.tables.length} tables, as of ${header.createdAt}\n`,
    );
    process.stdout.write(
      key.kind === 'file'
        ? 'The file contains the master key: keep it as secret as the server.\n'
        : 'Keep SECRET_KEY too: the file is of no use without it.\n',
    );
    return 0;
  } finally {
    // A server that was found running is somebody else's, even if they were killed.
    if (!server.adopted) await server.stop();
  }
}

runCommand(main, 1);
