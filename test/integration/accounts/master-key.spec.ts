/** A start under another master key than the database was sealed under is refused, before it can fail at somebody's phase. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { proveMasterKey } from '../../../src/infrastructure/secrets/prove-key';
import { DICE_SEEDS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { createTestDatabase } from '../../support/postgres';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
const [right, wrong] = [1, 2].map((byte) => new SealedBox(Buffer.alloc(32, byte), DICE_SEEDS)) as [SealedBox, SealedBox];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('takes any key on an empty database, and then only the one that it was sealed under', async () => {
  await expect(proveMasterKey(pool, wrong)).resolves.toBeUndefined();
  const id = randomUUID();
  await pool.query(`INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key) VALUES ($1, 'War', 'setup', '{}', 'c', 'k')`, [id]);
  await pool.query('INSERT INTO campaign_secrets (campaign_id, epoch_from, dice_seed) VALUES ($1, 0, $2)', [id, right.seal(Buffer.alloc(32, 7))]);
  await expect(proveMasterKey(pool, right)).resolves.toBeUndefined();
  await expect(proveMasterKey(pool, wrong)).rejects.toThrow(/master key .* is not the one/);
});
