/**
 * `npm run seed -- --campaigns 1000 [--forces 6] [--mechs 20]`: running campaigns with their players, on
 * DATABASE_URL or the embedded server.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '../infrastructure/config/settings';
import { openDatabase } from '../infrastructure/postgres/database';
import { provenOrNewKey } from '../infrastructure/secrets/prove-key';
import { SEED_PASSWORD, seedAccounts, seedEmail } from './seed/accounts';
import { copyCampaign } from './seed/copy';
import { createHost } from './seed/hosts';
import { makeTemplate } from './seed/template';

const USAGE = 'usage: npm run seed -- --campaigns 1000 [--forces 6] [--mechs 20]';

const whole = (text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${USAGE}\nnot a number of ${least} … ${most}: ${text}`);
  return value;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      campaigns: { type: 'string', default: '1000' },
      forces: { type: 'string', default: '6' },
      mechs: { type: 'string', default: '20' },
    },
  });
  const campaigns = whole(values.campaigns, 1, 100_000);
  const shape = { forces: whole(values.forces, 2, 8), mechs: whole(values.mechs, 1, 100) };
  const started = performance.now();
  const settings = readSettings(process.env);
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: 4,
  });
  try {
    const host = createHost(database.pool, await provenOrNewKey(database.pool, settings));
    const names = ['gm', ...Array.from({ length: shape.forces }, (_, index) => `player-${index + 1}`)];
    const template = await makeTemplate(host, shape, await seedAccounts(database.pool, names));
    await copyCampaign(database.pool, template.id, campaigns - 1, (made) =>
      console.log(`${made + 1} of ${campaigns}`),
    );
    console.log(
      `${campaigns} campaigns of ${shape.forces} × ${shape.mechs} mechs in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    console.log(`log in as ${names.map(seedEmail).join(', ')} with the password “${SEED_PASSWORD}”`);
  } finally {
    await database.close();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 2;
});
