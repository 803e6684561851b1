/** The server's master key: from SECRET_KEY, or a file in DATA_DIR that the first start makes (mode 0600). */
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToDataOwner } from '../disk/data-owner';

const FILE = 'master.key';

function readKey(path: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
    if (key.length !== 32) throw new Error(`${path} does not hold a master key`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The key that is there already; null when there is neither SECRET_KEY nor the file. Throws when the file is
 * damaged.
 */
export function presentMasterKey(secretKey: string | null, dataDir: string): Buffer | null {
  return secretKey === null ? readKey(join(dataDir, FILE)) : createHash('sha256').update(secretKey).digest();
}

/**
 * 32 bytes, made when there is none. All processes of one database need the same: those that do not share
 * DATA_DIR need SECRET_KEY. Throws when the file is damaged.
 */
export function loadMasterKey(secretKey: string | null, dataDir: string): Buffer {
  const present = presentMasterKey(secretKey, dataDir);
  if (present !== null) return present;
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  // In containers every process has the number 1.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  giveToDataOwner(dataDir, draft);
  try {
    // Fails when another process was quicker; then its key counts.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(path);
  if (key === null) throw new Error(`${path} vanished`);
  return key;
}
