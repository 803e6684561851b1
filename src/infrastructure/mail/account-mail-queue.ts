/**
 * Mails of accounts that wait: taken for a while, so that another process takes them when this one dies, and
 * removed once it is known what became of them.
 */
import type { Pool } from 'pg';
import type { AccountMailKind } from '../../application/mail/account-letters';
import type { Language, UserId } from '../../kernel';

/** Longer than sending one can take. */
const LEASE_SECONDS = 120;
/** After the first failure, and twice as long after each further one. */
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;

export interface WaitingMail {
  readonly id: string;
  readonly kind: AccountMailKind;
  readonly user: UserId | null;
  readonly email: string;
  readonly language: Language;
  readonly device: string | null;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  /** This one counted. */
  readonly attempts: number;
}

const TAKE = {
  name: 'take-account-mails',
  text: `UPDATE account_mails SET attempts = attempts + 1, next_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ANY (ARRAY(SELECT id FROM account_mails WHERE next_at <= clock_timestamp() ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING id, kind, user_id AS "user", email, language, device, asked_at AS "askedAt", expires_at AS "expiresAt", attempts`,
};

/**
 * A link for whoever has the address; none when nobody has, or when the link of an earlier attempt was used.
 */
const RESET = `INSERT INTO reset_links (id, token_hash, user_id, by_mail, usable_at, expires_at)
  SELECT $1, $2, u.id, true, now(), $4 FROM users u WHERE u.email = $3
  ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash WHERE reset_links.closed_at IS NULL`;

/**
 * None when there is nothing to confirm any more, or somebody else has the address: they are not asked
 * whether it is theirs.
 */
const CONFIRMATION = `INSERT INTO email_confirmations (id, token_hash, user_id, email, expires_at)
  SELECT m.id, $2, u.id, m.email, m.expires_at FROM account_mails m JOIN users u ON u.id = m.user_id
  WHERE m.id = $1 AND (u.email <> m.email OR u.email_confirmed_at IS NULL) AND NOT EXISTS (SELECT FROM users o WHERE o.email = m.email AND o.id <> u.id)
  ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash
  RETURNING email <> (SELECT email FROM users WHERE id = user_id) AS changes`;

const LATER =
  'UPDATE account_mails SET next_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1';

export class AccountMailQueue {
  constructor(private readonly pool: Pool) {}

  async take(most: number): Promise<readonly WaitingMail[]> {
    return (await this.pool.query<WaitingMail>({ ...TAKE, values: [most] })).rows;
  }

  /** False: the mail is for nobody. */
  async makeResetLink({ id, email, expiresAt }: WaitingMail, tokenHash: Buffer): Promise<boolean> {
    return (await this.pool.query(RESET, [id, tokenHash, email, expiresAt])).rowCount === 1;
  }

  /** Null: the mail is for nobody. */
  async makeConfirmation(
    { id }: WaitingMail,
    tokenHash: Buffer,
  ): Promise<{ readonly changes: boolean } | null> {
    return (await this.pool.query<{ changes: boolean }>(CONFIRMATION, [id, tokenHash])).rows[0] ?? null;
  }

  async done({ id }: WaitingMail): Promise<void> {
    await this.pool.query('DELETE FROM account_mails WHERE id = $1', [id]);
  }

  async later({ id, attempts }: WaitingMail): Promise<void> {
    await this.pool.query(LATER, [
      id,
      Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS),
    ]);
  }
}
