/**
 * `npm run catalog:bv -- <folder | .zip | .mtf>`: a line per mech file on standard output: file, chassis,
 * model, tons, Battle Value or why none.
 */
import { bvLines } from './catalog/bv-lines';
import { runCommand } from './terminal/run-command';

const main = async (): Promise<number> => {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || path.startsWith('--') || rest.length > 0) {
    process.stderr.write(
      'usage: npm run catalog:bv -- <folder | .zip | .mtf>\nfile, chassis, model, tons, BV (or the code of the refusal), apart by tabs. Designs that are not legal are valued too.\n',
    );
    return 2;
  }
  const lines = await bvLines(path);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
};

runCommand(main, 2);
