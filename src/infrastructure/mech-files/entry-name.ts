/**
 * Names of files in folders and archives: which are looked at, and which are no names that anything may have.
 */
import { MECH_FILE, TABLE_FILE } from '../../application/catalog/mech-file-source';

const WANTED: readonly string[] = [MECH_FILE, TABLE_FILE];
/** What one system leaves in archives for itself. */
const FOREIGN_FOLDER = '__MACOSX';
const LONGEST = 1_024;

const parts = (name: string): readonly string[] => name.replaceAll('\\', '/').split('/');
const isHidden = (part: string): boolean => part.startsWith('.') && part !== '.' && part !== '..';

/** A mech file or a table, in no hidden place. */
export const isWanted = (name: string): boolean => {
  const lower = name.toLowerCase();
  return (
    WANTED.some((ending) => lower.endsWith(ending)) &&
    !parts(name).some((part) => isHidden(part) || part === FOREIGN_FOLDER)
  );
};

export const isArchive = (name: string): boolean =>
  name.toLowerCase().endsWith('.zip') && !parts(name).some(isHidden);

/** Whether a name stays within the folder it is in: no root, no drive, no way up, no control characters. */
export const staysInside = (name: string): boolean =>
  name.length <= LONGEST &&
  !/^[\\/]|^[a-zA-Z]:/.test(name) &&
  !/\p{Cc}/u.test(name) &&
  !parts(name).some((part) => part === '..' || part === '.' || part === '');

/** As it is told: with `/`, without characters that a terminal would act on, not endless. */
export const toldName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
    .slice(0, 200);
