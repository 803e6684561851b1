/** Opens the accounts of the server's database for a command, and closes them after it. */
import { Accounts } from '../../application/accounts/accounts';
import type { ResetLink } from '../../application/accounts/model';
import { createAccountPorts } from '../../infrastructure/accounts/account-ports';
import { readSettings, type Settings } from '../../infrastructure/config/settings';
import { provenKey } from '../../infrastructure/secrets/prove-key';
import { SIGNING_KEYS } from '../../infrastructure/secrets/purposes';
import { SealedBox } from '../../infrastructure/secrets/sealed-box';
import { openExistingDatabase } from '../terminal/existing-database';

export const withAccounts = async (
  work: (accounts: Accounts, settings: Settings) => Promise<number>,
): Promise<number> => {
  const settings = readSettings(process.env);
  const database = await openExistingDatabase(settings);
  try {
    const { pool } = database;
    const vault = new SealedBox(await provenKey(pool, settings), SIGNING_KEYS);
    const { limits, registration } = settings;
    const { ports } = createAccountPorts({ pool, limits, registration, vault });
    return await work(new Accounts(ports), settings);
  } finally {
    await database.close();
  }
};

export const printLink = ({ publicUrl }: Settings, { token, expiresAt }: ResetLink): void => {
  process.stdout.write(`${publicUrl}/reset#token=${token}\nWorks once, until ${expiresAt}.\n`);
};
