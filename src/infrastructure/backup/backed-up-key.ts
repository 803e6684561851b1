/**
 * The master key in a backup: without it nobody can open the dice seeds and signing keys that the database
 * holds sealed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToDataOwner } from '../disk/data-owner';
import { loadMasterKey } from '../secrets/master-key';
import { BackupError, type BackedUpKey } from './format';

const FILE = 'master.key';

/** Tells keys apart without telling them. */
const fingerprint = (key: Buffer): string =>
  createHash('sha256').update('campaign-host/fingerprint').update(key).digest('hex').slice(0, 16);

/** Throws when there is neither SECRET_KEY nor a key file: the backup could not be used. */
export const keyToBackUp = (secretKey: string | null, dataDir: string): BackedUpKey => {
  if (secretKey !== null)
    return { kind: 'secret-key', fingerprint: fingerprint(loadMasterKey(secretKey, dataDir)) };
  const path = join(dataDir, FILE);
  if (!existsSync(path))
    throw new BackupError(
      `there is no master key: neither ${path} nor SECRET_KEY; give the DATA_DIR or SECRET_KEY of the server`,
    );
  return { kind: 'file', key: loadMasterKey(null, dataDir).toString('base64url') };
};

/** Throws a BackupError when the settings would not open what the backup holds sealed. */
export const checkKey = (key: BackedUpKey, secretKey: string | null, dataDir: string): void => {
  if (key.kind === 'file') {
    if (secretKey !== null)
      throw new BackupError(`the backup brings its own ${FILE}: restore it without SECRET_KEY`);
    return;
  }
  if (secretKey === null)
    throw new BackupError('the backup was made with SECRET_KEY: set it to what it was then');
  if (fingerprint(loadMasterKey(secretKey, dataDir)) !== key.fingerprint)
    throw new BackupError('the backup was made with another SECRET_KEY');
};

/** The key that opens what the backup holds sealed, for settings that `checkKey` has accepted. */
export const keyOf = (key: BackedUpKey, secretKey: string | null, dataDir: string): Buffer =>
  key.kind === 'file' ? Buffer.from(key.key, 'base64url') : loadMasterKey(secretKey, dataDir);

/**
 * Puts the backup's key in its place and answers how to undo that. A different key that lies there is kept
 * beside it.
 */
export const placeKey = (key: BackedUpKey, dataDir: string): (() => void) => {
  if (key.kind === 'secret-key') return () => undefined;
  const path = join(dataDir, FILE);
  const present = existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
  if (present === key.key) return () => undefined;
  mkdirSync(dataDir, { recursive: true });
  const old = `${path}.before-restore-${Date.now()}`;
  if (present !== null) renameSync(path, old);
  writeFileSync(path, `${key.key}\n`, { mode: 0o600, flag: 'wx' });
  giveToDataOwner(dataDir, path);
  return () => {
    if (present !== null) renameSync(old, path);
  };
};
