/**
 * `npm run catalog:export -- <folder> [--force]`: writes every bundled design as a mech file; into a folder
 * with something in it only by force.
 */
import { bundledCatalog } from '../catalog';
import { exportDesigns } from './catalog/export-designs';
import { runCommand } from './terminal/run-command';

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const force = args.includes('--force');
  const [folder, ...rest] = args.filter((arg) => arg !== '--force');
  if (folder === undefined || folder.startsWith('--') || rest.length > 0) {
    process.stderr.write('usage: npm run catalog:export -- <folder> [--force]\n');
    return 2;
  }
  const count = await exportDesigns(bundledCatalog().mechs, folder, force);
  process.stdout.write(`${count} mech files written to ${folder}\n`);
  return 0;
};

runCommand(main, 1);
