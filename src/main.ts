/** The server: settings, database, application, and an orderly end. */
import './memory';
import 'reflect-metadata';
import { join } from 'node:path';
import { HealthListener } from './api/health/health-listener';
import { Starting, type Readiness } from './application/health/readiness';
import { readSettings, SettingsError, type Settings } from './infrastructure/config/settings';
import { isDiskFull } from './infrastructure/disk/disk-full';
import { createLogger, type Logger } from './infrastructure/logging/logger';
import { openDatabase } from './infrastructure/postgres/database';
import { provenOrNewKey } from './infrastructure/secrets/prove-key';
import { loadCode } from './load-code';
import { countFigures, warnOfSettings, watchDisks, watchStatements } from './operating';
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

/**
 * Tells what the process is doing while it starts. A worker has no other listener, and ends phases also where
 * this one's port is taken.
 */
async function openListener(
  settings: Settings,
  logger: Logger,
  readiness: Readiness,
): Promise<HealthListener> {
  const worker = settings.role === 'worker';
  const requestMs = settings.limits.headerSeconds * 1_000;
  const listener = new HealthListener({
    readiness,
    figures: null,
    requestMs,
    ...(worker ? {} : { elsewhere: 'coming' as const }),
  });
  try {
    // A port that the system shall choose is chosen when the application listens.
    if (worker) logger.info({ port: await listener.listen(settings.healthPort, settings.host) }, 'health');
    else if (settings.port !== 0) await listener.listen(settings.port, settings.host);
  } catch (err) {
    if (!worker) throw err;
    logger.error(
      { err },
      'nobody can ask for the health of this worker: set HEALTH_PORT to a port that is free',
    );
  }
  return listener;
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const logger = createLogger(settings.logLevel);
  const shutdown = new Shutdown(logger);
  shutdown.onSignals();
  warnOfSettings(settings, process.env, logger);
  try {
    const starting = new Starting();
    const listener = await openListener(settings, logger, starting);
    await shutdown.add(() => listener.close());
    const disks = watchDisks(settings, logger);
    const metrics = await countFigures(settings);
    const database = await openDatabase({
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      poolSize: settings.limits.poolSize,
      wait: {
        patienceMs: settings.databaseWaitSeconds * 1_000,
        onWaiting: (reason) => {
          starting.cause = 'database-unreachable';
          logger.warn(
            { reason, ...(settings.databaseUrl === null ? {} : { seconds: settings.databaseWaitSeconds }) },
            'waiting for PostgreSQL',
          );
        },
      },
      // Half of a start is reading code. Where it cannot be read, the start fails when it is needed.
      meanwhile: () => void loadCode().catch(() => undefined),
      onMigrating: () => (starting.cause = 'migrating'),
      watch: watchStatements(disks, metrics),
      onIdleError: (err) => logger.warn({ err }, 'lost a database connection'),
      onServerDied: (err) => {
        logger.error({ err }, 'the embedded database');
        disks.noted('data', err);
      },
    });
    await shutdown.add(() => database.close());
    starting.cause = 'starting';
    if (database.applied.length > 0) logger.info({ migrations: database.applied }, 'migrated');
    // A worker answers nobody but for its health.
    const page = settings.role === 'worker' ? {} : { pageDirectory: join(__dirname, 'web') };
    const context = { settings, logger, database, disks, ...page, ...(metrics === null ? {} : { metrics }) };
    await provenOrNewKey(database.pool, settings);
    const { serve } = await loadCode();
    const port = await serve(context, listener, shutdown);
    logger.info({ role: settings.role, port, url: settings.publicUrl, embedded: database.embedded }, 'ready');
  } catch (err) {
    logger.fatal({ err }, isDiskFull(err) ? 'could not start: the disk is full' : 'could not start');
    await shutdown.end(1);
  }
}

void main();
