/**
 * Removes what has ended: tokens, sessions, links, counters, nonces, kept answers, and what was filled in and
 * handed in of battles that are long over; and replaces a signing key that is too old.
 */
import type { Pool } from 'pg';
import type { SigningKeys } from './signing-keys';

const HOUR_MS = 3_600_000;

const PURGE = [
  'DELETE FROM refresh_tokens WHERE expires_at < now()',
  // Its last access token has long ended.
  `DELETE FROM sessions s WHERE ended_at < now() - interval '1 day'
     OR created_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.session_id = s.id)`,
  'DELETE FROM reset_links WHERE expires_at < now()',
  'DELETE FROM email_confirmations WHERE expires_at < now()',
  // Where nobody sends mails, all of them.
  'DELETE FROM account_mails WHERE expires_at < now()',
  'DELETE FROM attempt_counters WHERE window_ends_at < now()',
  'DELETE FROM campaign_command_allowances WHERE window_ends_at < now()',
  // Each call of an engine removes its old ones; these are of engines that call no more.
  'DELETE FROM campaign_engine_nonces WHERE expires_at < now()',
  `DELETE FROM kept_answers WHERE created_at < now() - interval '24 hours'`,
  `DELETE FROM notices WHERE created_at < now() - interval '90 days'`,
  // Their reports say it all; till then a battle that is taken back finds them.
  `DELETE FROM battle_papers p WHERE saved_at < now() - interval '30 days' AND NOT EXISTS (
     SELECT FROM battles b WHERE b.campaign_id = p.campaign_id AND b.id = p.battle AND (p.hash IS NULL OR b.setup->>'hash' = p.hash)
       AND b.state NOT IN ('done', 'called-off'))`,
];

export const purge = async (pool: Pool): Promise<void> => {
  for (const statement of PURGE) await pool.query(statement);
};

/** Runs when the application starts and every hour; Nest calls the two hooks. */
export class Housekeeping {
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly keys: SigningKeys,
    /** What follows accounts that were closed, where a process broke off. */
    private readonly finishClosing: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.#run(), HOUR_MS).unref();
    this.#run();
  }

  /** Waits for what is at work, so that the pool can be closed after it. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  #run(): void {
    this.#running = this.keys
      .refresh()
      .then(() => purge(this.pool))
      .then(() => this.finishClosing())
      .catch(this.onError);
  }
}
