/** Attempts to log in and to register, by account and by address; both are stored as hashes. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { networkOf } from '../../application/accounts/network';
import type { LimitRule } from '../../application/accounts/limit-policy';
import type { Attempt, LoginLimits } from '../../application/accounts/ports';
import { reserveAttempt, type AttemptSubject } from './attempts';

export interface LimitRules {
  readonly account: LimitRule;
  readonly address: LimitRule;
  readonly registration: LimitRule;
}

const named = (kind: string, value: string): string => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export class PgLoginLimits implements LoginLimits {
  constructor(
    private readonly pool: Pool,
    private readonly rules: LimitRules,
  ) {}

  reserve(attempt: Attempt): Promise<number | null> {
    return reserveAttempt(this.pool, this.#subjects(attempt));
  }

  async forgive(attempt: Attempt): Promise<void> {
    const [account, address] = this.#subjects(attempt);
    // One after the other, each on its own: a statement that held both could wait for an attempt that waits for it.
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [account.name]);
    await this.pool.query('UPDATE attempt_counters SET attempts = greatest(0, attempts - 1) WHERE subject = $1', [address.name]);
  }

  async clear(email: string): Promise<void> {
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [named('account', email)]);
  }

  reserveRegistration(address: string): Promise<number | null> {
    return reserveAttempt(this.pool, [{ name: named('registration', networkOf(address)), rule: this.rules.registration }]);
  }

  #subjects(attempt: Attempt): readonly [AttemptSubject, AttemptSubject] {
    return [
      { name: named('account', attempt.email), rule: this.rules.account },
      { name: named('address', networkOf(attempt.address)), rule: this.rules.address },
    ];
  }
}
