/**
 * Refuses work under a wrong master key: such a process would answer, and then fail at every phase that rolls
 * dice.
 */
import type { Pool, PoolClient } from 'pg';
import { loadMasterKey, presentMasterKey } from './master-key';
import { DICE_SEEDS, MAP_SECRETS, PUSH_KEYS, SIGNING_KEYS } from './purposes';
import { SealedBox } from './sealed-box';

/** A pool or one connection. */
type Database = Pick<Pool | PoolClient, 'query'>;

/**
 * What counts most comes first. Signing keys come last: a key that cannot be opened is replaced, and costs no
 * campaign.
 */
const SEALED = [
  {
    table: 'campaign_secrets',
    purpose: DICE_SEEDS,
    read: 'SELECT dice_seed AS sealed FROM campaign_secrets ORDER BY campaign_id DESC, epoch_from DESC LIMIT 1',
  },
  {
    table: 'campaign_map_secrets',
    purpose: MAP_SECRETS,
    read: 'SELECT secret AS sealed FROM campaign_map_secrets ORDER BY campaign_id DESC LIMIT 1',
  },
  { table: 'push_keys', purpose: PUSH_KEYS, read: 'SELECT sealed_private AS sealed FROM push_keys' },
  { table: 'signing_keys', purpose: SIGNING_KEYS, read: 'SELECT sealed_private AS sealed FROM signing_keys' },
] as const;

export interface KeySettings {
  readonly secretKey: string | null;
  readonly dataDir: string;
}

interface Sealed {
  readonly purpose: string;
  readonly values: readonly Buffer[];
}

/**
 * Of the first kind that the database has; null: it holds nothing sealed. An old or empty database lacks
 * tables.
 */
async function sealedIn(database: Database): Promise<Sealed | null> {
  for (const { table, purpose, read } of SEALED) {
    const { rows: found } = await database.query<{ there: boolean }>(
      `SELECT to_regclass('public.${table}') IS NOT NULL AS there`,
    );
    if (found[0]?.there !== true) continue;
    const { rows } = await database.query<{ sealed: Buffer }>(read);
    if (rows.length > 0) return { purpose, values: rows.map(({ sealed }) => sealed) };
  }
  return null;
}

const opens = (box: SealedBox, sealed: Buffer): boolean => {
  try {
    box.open(sealed);
    return true;
  } catch {
    return false;
  }
};

/**
 * False when what the database holds sealed was not sealed under this key. A database with nothing sealed
 * takes any key.
 */
export const fitsDatabase = async (database: Database, masterKey: Uint8Array): Promise<boolean> => {
  const sealed = await sealedIn(database);
  if (sealed === null) return true;
  const box = new SealedBox(masterKey, sealed.purpose);
  return sealed.values.some((value) => opens(box, value));
};

/** Throws where the key does not fit. */
export const proveMasterKey = async (database: Database, masterKey: Uint8Array): Promise<void> => {
  if (!(await fitsDatabase(database, masterKey)))
    throw new Error(
      'the master key (SECRET_KEY, or DATA_DIR/master.key) is not the one that this database was sealed under',
    );
};

const missing = ({ dataDir }: KeySettings): Error =>
  new Error(
    `there is no master key: neither ${dataDir}/master.key nor SECRET_KEY; give the DATA_DIR or SECRET_KEY of the server`,
  );

/** The proven key for a command, which never makes one. */
export const provenKey = async (database: Database, settings: KeySettings): Promise<Buffer> => {
  const key = presentMasterKey(settings.secretKey, settings.dataDir);
  if (key === null) throw missing(settings);
  await proveMasterKey(database, key);
  return key;
};

/**
 * The proven key for a server. It is made only where nothing is sealed yet: a new one beside old secrets
 * would look like theirs.
 */
export const provenOrNewKey = async (database: Database, settings: KeySettings): Promise<Buffer> => {
  const { secretKey, dataDir } = settings;
  // Asked again below: another process may have made and used the key between the two questions.
  const absent = presentMasterKey(secretKey, dataDir) === null;
  if (absent && (await sealedIn(database)) === null) return loadMasterKey(secretKey, dataDir);
  return provenKey(database, settings);
};
