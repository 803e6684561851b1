/**
 * Whom files in the data directory belong to: root who runs a command there writes for the account of the
 * service, which could not read them otherwise.
 */
import { lchownSync, statSync } from 'node:fs';

/**
 * Gives a file or directory that root has just made to the owner of the data directory. Does nothing for
 * other accounts.
 */
export const giveToDataOwner = (dataDir: string, path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  // Not through links: the service's account may write here, and must not be given files elsewhere.
  if (uid !== 0) lchownSync(path, uid, gid);
};
