/** `npm start`: builds when dist/ is missing or stale, then runs the server in this same process. */
import { build, isBuilt } from './build.mjs';

if (!isBuilt()) build();
await import('../dist/main.js');
