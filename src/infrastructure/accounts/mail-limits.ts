/**
 * How many mails may be asked for: from one network, by one account, and to one e-mail address; all are
 * stored as hashes, but the account's id.
 */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { LimitRule } from '../../application/accounts/sessions/limit-policy';
import type { MailAsked, MailLimits } from '../../application/accounts/mails/mail-ports';
import { networkOf } from '../../application/accounts/sessions/network';
import type { UserId } from '../../kernel';
import { reserveAttempt } from './attempts';

export interface MailLimitRules {
  readonly address: LimitRule;
  readonly account: LimitRule;
  readonly recipient: LimitRule;
}

const hashed = (value: string): string => createHash('sha256').update(value).digest('base64url');

export class PgMailLimits implements MailLimits {
  constructor(
    private readonly pool: Pool,
    private readonly rules: MailLimitRules,
  ) {}

  reserveFrom(address: string): Promise<number | null> {
    return reserveAttempt(this.pool, [
      { name: `mail-from:${hashed(networkOf(address))}`, rule: this.rules.address },
    ]);
  }

  reserveOf(user: UserId): Promise<number | null> {
    return reserveAttempt(this.pool, [{ name: `mail-of:${user}`, rule: this.rules.account }]);
  }

  /**
   * Kinds are counted apart: whoever floods an address with confirmations keeps nobody from a new password.
   */
  reserveTo(email: string, kind: MailAsked['kind']): Promise<number | null> {
    return reserveAttempt(this.pool, [
      { name: `mail-to:${kind}:${hashed(email)}`, rule: this.rules.recipient },
    ]);
  }
}
