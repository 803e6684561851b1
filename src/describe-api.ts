/**
 * The API's description as the committed openapi.json holds it, made without a database and without
 * listening.
 */
import { tmpdir } from 'node:os';
import { openApiDocument } from './api/http/openapi/document';
import { createApp } from './app';
import { readSettings } from './infrastructure/config/settings';
import { createLogger } from './infrastructure/logging/logger';
import { idleDatabase } from './infrastructure/postgres/idle-database';

export async function describeApi(): Promise<string> {
  const settings = readSettings({
    DATA_DIR: tmpdir(),
    SECRET_KEY: 'nothing is ever sealed under this',
    LOG_LEVEL: 'error',
  });
  const database = idleDatabase();
  const app = await createApp({ settings, logger: createLogger(settings.logLevel), database });
  try {
    return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  } finally {
    await database.close();
  }
}
