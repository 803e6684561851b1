/**
 * Mails of accounts that wait to be sent (`account_mails`). What is asked for here is looked up when it is
 * sent, by a process that sends mails.
 */
import type { Pool } from 'pg';
import type { AccountMails, MailAsked } from '../../application/accounts/mails/mail-ports';
import type { AccountMailKind } from '../../application/mail/account-letters';
import type { Language } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import type { PgMailLimits } from './mail-limits';

/** So many hours after it was asked for a mail is of no use; so do its links end. */
export const LIFE_HOURS: Readonly<Record<AccountMailKind, number>> = {
  reset: 1,
  confirm: 72,
  'sign-in': 24,
  'address-changed': 72,
};

const ASK = `INSERT INTO account_mails (id, kind, user_id, email, language, expires_at)
  VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(hours => $6))`;

/** Sessions stay for a day after their end: whoever logs in again on the same device is not told. */
const SIGNED_IN = `INSERT INTO account_mails (id, kind, user_id, email, language, device, expires_at)
  SELECT $1, 'sign-in', u.id, u.email, $3, s.device, clock_timestamp() + make_interval(hours => $4)
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $2 AND u.email_confirmed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM sessions o WHERE o.user_id = u.id AND o.id <> s.id AND o.device IS NOT DISTINCT FROM s.device)`;

export class PgAccountMails implements AccountMails {
  constructor(
    private readonly pool: Pool,
    private readonly limits: PgMailLimits,
    /** Told of each that waits. */
    private readonly onAsked: () => void,
  ) {}

  async ask(mail: MailAsked): Promise<void> {
    const { kind, email, language } = mail;
    if ((await this.limits.reserveTo(email, kind)) !== null) return;
    await this.pool.query(ASK, [
      uuidV7(),
      kind,
      kind === 'reset' ? null : mail.user,
      email,
      language,
      LIFE_HOURS[kind],
    ]);
    this.onAsked();
  }

  async signedIn(session: string, language: Language): Promise<void> {
    const { rowCount } = await this.pool.query(SIGNED_IN, [
      uuidV7(),
      session,
      language,
      LIFE_HOURS['sign-in'],
    ]);
    if (rowCount === 1) this.onAsked();
  }
}
