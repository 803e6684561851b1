/**
 * Files of a folder and of what is in it, archives with them, in the order of their names. Links are not
 * followed: they may lead anywhere.
 */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MechFile } from '../../application/catalog/mech-file-source';
import { byText } from '../../kernel';
import { filesOfArchive } from './archive';

import { isArchive, isWanted } from './entry-name';
import type { Limits, Spent } from './limits';
import { checkedFile, refuseFile } from './refuse-file';

/**
 * A file of at most as many bytes as are allowed; one more is asked for, since a file may grow while it is
 * read.
 */
export const readFile = async (path: string, file: string, limits: Limits): Promise<MechFile> => {
  try {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      if (size > limits.fileBytes) return refuseFile(file, 'mech-file/too-large', { most: limits.fileBytes });
      const buffer = Buffer.alloc(size + 1);
      let filled = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled);
        filled += bytesRead;
        if (bytesRead === 0 || filled > size) break;
      }
      return filled > size
        ? refuseFile(file, 'mech-file/unreadable')
        : checkedFile(file, buffer.subarray(0, filled), limits);
    } finally {
      await handle.close();
    }
  } catch {
    return refuseFile(file, 'mech-file/unreadable');
  }
};

/** Names left to look at, of the whole tree. */
interface Budget {
  names: number;
}

/**
 * `prefix`: the path so far, `` at the root. Ends early, with a refusal, where a limit is reached. Answers
 * whether it went to its end.
 */
export async function* filesOfFolder(
  path: string,
  prefix: string,
  limits: Limits,
  spent: Spent,
  budget: Budget = { names: limits.names },
  depth = 0,
): AsyncGenerator<MechFile, boolean> {
  if (depth > limits.depth) {
    yield refuseFile(prefix, 'mech-file/unreadable');
    return true;
  }
  let entries;
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch {
    yield refuseFile(prefix === '' ? path : prefix, 'mech-file/unreadable');
    return true;
  }
  budget.names -= entries.length;
  if (budget.names < 0) {
    yield refuseFile(prefix === '' ? path : prefix, 'mech-file/too-many-files', { most: limits.names });
    return false;
  }
  for (const entry of entries.sort((a, b) => byText(a.name, b.name))) {
    const at = join(path, entry.name);
    const file = `${prefix}${entry.name}`;
    if (entry.isDirectory()) {
      if (
        !entry.name.startsWith('.') &&
        !(yield* filesOfFolder(at, `${file}/`, limits, spent, budget, depth + 1))
      )
        return false;
    } else if (entry.isFile() && isArchive(entry.name))
      yield* filesOfArchive(at, file, `${file}/`, limits, spent);
    else if (entry.isFile() && isWanted(entry.name)) {
      const found = await readFile(at, file, limits);
      const over = spent.refusal(found.kind === 'file' ? found.bytes.length : 0);
      if (over !== null) {
        yield refuseFile(file, over, {
          most: over === 'mech-file/too-much' ? limits.totalBytes : limits.files,
        });
        return false;
      }
      yield found;
    }
  }
  return true;
}
