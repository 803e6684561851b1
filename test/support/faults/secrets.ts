/**
 * Everything that must stand in no log: orders, tokens, passwords, keys, dice seeds, invitation codes; in
 * each form in which it could get there.
 */
import type pg from 'pg';
import { clusterPaths, readSettings } from '../../../src/infrastructure/postgres/cluster-files';
import { DICE_SEEDS, MAP_SECRETS } from '../../../src/infrastructure/secrets/purposes';
import { loadMasterKey } from '../../../src/infrastructure/secrets/master-key';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import type { HttpWar } from './http-war';

const formsOf = (bytes: Buffer): readonly string[] => [
  bytes.toString('hex'),
  bytes.toString('base64').replace(/=+$/, ''),
  bytes.toString('base64url'),
  [...bytes].join(','),
];

/** Name and text of each secret. */
export const secretsOf = async (
  pool: pg.Pool,
  dataDir: string,
  war: HttpWar,
): Promise<ReadonlyMap<string, string>> => {
  const secrets = new Map<string, string>();
  const masterKey = loadMasterKey(null, dataDir);
  for (const [index, form] of formsOf(masterKey).entries()) secrets.set(`master key ${index}`, form);
  const { rows: seeds } = await pool.query<{ dice_seed: Buffer; id_key: string }>(
    'SELECT s.dice_seed, c.id_key FROM campaign_secrets s JOIN campaigns c ON c.id = s.campaign_id WHERE c.id = $1',
    [war.id],
  );
  for (const { dice_seed: sealed, id_key: idKey } of seeds) {
    for (const [index, form] of formsOf(new SealedBox(masterKey, DICE_SEEDS).open(sealed)).entries())
      secrets.set(`dice seed ${index}`, form);
    secrets.set('sealed dice seed', sealed.toString('hex'));
    secrets.set('id key', idKey);
  }
  const { rows: maps } = await pool.query<{ secret: Buffer }>(
    'SELECT secret FROM campaign_map_secrets WHERE campaign_id = $1',
    [war.id],
  );
  for (const { secret: sealed } of maps) {
    for (const [index, form] of formsOf(new SealedBox(masterKey, MAP_SECRETS).open(sealed)).entries())
      secrets.set(`map secret ${index}`, form);
    secrets.set('sealed map secret', sealed.toString('hex'));
  }
  for (const [index, person] of [war.gm, ...war.players].entries()) {
    secrets.set(`password ${index}`, person.password);
    // The signature is what makes a token worth having.
    secrets.set(`access token ${index}`, person.token.split('.')[2] ?? person.token);
    secrets.set(`refresh token ${index}`, person.refreshToken);
  }
  for (const [index, code] of war.codes.entries()) secrets.set(`invitation ${index}`, code);
  const { rows: mechs } = await pool.query<{ id: string }>(
    'SELECT id FROM mechs WHERE campaign_id = $1 UNION SELECT id FROM pilots WHERE campaign_id = $1',
    [war.id],
  );
  for (const { id } of mechs) secrets.set(`order for ${id}`, id);
  secrets.set('order type', '"type":"move"');
  secrets.set('path of an order', '"path":[');
  const { rows: hashes } = await pool.query<{ password_hash: string }>('SELECT password_hash FROM users');
  for (const { password_hash: hash } of hashes)
    secrets.set(`password hash ${hash.slice(-6)}`, hash.slice(-30));
  const cluster = readSettings(clusterPaths(dataDir));
  if (cluster !== null) secrets.set('password of the database', cluster.password);
  return secrets;
};

export const expectNoSecrets = async (
  pool: pg.Pool,
  dataDir: string,
  war: HttpWar,
  logs: readonly string[],
): Promise<void> => {
  const secrets = await secretsOf(pool, dataDir, war);
  // Ids of units shorter than this would be found by chance.
  expect([...secrets].filter(([, text]) => text.length < 8)).toEqual([]);
  const said = logs.join('\n').replaceAll('\\"', '"');
  expect(said.length).toBeGreaterThan(10_000);
  expect([...secrets].filter(([, text]) => said.includes(text)).map(([name]) => name)).toEqual([]);
};
