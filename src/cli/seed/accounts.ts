/** Accounts that seeded campaigns are played by; they may log in. */
import type { Pool } from 'pg';
import type { UserId } from '../../kernel';
import { Argon2Hasher } from '../../infrastructure/accounts/password-hasher';
import { uuidV7 } from '../../infrastructure/ids/uuid-v7';

export const SEED_PASSWORD = 'a seeded campaign';

export const seedEmail = (name: string): string => `${name}@seed.example`;

/** Makes the accounts that there are not yet; answers all, in the order of their names. */
export const seedAccounts = async (pool: Pool, names: readonly string[]): Promise<readonly UserId[]> => {
  const hash = await new Argon2Hasher().hash(SEED_PASSWORD);
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash)
     SELECT r.id, r.email, r.name, $2 FROM json_to_recordset($1::json) AS r(id uuid, email text, name text) ON CONFLICT DO NOTHING`,
    [JSON.stringify(names.map((name) => ({ id: uuidV7(), email: seedEmail(name), name }))), hash],
  );
  const { rows } = await pool.query<{ id: UserId; email: string }>(
    'SELECT id, email FROM users WHERE email = ANY($1)',
    [names.map(seedEmail)],
  );
  const byEmail = new Map(rows.map((row) => [row.email, row.id]));
  return names.flatMap((name) => byEmail.get(seedEmail(name)) ?? []);
};
