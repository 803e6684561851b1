/**
 * Makes src/client/api.generated.ts, the types of the API, from the committed openapi.json: `node
 * tools/client.mjs [--out <file>]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = process.argv.indexOf('--out');
const target = at < 0 ? join(root, 'src', 'client', 'api.generated.ts') : process.argv[at + 1];
const description = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
const types = astToString(await openapiTS(description, { alphabetize: true, defaultNonNullable: false }));
const head =
  '/**\n * The types of the API. Generated from openapi.json by tools/client.mjs: do not edit.\n * Make it anew with: npm run client\n */\n';
writeFileSync(target, head + types);
