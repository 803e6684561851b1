/**
 * Mails of accounts, over a real mail server: confirmations, lost passwords, new sign-ins, another address;
 * and what nobody may learn from them.
 */
import { Accounts } from '../../src/application/accounts/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';
import { mailsTo, startMailServer, type MailServer, type ReceivedMail } from '../support/outside/mail-server';
import { expectStatus, register, type Person } from '../support/players';

const PASSWORD = 'correct horse battery';
const NEW = 'a brand new password';
let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ ...mailsTo(server), PUBLIC_URL: 'https://war.example.org' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => (server.manner = 'takes'));

const tokenIn = ({ text }: ReceivedMail): string => /#token=([\w-]+)/.exec(text)?.[1] ?? 'none';
const mailsOf = (address: string): readonly ReceivedMail[] =>
  server.mails.filter(({ readers }) => readers[0] === address);

/** The mail with this number (from 1) that goes to the address. */
const mailTo = async (address: string, number = 1): Promise<ReceivedMail> => {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const found = mailsOf(address)[number - 1];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${mailsOf(address).length} of ${number} mails came to ${address}`);
};

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  call(app, 'POST', path, { body, headers });
const forgotten = (email: string, language = 'en'): Promise<Answer> =>
  post('/v1/auth/forgotten', { email }, { 'accept-language': language });
const logIn = (email: string, password = PASSWORD, agent = 'curl/8'): Promise<Answer> =>
  post('/v1/auth/login', { email, password }, { 'user-agent': agent });
const confirmed = async (name: string): Promise<Person> => {
  const person = await register(app, name);
  expectStatus(await post('/v1/auth/confirm', { token: tokenIn(await mailTo(person.email)) }), 204);
  return person;
};
const me = async (person: Person): Promise<Record<string, unknown>> =>
  expectStatus(await person.call('GET', '/v1/me'), 200).body;

it('an address is confirmed by the link that goes there, once', async () => {
  const person = await register(app, 'Newcomer');
  const mail = await mailTo(person.email);
  expect(mail.text).toContain('https://war.example.org/confirm#token=');
  expect(await me(person)).toMatchObject({ emailConfirmed: false });
  expectProblem(await post('/v1/auth/confirm', { token: 'guess' }), 422, 'accounts/confirmation-invalid');
  expectStatus(await post('/v1/auth/confirm', { token: tokenIn(mail) }), 204);
  expect(await me(person)).toMatchObject({ emailConfirmed: true, email: person.email });
  expect(
    pointersOf(
      expectProblem(
        await post('/v1/auth/confirm', { token: tokenIn(mail) }),
        422,
        'accounts/confirmation-invalid',
      ),
    ),
  ).toEqual(['/token']);
  expectProblem(await person.call('POST', '/v1/me/email/confirmation'), 409, 'accounts/email-confirmed');
});

it('a confirmation is sent again when it is asked for, and an old one ends after three days', async () => {
  const person = await register(app, 'Slow');
  const first = await mailTo(person.email);
  expectStatus(await person.call('POST', '/v1/me/email/confirmation?dryRun=true'), 204);
  expectStatus(await person.call('POST', '/v1/me/email/confirmation'), 204);
  const second = await mailTo(person.email, 2);
  expect(tokenIn(second)).not.toBe(tokenIn(first));
  const { rows } = await app.pool.query<{ hours: number }>(
    `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM email_confirmations WHERE user_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ hours: 72 }, { hours: 72 }]);
  await app.pool.query(
    `UPDATE email_confirmations SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
    [person.id],
  );
  for (const mail of [first, second])
    expectProblem(
      await post('/v1/auth/confirm', { token: tokenIn(mail) }),
      422,
      'accounts/confirmation-invalid',
    );
});

it('a lost password is set anew by a link that works once, for an hour, and ends all sessions', async () => {
  const person = await register(app, 'Forgetful');
  await mailTo(person.email);
  expectStatus(await forgotten(person.email.toUpperCase(), 'de-DE'), 204);
  const mail = await mailTo(person.email, 2);
  expect(mail.headers['subject']).toBe('Ein neues Passwort');
  const token = tokenIn(mail);
  expect(mail.text).toContain(`https://war.example.org/reset#token=${token}`);
  const { rows } = await app.pool.query(
    `SELECT extract(epoch FROM expires_at - created_at) BETWEEN 3500 AND 3600 AS hour, by_mail FROM reset_links WHERE user_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ hour: true, by_mail: true }]);
  // Whoever has my session neither sees nor refuses it.
  expect(expectStatus(await person.call('GET', '/v1/me/reset-links'), 200).body['items']).toEqual([]);
  expectStatus(await post('/v1/auth/reset', { token, password: NEW }), 204);
  expectProblem(await person.call('GET', '/v1/me'), 401, 'request/unauthenticated');
  expectProblem(await post('/v1/auth/reset', { token, password: NEW }), 422, 'accounts/reset-link-invalid');
  expect((await logIn(person.email, NEW)).status).toBe(200);
});

it('several links stay good beside each other and beside the operator’s, until one is used', async () => {
  const person = await register(app, 'Impatient');
  await mailTo(person.email);
  const operators = await app.app.get(Accounts).createResetLink(person.email);
  for (const number of [2, 3]) {
    expectStatus(await forgotten(person.email), 204);
    await mailTo(person.email, number);
  }
  const [, first, second] = mailsOf(person.email).map(tokenIn);
  const { rows } = await app.pool.query<{ open: number }>(
    'SELECT count(*)::int AS open FROM reset_links WHERE user_id = $1 AND closed_at IS NULL',
    [person.id],
  );
  expect(operators?.token).toMatch(/^[\w-]{43}$/);
  expect(rows).toEqual([{ open: 3 }]);
  expectStatus(await post('/v1/auth/reset', { token: first, password: NEW }), 204);
  expectProblem(
    await post('/v1/auth/reset', { token: second, password: NEW }),
    422,
    'accounts/reset-link-invalid',
  );
});

it('whether there is an account is told neither by the answer nor by its time', async () => {
  const person = await register(app, 'Known');
  const answers: Answer[] = [];
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 40; round += 1) {
    const asked = [
      ['known', person.email],
      ['unknown', `nobody@example.org`],
    ] as const;
    // Each comes after each: what is done behind an answer slows the next one.
    for (const [kind, email] of round % 2 === 0 ? asked : asked.toReversed()) {
      const begun = performance.now();
      answers.push(await forgotten(email));
      times[kind].push(performance.now() - begun);
    }
  }
  const shown = answers.map(({ status, text, headers }) => {
    const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
    return JSON.stringify({ status, text, rest });
  });
  expect(new Set(shown).size).toBe(1);
  // The shortest: what else the machine does only adds to it.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  // The same statements, too: nothing of the account is looked up before the answer.
  const { rows } = await app.pool.query<{ users: number }>(
    `SELECT count(user_id)::int AS users FROM account_mails WHERE kind = 'reset'`,
  );
  expect(rows).toEqual([{ users: 0 }]);
  expect(server.mails.filter(({ readers }) => readers[0]?.startsWith('nobody-'))).toEqual([]);
});

it('an address changes only by the link that goes to the new one, and the old one is told', async () => {
  const person = await confirmed('Mover');
  const moved = `moved-${person.email}`;
  const move = (body: object, query = ''): Promise<Answer> =>
    person.call('POST', `/v1/me/email${query}`, { body });
  expectProblem(
    await move({ email: moved, currentPassword: 'wrong password' }),
    422,
    'accounts/wrong-password',
  );
  expectProblem(
    await move({ email: person.email, currentPassword: PASSWORD }),
    422,
    'accounts/email-is-yours',
  );
  expectStatus(await move({ email: moved, currentPassword: PASSWORD }, '?dryRun=true'), 204);
  expectStatus(await move({ email: moved, currentPassword: PASSWORD }), 204);
  const mail = await mailTo(moved);
  expect(await me(person)).toMatchObject({ email: person.email });
  // A reset link that went to the old address ends with it.
  expectStatus(await forgotten(person.email), 204);
  const reset = await mailTo(person.email, 2);
  expectStatus(await post('/v1/auth/confirm', { token: tokenIn(mail) }), 204);
  expect(await me(person)).toMatchObject({ email: moved, emailConfirmed: true });
  expect((await mailTo(person.email, 3)).text.replace(/\s+/g, ' ')).toContain('was changed');
  expectProblem(
    await post('/v1/auth/reset', { token: tokenIn(reset), password: NEW }),
    422,
    'accounts/reset-link-invalid',
  );
  expectProblem(await logIn(person.email), 401, 'accounts/wrong-login');
  expect((await logIn(moved)).status).toBe(200);
});

it('an address of somebody else cannot be taken, and it is not told that there is such an account', async () => {
  const owner = await confirmed('Owner');
  const taker = await confirmed('Taker');
  expectStatus(
    await taker.call('POST', '/v1/me/email', { body: { email: owner.email, currentPassword: PASSWORD } }),
    204,
  );
  const late = `late-${taker.email}`;
  expectStatus(
    await taker.call('POST', '/v1/me/email', { body: { email: late, currentPassword: PASSWORD } }),
    204,
  );
  const link = tokenIn(await mailTo(late));
  expect(mailsOf(owner.email)).toHaveLength(1);
  // Somebody registers it before the link is used.
  expectStatus(
    await post('/v1/auth/register', { email: late, displayName: 'Faster', password: PASSWORD }),
    201,
  );
  expectProblem(await post('/v1/auth/confirm', { token: link }), 422, 'accounts/email-taken');
  expect(await me(taker)).toMatchObject({ email: taker.email });
});

it('a new password ends what was begun with the old one: no address moves any more', async () => {
  const person = await confirmed('Robbed');
  const thief = `thief-${person.email}`;
  expectStatus(
    await person.call('POST', '/v1/me/email', { body: { email: thief, currentPassword: PASSWORD } }),
    204,
  );
  const link = tokenIn(await mailTo(thief));
  expectStatus(
    await person.call('PATCH', '/v1/me', { body: { password: NEW, currentPassword: PASSWORD } }),
    200,
  );
  expectProblem(await post('/v1/auth/confirm', { token: link }), 422, 'accounts/confirmation-invalid');
});

it('a sign-in on a new device is told, to confirmed addresses only', async () => {
  const person = await confirmed('Traveller');
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect((await logIn(person.email, PASSWORD, firefox)).status).toBe(200);
  const mail = await mailTo(person.email, 2);
  expect(mail.text).toContain('Firefox, Linux');
  expect(mail.text).not.toContain('token');
  expect((await logIn(person.email, PASSWORD, firefox)).status).toBe(200);
  const stranger = await register(app, 'Unconfirmed');
  await mailTo(stranger.email);
  expect((await logIn(stranger.email, PASSWORD, firefox)).status).toBe(200);
  await settled();
  expect(mailsOf(person.email)).toHaveLength(2);
  expect(mailsOf(stranger.email)).toHaveLength(1);
});

/** Nothing waits to be sent any more. */
const settled = async (): Promise<void> => {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const { rows } = await app.pool.query<{ waiting: number }>(
      'SELECT count(*)::int AS waiting FROM account_mails',
    );
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('mails still wait');
};

it('no mail holds a secret but its one link, and neither log nor database holds that', async () => {
  await settled();
  expect(server.mails.length).toBeGreaterThan(10);
  const { rows } = await app.pool.query<{ all: string }>(
    `SELECT concat((SELECT json_agg(r) FROM reset_links r), (SELECT json_agg(c) FROM email_confirmations c), (SELECT json_agg(m) FROM account_mails m)) AS all`,
  );
  for (const { text, html, readers } of server.mails) {
    const links = [
      ...new Set(
        [...`${text}${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link.replace(/[,.]$/, '')),
      ),
    ];
    expect(
      links.filter(
        (link) => !/^https:\/\/war\.example\.org(\/me|\/(reset|confirm)#token=[\w-]{43})?$/.test(link),
      ),
    ).toEqual([]);
    expect(links.filter((link) => link.includes('token')).length).toBeLessThanOrEqual(1);
    expect(`${text}${html}`).not.toMatch(/eyJ[\w-]+\.|correct horse|[0-9a-f]{8}-[0-9a-f]{4}/);
    const token = tokenIn({ text } as ReceivedMail);
    expect(app.log()).not.toContain(token === 'none' ? 'no such text' : token);
    expect(rows[0]?.all).not.toContain(token === 'none' ? 'no such text' : token);
    expect(app.log()).not.toContain(readers[0]);
  }
});
