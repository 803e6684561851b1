/**
 * `npm run catalog:import -- <folder | .zip> [--dry-run] [--report <file>]`: designs and assignment tables
 * for everybody's catalogue.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { textOf } from '../api/http/texts';
import { bundledCatalog } from '../catalog';
import { PgDesignLibraries } from '../infrastructure/catalog/pg-design-libraries';
import { readAll } from '../infrastructure/catalog/read-all';
import { readSettings } from '../infrastructure/config/settings';
import { mechFilesAt } from '../infrastructure/mech-files';
import { openDatabase } from '../infrastructure/postgres/database';
import { requireCluster } from '../infrastructure/postgres/no-database';
import { Progress } from './catalog/import-progress';
import { reportLines, reportTsv } from './catalog/import-report';
import { runCommand } from './terminal/run-command';

const USAGE = 'usage: npm run catalog:import -- <folder | .zip> [--dry-run] [--report <file>]\n';

/** Nobody counts the operator's imports. */
const NO_LIMIT = { limit: 1, windowSeconds: 1, freeAttempts: null };

const main = async (): Promise<number> => {
  const options = { 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  // Before thousands of files are read.
  if (settings.databaseUrl === null) requireCluster(settings.dataDir);
  const catalog = bundledCatalog();
  const progress = new Progress(process.stderr);
  const reading = await readAll(catalog, mechFilesAt(path), ({ kind }) => progress.file(kind === 'refused'));
  const dryRun = values['dry-run'];
  progress.end(dryRun ? 'comparing' : 'writing');
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: 2,
  });
  try {
    const done = await new PgDesignLibraries(database.pool, catalog, NO_LIMIT).add(null, reading, {
      dryRun,
      idempotency: null,
    });
    if (!done.ok) {
      process.stderr.write(`${textOf(done.error.code, done.error.params, 'en')}\n`);
      return 1;
    }
    if (values.report !== undefined) writeFileSync(values.report, reportTsv(done.value));
    process.stdout.write(`${reportLines(done.value, dryRun).join('\n')}\n`);
    return 0;
  } finally {
    await database.close();
  }
};

runCommand(main, 2);
