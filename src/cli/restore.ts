/**
 * `npm run restore -- <file> [--force]`: restores a backup, migrates it and proves it by replay; exit code 1
 * when anything differs.
 */
import { prove, proveMapSecrets, provePushKey } from '../infrastructure/backup/prove';
import { restoreBackup } from '../infrastructure/backup/restore-backup';
import { readSettings } from '../infrastructure/config/settings';
import { openServer } from '../infrastructure/postgres/database';
import { createPool } from '../infrastructure/postgres/pool';
import { loadMasterKey } from '../infrastructure/secrets/master-key';
import { DICE_SEEDS, MAP_SECRETS, PUSH_KEYS } from '../infrastructure/secrets/purposes';
import { SealedBox } from '../infrastructure/secrets/sealed-box';
import { runCommand } from './terminal/run-command';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const force = args.includes('--force');
  const [file, ...rest] = args.filter((arg) => arg !== '--force');
  if (file === undefined || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write('usage: npm run restore -- <file> [--force]\n');
    return 2;
  }
  const settings = readSettings(process.env);
  const server = await openServer(settings);
  try {
    const { secretKey, dataDir } = settings;
    const { header, migrated } = await restoreBackup({ url: server.url, file, force, secretKey, dataDir });
    process.stdout.write(`restored the backup of ${header.createdAt}\n`);
    if (migrated.length > 0) process.stdout.write(`migrated: ${migrated.join(', ')}\n`);
    const pool = createPool({ url: server.url, size: 2 });
    try {
      const masterKey = loadMasterKey(secretKey, dataDir);
      const proof = await prove(pool, new SealedBox(masterKey, DICE_SEEDS));
      const faults = [
        ...proof.faults,
        ...(await proveMapSecrets(pool, new SealedBox(masterKey, MAP_SECRETS))),
        ...(await provePushKey(pool, new SealedBox(masterKey, PUSH_KEYS))),
      ];
      process.stdout.write(
        `replayed ${proof.events} events of ${proof.campaigns} campaigns: ${faults.length === 0 ? 'all is the same' : 'NOT THE SAME'}\n`,
      );
      for (const fault of faults) process.stderr.write(`${fault}\n`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await pool.end();
    }
  } finally {
    if (!server.adopted) await server.stop();
  }
}

runCommand(main, 1);
