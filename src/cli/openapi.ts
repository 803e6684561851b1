/**
 * `npm run openapi`: writes the API's description to openapi.json, to another file (`--out <file>`), or
 * checks it (`--check`, exit code 1 on drift).
 */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeApi } from '../describe-api';

const out = process.argv.indexOf('--out');
const FILE = out < 0 ? resolve(__dirname, '..', '..', 'openapi.json') : resolve(process.argv[out + 1] ?? '');

describeApi()
  .then((text) => {
    if (!process.argv.includes('--check')) writeFileSync(FILE, text);
    else if (readFileSync(FILE, 'utf8') !== text) {
      process.stderr.write('openapi.json has drifted from the code: run npm run openapi\n');
      process.exitCode = 1;
    }
  })
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  });
