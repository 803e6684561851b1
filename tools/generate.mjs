/**
 * `npm run generate`: makes every generated file anew, in the order of their list, and says which of them
 * changed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { generatedFiles } from './generated-files.mjs';

const contentOf = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

if (!isBuilt()) build();
for (const { file, command } of generatedFiles) {
  const before = contentOf(file);
  const { status } = spawnSync(process.execPath, command(file), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`${file} could not be made`);
    process.exit(1);
  }
  console.log(`${contentOf(file) === before ? 'same   ' : 'changed'} ${file}`);
}
