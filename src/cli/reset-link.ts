/** `npm run reset-link -- <email>`: prints a one-time link with which a user sets a new password. */
import { Accounts } from '../application/accounts/accounts';
import { createAccountPorts } from '../infrastructure/accounts/account-ports';
import { readSettings } from '../infrastructure/config/settings';
import { openDatabase } from '../infrastructure/postgres/database';
import { createPrisma } from '../infrastructure/postgres/prisma';
import { loadMasterKey } from '../infrastructure/secrets/master-key';
import { SIGNING_KEYS } from '../infrastructure/secrets/purposes';
import { SealedBox } from '../infrastructure/secrets/sealed-box';
import { runCommand } from './terminal/run-command';

async function main(): Promise<number> {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run reset-link -- <email>\n');
    return 2;
  }
  const settings = readSettings(process.env);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, poolSize: 2 });
  try {
    const { pool } = database;
    const vault = new SealedBox(loadMasterKey(settings.secretKey, settings.dataDir), SIGNING_KEYS);
    const { ports } = createAccountPorts({ pool, prisma: createPrisma(pool), limits: settings.limits, vault });
    const link = await new Accounts(ports).createResetLink(email);
    if (link === null) {
      process.stderr.write(`There is no account with the e-mail address ${email}.\n`);
      return 1;
    }
    process.stdout.write(`${settings.publicUrl}/reset#token=${link.token}\nWorks once, until ${link.expiresAt}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main, 1);
