/**
 * `npm run rotate-keys`: replaces the key that signs access tokens now; the old one verifies until its tokens
 * end.
 */
import { SigningKeys } from '../infrastructure/accounts/signing-keys';
import { readSettings } from '../infrastructure/config/settings';
import { provenKey } from '../infrastructure/secrets/prove-key';
import { SIGNING_KEYS } from '../infrastructure/secrets/purposes';
import { SealedBox } from '../infrastructure/secrets/sealed-box';
import { openExistingDatabase } from './terminal/existing-database';
import { runCommand } from './terminal/run-command';

async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const database = await openExistingDatabase(settings);
  try {
    const keys = new SigningKeys(
      database.pool,
      new SealedBox(await provenKey(database.pool, settings), SIGNING_KEYS),
    );
    await keys.rotate();
    process.stdout.write(
      `Signing key ${(await keys.current()).kid} takes over; running servers follow within the hour.\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main, 1);
