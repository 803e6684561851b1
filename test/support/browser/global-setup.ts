/**
 * Jest's global setup of tests in a browser: the database server of the others, the page as it is built now,
 * and the browser unpacked.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findBrowser } from '../../../tools/chromium.cjs';
import startPostgres from '../jest/postgres-global-setup';

const BUILD = resolve(__dirname, '..', '..', '..', 'tools', 'build.mjs');

export default async function setUp(): Promise<void> {
  // First, as there is nothing to clean up yet when there is none.
  await findBrowser();
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await startPostgres();
}
