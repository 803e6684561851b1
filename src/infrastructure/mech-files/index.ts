/**
 * Mech files and tables of a folder, an archive or a single file, safely: an entry for each, with its bytes
 * or why there are none.
 */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { MechFile } from '../../application/catalog/mech-file-source';
import { filesOfArchive } from './archive';
import { isArchive } from './entry-name';
import { filesOfFolder, readFile } from './folder';
import { LIMITS, Spent, type Limits } from './limits';

export { LIMITS, type Limits } from './limits';

/**
 * By the order of names. Never throws for what is in the files; rejects (ENOENT and the like) where there is
 * nothing at the path.
 */
export async function* mechFilesAt(path: string, limits: Limits = LIMITS): AsyncGenerator<MechFile> {
  const spent = new Spent(limits);
  const kind = await stat(path);
  const name = basename(path);
  if (kind.isDirectory()) yield* filesOfFolder(path, '', limits, spent);
  else if (isArchive(name)) yield* filesOfArchive(path, name, '', limits, spent);
  else yield await readFile(path, name, limits);
}
