/**
 * Attempts to log in and to register, by account, by address, and by both together; all are stored as hashes.
 * What locks an account soon is counted at one address alone: else anybody who knows somebody's email address
 * could keep them out.
 */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { networkOf } from '../../application/accounts/sessions/network';
import type { LimitRule } from '../../application/accounts/sessions/limit-policy';
import type { Attempt, LoginLimits } from '../../application/accounts/sessions/login-limits';
import { reserveAttempt, type AttemptSubject } from './attempts';

export interface LimitRules {
  /** An account at one address. */
  readonly accountAtAddress: LimitRule;
  /** An account over all addresses. */
  readonly account: LimitRule;
  readonly address: LimitRule;
  readonly registration: LimitRule;
}

const hashed = (value: string): string => createHash('sha256').update(value).digest('base64url');
const named = (kind: string, value: string): string => `${kind}:${hashed(value)}`;
/**
 * What the names of an account's counters at single addresses begin with. They sort before all others, and so
 * are locked first.
 */
const atAddresses = (email: string): string => `${named('account-at', email)}:`;

/** Locked in the order of their names: two that clear at once would hold what the other waits for. */
const CLEAR_BELOW = `WITH found AS (SELECT subject FROM attempt_counters WHERE starts_with(subject, $1) ORDER BY subject FOR UPDATE)
DELETE FROM attempt_counters USING found WHERE attempt_counters.subject = found.subject`;
const GIVE_BACK = 'UPDATE attempt_counters SET attempts = greatest(0, attempts - 1) WHERE subject = $1';

export class PgLoginLimits implements LoginLimits {
  constructor(
    private readonly pool: Pool,
    private readonly rules: LimitRules,
  ) {}

  reserve(attempt: Attempt): Promise<number | null> {
    return reserveAttempt(this.pool, this.#subjects(attempt));
  }

  async forgive(attempt: Attempt): Promise<void> {
    const [here, ...shared] = this.#subjects(attempt);
    // One after the other, each on its own: a statement that held several could wait for an attempt that
    // waits for it.
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [here.name]);
    for (const { name } of shared) await this.pool.query(GIVE_BACK, [name]);
  }

  async clear(email: string): Promise<void> {
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [named('account', email)]);
    // Attempts that wait for one of these hold nothing yet, so this may hold several of them.
    await this.pool.query(CLEAR_BELOW, [atAddresses(email)]);
  }

  reserveRegistration(address: string): Promise<number | null> {
    return reserveAttempt(this.pool, [
      { name: named('registration', networkOf(address)), rule: this.rules.registration },
    ]);
  }

  #subjects(attempt: Attempt): readonly [AttemptSubject, AttemptSubject, AttemptSubject] {
    const network = networkOf(attempt.address);
    return [
      { name: `${atAddresses(attempt.email)}${hashed(network)}`, rule: this.rules.accountAtAddress },
      { name: named('account', attempt.email), rule: this.rules.account },
      { name: named('address', network), rule: this.rules.address },
    ];
  }
}
