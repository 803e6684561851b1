/** The real application on a database of its own, listening on a random port, for end-to-end tests. */
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import { createApp } from '../../src/app';
import { readSettings } from '../../src/infrastructure/config/settings';
import { createLogger } from '../../src/infrastructure/logging/logger';
import { openDatabase } from '../../src/infrastructure/postgres/database';
import { watchDisks, watchStatements } from '../../src/operating';
import { comeLate } from './browser/late';
import { LIFTED_LIMITS } from './lifted-limits';
import { createTestDatabase } from './postgres';

export interface TestApp {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Everything that was logged, at every level. */
  log(): string;
  close(): Promise<void>;
}

/**
 * Settings as environment variables, over those that suit tests. `beside`: on the database and in the
 * directory of this one, which outlives it. `pageDirectory`: where a built page lies; without it there is the
 * API alone.
 */
export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  beside: TestApp | null = null,
  pageDirectory?: string,
): Promise<TestApp> {
  const testDatabase =
    beside === null ? await createTestDatabase() : { url: beside.databaseUrl, drop: () => Promise.resolve() };
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'campaign-app-'));
  const settings = readSettings({
    DATABASE_URL: testDatabase.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'false',
    LOG_LEVEL: 'trace',
    LIMIT_POOL_SIZE: '6',
    ...LIFTED_LIMITS,
    ...environment,
  });
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logger = createLogger(settings.logLevel, stream);
  const disks = watchDisks(settings, logger);
  const watch = watchStatements(disks, null);
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir,
    poolSize: settings.limits.poolSize,
    watch,
  });
  const app = await createApp({
    settings,
    logger,
    database,
    disks,
    ...(pageDirectory === undefined ? {} : { pageDirectory }),
  });
  comeLate(app.getHttpServer());
  await app.listen(0, '127.0.0.1');
  return {
    url: (await app.getUrl()).replace(/\/$/, ''),
    app,
    pool: database.pool,
    databaseUrl: testDatabase.url,
    dataDir,
    log: () => log,
    close: async () => {
      await app.close();
      await database.close();
      await testDatabase.drop();
      if (beside === null) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
