/**
 * `npm run make-account -- <email> <name>`: makes an account and prints a one-time link with which its owner
 * sets the password.
 */
import { randomBytes } from 'node:crypto';
import { NAME_MAX } from '../api/auth/bodies';
import { normalizeEmail } from '../application/accounts/mails/email';
import { readName } from '../kernel';
import { printLink, withAccounts } from './accounts/with-accounts';
import { runCommand } from './terminal/run-command';

const refuse = (message: string, code: number): number => {
  process.stderr.write(`${message}\n`);
  return code;
};

async function main(): Promise<number> {
  const [address, name, ...rest] = process.argv.slice(2);
  if (address === undefined || name === undefined || rest.length > 0)
    return refuse('usage: npm run make-account -- <email> <name>', 2);
  const email = normalizeEmail(address);
  const displayName = readName(name, NAME_MAX);
  if (email === null) return refuse(`${address} is no e-mail address.`, 2);
  if (displayName === null) return refuse(`A name has 1 to ${NAME_MAX} characters.`, 2);
  return withAccounts(async (accounts, settings) => {
    // Nobody ever knows this one.
    const made = await accounts.createAccount({
      email,
      displayName,
      password: randomBytes(32).toString('base64url'),
    });
    if (!made.ok) return refuse(`There is an account with the e-mail address ${email} already.`, 1);
    const link = await accounts.createResetLink(email);
    if (link !== null) printLink(settings, link);
    return 0;
  });
}

runCommand(main, 1);
