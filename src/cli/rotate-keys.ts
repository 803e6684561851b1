/** `npm run rotate-keys`: replaces the key that signs access tokens now; the old one verifies until its tokens end. */
import { SigningKeys } from '../infrastructure/accounts/signing-keys';
import { readSettings } from '../infrastructure/config/settings';
import { openDatabase } from '../infrastructure/postgres/database';
import { provenKey } from '../infrastructure/secrets/prove-key';
import { SIGNING_KEYS } from '../infrastructure/secrets/purposes';
import { SealedBox } from '../infrastructure/secrets/sealed-box';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, poolSize: 2 });
  try {
    const keys = new SigningKeys(database.pool, new SealedBox(await provenKey(database.pool, settings), SIGNING_KEYS));
    await keys.rotate();
    process.stdout.write(`Signing key ${(await keys.current()).kid} takes over; running servers follow within the hour.\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
