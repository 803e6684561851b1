/** The server: settings, database, application, and an orderly end. */
import './memory';
import 'reflect-metadata';
import { createApp } from './app';
import { offerDemo } from './demo-offer';
import { readSettings, SettingsError, type Settings } from './infrastructure/config/settings';
import { createLogger } from './infrastructure/logging/logger';
import { openDatabase } from './infrastructure/postgres/database';
import { loadMasterKey } from './infrastructure/secrets/master-key';
import { proveMasterKey } from './infrastructure/secrets/prove-key';
import { DICE_SEEDS } from './infrastructure/secrets/purposes';
import { SealedBox } from './infrastructure/secrets/sealed-box';
import { Shutdown } from './shutdown';

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const logger = createLogger(settings.logLevel);
  const shutdown = new Shutdown(logger);
  shutdown.onSignals();
  try {
    const database = await openDatabase({
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      poolSize: settings.limits.poolSize,
      onIdleError: (err) => logger.warn({ err }, 'lost a database connection'),
      onServerDied: (err) => logger.error({ err }, 'the embedded database'),
    });
    await shutdown.add(() => database.close());
    if (database.applied.length > 0) logger.info({ migrations: database.applied }, 'migrated');
    const context = { settings, logger, database };
    await proveMasterKey(database.pool, new SealedBox(loadMasterKey(settings.secretKey, settings.dataDir), DICE_SEEDS));
    const app = await createApp(context);
    await shutdown.add(() => app.close());
    await offerDemo(app, context);
    if (settings.role === 'worker') await app.init();
    else await app.listen(settings.port, settings.host);
    logger.info({ role: settings.role, url: settings.publicUrl, embedded: database.embedded }, 'ready');
  } catch (err) {
    logger.fatal({ err }, 'could not start');
    await shutdown.end(1);
  }
}

void main();
