/**
 * Mails of accounts that wait: sent once by whichever process takes them, again after a failure or a death,
 * under the same id and link.
 */
import type pg from 'pg';
import type { MailOutcome, MailTransport, OutgoingMail } from '../../../src/application/mail/mail-transport';
import { mailRules } from '../../../src/infrastructure/accounts/account-ports';
import { PgAccountMails } from '../../../src/infrastructure/accounts/account-mails';
import { purge } from '../../../src/infrastructure/accounts/housekeeping';
import { PgMailLimits } from '../../../src/infrastructure/accounts/mail-limits';
import { PgUsers } from '../../../src/infrastructure/accounts/users';
import { readSettings } from '../../../src/infrastructure/config/settings';
import { AccountMailQueue } from '../../../src/infrastructure/mail/account-mail-queue';
import { MailKeys } from '../../../src/infrastructure/mail/mail-keys';
import { sendAccountMails, type AccountMailing } from '../../../src/infrastructure/mail/send-account-mails';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 6 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() =>
  pool.query('TRUNCATE users, account_mails, attempt_counters, reset_links, email_confirmations CASCADE'),
);

class Kept implements MailTransport {
  readonly mails: OutgoingMail[] = [];
  outcome: MailOutcome = { kind: 'sent' };

  send(mail: OutgoingMail): Promise<MailOutcome> {
    this.mails.push(mail);
    return Promise.resolve(this.outcome);
  }

  close(): void {
    // Nothing is open.
  }
}

const mailing = (transport: MailTransport, outcomes: string[] = []): AccountMailing => ({
  queue: new AccountMailQueue(pool),
  transport,
  keys: new MailKeys(Buffer.alloc(32, 7), 'mail-links'),
  publicUrl: 'https://war.example.org',
  onOutcome: (_mail, { kind }) => outcomes.push(kind),
});
const mailsWith = (limits: Readonly<Record<string, string>> = {}): PgAccountMails =>
  new PgAccountMails(pool, new PgMailLimits(pool, mailRules(readSettings(limits).limits)), () => undefined);
const users = (): PgUsers => new PgUsers(pool);
const owner = async (email: string): Promise<void> => {
  expect(await users().create({ email, displayName: 'Owner', passwordHash: 'x' })).toMatchObject({ email });
};
const waiting = async (): Promise<number> =>
  (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM account_mails')).rows[0]?.n ?? -1;
const soon = (): Promise<unknown> =>
  pool.query(`UPDATE account_mails SET next_at = now() - interval '1 second'`);
const tokenIn = (mail: OutgoingMail | undefined): string =>
  /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';

it('each is sent once by several workers at once', async () => {
  const transport = new Kept();
  const asked = mailsWith();
  for (let n = 0; n < 24; n += 1) {
    await owner(`p${n}@example.org`);
    await asked.ask({ kind: 'reset', email: `p${n}@example.org`, language: 'en' });
  }
  const work = async (): Promise<void> => {
    const own = mailing(transport);
    while ((await sendAccountMails(own)) > 0);
  };
  await Promise.all([work(), work(), work()]);
  expect(new Set(transport.mails.map(({ to }) => to)).size).toBe(24);
  expect(transport.mails).toHaveLength(24);
  expect(await waiting()).toBe(0);
});

it('a server that is away is tried again, later each time, with the same id and the same link', async () => {
  await owner('anna@example.org');
  await mailsWith().ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  const transport = new Kept();
  transport.outcome = { kind: 'later', reason: 'ECONNECTION' };
  const waits: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await soon();
    expect(await sendAccountMails(mailing(transport))).toBe(0);
    const { rows } = await pool.query<{ wait: number }>(
      'SELECT round(extract(epoch FROM next_at - now()))::int AS wait FROM account_mails',
    );
    waits.push(rows[0]?.wait ?? 0);
  }
  expect(waits).toEqual([15, 30, 60]);
  transport.outcome = { kind: 'sent' };
  await soon();
  expect(await sendAccountMails(mailing(transport))).toBe(1);
  expect(new Set(transport.mails.map(({ key }) => key)).size).toBe(1);
  expect(new Set(transport.mails.map(tokenIn)).size).toBe(1);
  expect((await pool.query('SELECT 1 FROM reset_links')).rowCount).toBe(1);
});

it('of a worker that died the mail is taken by another, not before', async () => {
  await owner('anna@example.org');
  await mailsWith().ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  expect(await new AccountMailQueue(pool).take(3)).toHaveLength(1);
  const transport = new Kept();
  expect(await sendAccountMails(mailing(transport))).toBe(0);
  await pool.query(`UPDATE account_mails SET next_at = next_at - interval '120 seconds'`);
  expect(await sendAccountMails(mailing(transport))).toBe(1);
  expect(transport.mails).toHaveLength(1);
});

it('what a server refuses for good, what nobody has, and what is too old is not tried again', async () => {
  await owner('anna@example.org');
  const asked = mailsWith();
  const transport = new Kept();
  transport.outcome = { kind: 'never', reason: 'EENVELOPE 550' };
  for (const email of ['anna@example.org', 'nobody@example.org'])
    await asked.ask({ kind: 'reset', email, language: 'en' });
  const outcomes: string[] = [];
  expect(await sendAccountMails(mailing(transport, outcomes))).toBe(2);
  expect([outcomes, await waiting()]).toEqual([['never'], 0]);
  await asked.ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  await pool.query(`UPDATE account_mails SET expires_at = now() - interval '1 second'`);
  expect(await sendAccountMails(mailing(transport, outcomes))).toBe(1);
  expect(outcomes).toEqual(['never']);
  // Where nobody sends mails, they go when they are too old.
  await asked.ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  await purge(pool);
  expect(await waiting()).toBe(1);
  await pool.query(`UPDATE account_mails SET expires_at = now() - interval '1 second'`);
  await purge(pool);
  expect(await waiting()).toBe(0);
});

it('a link that was used is not sent again', async () => {
  await owner('anna@example.org');
  await mailsWith().ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  const transport = new Kept();
  transport.outcome = { kind: 'later', reason: 'ESOCKET' };
  await sendAccountMails(mailing(transport));
  await pool.query('UPDATE reset_links SET closed_at = now()');
  await soon();
  expect(await sendAccountMails(mailing(transport))).toBe(1);
  expect(transport.mails).toHaveLength(1);
});

it('one address gets so many of a kind within an hour, and the asker cannot tell', async () => {
  await owner('anna@example.org');
  const asked = mailsWith();
  for (let n = 0; n < 5; n += 1)
    await asked.ask({ kind: 'reset', email: 'anna@example.org', language: 'en' });
  expect(await waiting()).toBe(3);
  for (let n = 0; n < 5; n += 1) await asked.ask({ kind: 'reset', email: 'ben@example.org', language: 'en' });
  expect(await waiting()).toBe(6);
  await mailsWith({ LIMIT_MAILS_PER_RECIPIENT: '4' }).ask({
    kind: 'reset',
    email: 'anna@example.org',
    language: 'en',
  });
  expect(await waiting()).toBe(7);
});
