/**
 * Runs dist/cli/<name>.js in this process, building first when needed: `node tools/run-cli.mjs <name>
 * [arguments]`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt, root } from './build.mjs';
import { readEnvFile } from './env-file.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!isBuilt()) build();
const script = join(root, 'dist', 'cli', `${name}.js`);
if (!/^[a-z][a-z-]*$/.test(name ?? '') || !existsSync(script)) {
  console.error(`unknown command ${name ?? ''}: there is no src/cli/${name ?? '<name>'}.ts`);
  process.exit(2);
}
readEnvFile();
process.argv = [process.argv[0], script, ...rest];
await import(pathToFileURL(script).href);
