/** The use of links that confirm an address; the database holds hashes. */
import type { Pool, PoolClient } from 'pg';
import type { EmailConfirmations } from '../../application/accounts/mails/mail-ports';
import type { Language, UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { emailConfirmed } from '../notices/email-endpoints';
import { withTransaction } from '../store/transaction';
import { LIFE_HOURS } from './account-mails';
import { hashToken } from './secret-token';

/**
 * The user's row comes first, as with a new password: two links of one user, and a link and a new password,
 * wait for each other.
 */
const OWNER = `SELECT u.id, u.email, u.email_confirmed_at IS NOT NULL AS confirmed
  FROM users u WHERE u.id = (SELECT user_id FROM email_confirmations WHERE token_hash = $1) FOR UPDATE`;
const TAKE =
  'DELETE FROM email_confirmations WHERE token_hash = $1 AND expires_at > clock_timestamp() RETURNING email';
const IS_TAKEN = 'SELECT 1 FROM users WHERE email = $1 AND id <> $2';
const CONFIRM = 'UPDATE users SET email = $2, email_confirmed_at = clock_timestamp() WHERE id = $1';

/** With the address of an account goes what was sent to the old one. */
const CLOSE = [
  'UPDATE reset_links SET closed_at = clock_timestamp() WHERE user_id = $1 AND by_mail AND closed_at IS NULL',
  'DELETE FROM email_confirmations WHERE user_id = $1',
  `DELETE FROM account_mails WHERE user_id = $1 AND kind = 'confirm'`,
];

const TELL_OLD = `INSERT INTO account_mails (id, kind, user_id, email, language, expires_at)
  VALUES ($1, 'address-changed', $2, $3, $4, clock_timestamp() + make_interval(hours => $5))`;

interface Owner {
  readonly id: UserId;
  readonly email: string;
  readonly confirmed: boolean;
}

export class PgEmailConfirmations implements EmailConfirmations {
  constructor(
    private readonly pool: Pool,
    private readonly onAsked: () => void,
  ) {}

  async use(token: string, language: Language): Promise<'confirmed' | 'email-taken' | null> {
    const done = await withTransaction(this.pool, (client) => this.#use(client, hashToken(token), language));
    if (done === 'confirmed') this.onAsked();
    return done;
  }

  async #use(
    client: PoolClient,
    hash: Buffer,
    language: Language,
  ): Promise<'confirmed' | 'email-taken' | null> {
    const [owner] = (await client.query<Owner>(OWNER, [hash])).rows;
    if (owner === undefined) return null;
    const [link] = (await client.query<{ email: string }>(TAKE, [hash])).rows;
    if (link === undefined) return null;
    if ((await client.query(IS_TAKEN, [link.email, owner.id])).rowCount !== 0) return 'email-taken';
    await client.query(CONFIRM, [owner.id, link.email]);
    await emailConfirmed(client, owner.id, !owner.confirmed);
    for (const statement of CLOSE) await client.query(statement, [owner.id]);
    if (owner.confirmed && owner.email !== link.email)
      await client.query(TELL_OLD, [
        uuidV7(),
        owner.id,
        owner.email,
        language,
        LIFE_HOURS['address-changed'],
      ]);
    return 'confirmed';
  }
}
