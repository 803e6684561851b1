/** `npm run reset-link -- <email>`: prints a one-time link with which a user sets a new password. */
import { printLink, withAccounts } from './accounts/with-accounts';
import { runCommand } from './terminal/run-command';

async function main(): Promise<number> {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run reset-link -- <email>\n');
    return 2;
  }
  return withAccounts(async (accounts, settings) => {
    const link = await accounts.createResetLink(email);
    if (link === null) {
      process.stderr.write(`There is no account with the e-mail address ${email}.\n`);
      return 1;
    }
    printLink(settings, link);
    return 0;
  });
}

runCommand(main, 1);
