/**
 * `npm start`: builds when dist/ is missing or stale, then runs the server in this same process, with the
 * settings of `.env`.
 */
import { build, isBuilt } from './build.mjs';
import { readEnvFile } from './env-file.mjs';

if (!isBuilt()) build();
readEnvFile();
await import('../dist/main.js');
