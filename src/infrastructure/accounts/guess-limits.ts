/** Wrong codes of invitations, counted by the network that they come from, as failed logins are. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { LimitRule } from '../../application/accounts/sessions/limit-policy';
import { networkOf } from '../../application/accounts/sessions/network';
import type { GuessLimits } from '../../application/setup/listed';
import { reserveAttempt } from './attempts';

const named = (address: string): string =>
  `guess:${createHash('sha256').update(networkOf(address)).digest('base64url')}`;

export class PgGuessLimits implements GuessLimits {
  constructor(
    private readonly pool: Pool,
    private readonly rule: LimitRule,
  ) {}

  reserve(address: string): Promise<number | null> {
    return reserveAttempt(this.pool, [{ name: named(address), rule: this.rule }]);
  }

  async forgive(address: string): Promise<void> {
    await this.pool.query(
      'UPDATE attempt_counters SET attempts = greatest(0, attempts - 1) WHERE subject = $1',
      [named(address)],
    );
  }
}
