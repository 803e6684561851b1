/** Notices by e-mail, over a real mail server: who gets them, in which words, and how they end. */
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem } from '../support/http';
import { mailsTo, startMailServer, type MailServer, type ReceivedMail } from '../support/outside/mail-server';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';

const SERVER = 'https://war.example.org';
let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ ...mailsTo(server), PUBLIC_URL: SERVER });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => (server.manner = 'takes'));

const until = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no ${what} in time`);
};
const mailsOf = ({ email }: Person): readonly ReceivedMail[] =>
  server.mails.filter(({ readers }) => readers[0] === email);
const notices = (person: Person): readonly ReceivedMail[] =>
  mailsOf(person).filter(({ headers }) => headers['list-unsubscribe'] !== undefined);
const confirm = async (person: Person): Promise<void> => {
  const mail = await until('mail', () => mailsOf(person)[0]);
  const token = /confirm#token=([\w-]+)/.exec(mail.text)?.[1] ?? 'none';
  expectStatus(await call(app, 'POST', '/v1/auth/confirm', { body: { token } }), 204);
};
const settingsOf = async (person: Person): Promise<Record<string, unknown>> =>
  expectStatus(await person.call('GET', '/v1/me/notice-settings'), 200).body;
const set = async (person: Person, change: object): Promise<Record<string, unknown>> => {
  const { kinds: _kinds, reachableBy: _ways, chosen: _chosen, ...settings } = await settingsOf(person);
  return expectStatus(
    await person.call('PUT', '/v1/me/notice-settings', { body: { ...settings, ...change } }),
    200,
  ).body;
};
const write = async (from: Person, campaign: string, to: string | null, text: string): Promise<void> => {
  // One an hour from the same sender calls somebody: an hour later.
  await app.pool.query(`DELETE FROM notices WHERE kind = 'message-sent'`);
  expectStatus(await from.call('POST', `/v1/campaigns/${campaign}/messages`, { body: { to, text } }), 201);
};
const forceOf = async (person: Person, campaign: string): Promise<string> =>
  String((await person.call('GET', `/v1/campaigns/${campaign}`)).body['myForce']);
/** None waits, be it that it was sent or that it was given up. */
const settled = (): Promise<true> =>
  until('end', async () => {
    const { rows } = await app.pool.query('SELECT 1 FROM notice_deliveries WHERE outcome IS NULL');
    return rows.length === 0 ? true : undefined;
  });

let war: { readonly id: string; readonly gm: Person; readonly anna: Person; readonly ben: Person };
beforeAll(async () => {
  const { id, gm, players } = await startedCampaign(app, 2);
  const [anna, ben] = players as [Person, Person];
  war = { id, gm, anna, ben };
});

it('goes to confirmed addresses only, with the place on the page and no secret but that of its end', async () => {
  const { id, anna, ben } = war;
  expect(await settingsOf(anna)).toMatchObject({ email: false, reachableBy: [] });
  // Without a confirmed address nothing is wanted of it.
  expect(await set(anna, { email: true })).toMatchObject({ email: false });
  await confirm(anna);
  expect(await settingsOf(anna)).toMatchObject({ email: true, reachableBy: ['email'] });
  await set(anna, { language: 'de', zone: 'Europe/Berlin', ways: { 'message-sent': ['email'] } });
  await write(ben, id, await forceOf(anna, id), '<b>Truce?</b>\r\nBcc: all@example.org');
  const mail = await until('notice', () => notices(anna)[0]);
  expect(mail.readers).toEqual([anna.email]);
  expect(mail.headers['bcc']).toBeUndefined();
  expect(mail.text).toContain(`${SERVER}/c/${id}`);
  expect(mail.text).toContain('Keine solchen Mails mehr');
  expect(mail.html).toContain('lang="de"');
  expect(mail.html).not.toContain('<b>');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.headers['list-unsubscribe']).toMatch(
    /^<https:\/\/war\.example\.org\/v1\/unsubscribe\/[\w.-]+>$/,
  );
  const secrets = [...mail.text.matchAll(/token=([\w.-]+)/g)].map((match) => match[1]);
  expect(secrets).toHaveLength(1);
  expect(notices(ben)).toEqual([]);
});

it('ends with one POST of a program that reads mails, and begins again by the settings', async () => {
  const { id, anna, ben } = war;
  const mail = notices(anna)[0] as ReceivedMail;
  const { pathname } = new URL((mail.headers['list-unsubscribe'] ?? '').slice(1, -1));
  const post = (path: string, type: string, body: string): Promise<Response> =>
    fetch(`${app.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  expectProblem(await call(app, 'POST', `${pathname}x`), 404, 'request/not-found');
  expectProblem(await call(app, 'POST', `/v1/unsubscribe/${ben.id}.none`), 404, 'request/not-found');
  expectStatus(await call(app, 'POST', `${pathname}?dryRun=true`), 204);
  expect(await settingsOf(anna)).toMatchObject({ email: true });
  const form = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const;
  for (const _time of [1, 2]) expect((await post(pathname, ...form)).status).toBe(204);
  // Nowhere else such a form is taken, and no large one here.
  expect((await post('/v1/auth/login', ...form)).status).toBe(415);
  expect((await post(pathname, form[0], 'x'.repeat(5_000))).status).toBe(413);
  expect(await settingsOf(anna)).toMatchObject({ email: false, reachableBy: [] });
  await write(ben, id, await forceOf(anna, id), 'Still there?');
  await settled();
  expect(notices(anna)).toHaveLength(1);
  expect(await set(anna, { email: true })).toMatchObject({ email: true, reachableBy: ['email'] });
  await write(ben, id, await forceOf(anna, id), 'And now?');
  await until('notice', () => notices(anna)[1]);
});

it('drops an address that is refused for good, and no other for a mail that is refused', async () => {
  const { id, anna, ben } = war;
  const force = await forceOf(anna, id);
  server.manner = 'refuses-mail';
  await write(ben, id, force, 'Too long?');
  await settled();
  expect(await settingsOf(anna)).toMatchObject({ email: true });
  server.manner = 'refuses';
  await write(ben, id, force, 'Nobody there?');
  await until('end', async () => ((await settingsOf(anna))['email'] === false ? true : undefined));
});

it('moves with the address, and goes with the account', async () => {
  const person = await register(app, 'Mover');
  await confirm(person);
  const rows = async (): Promise<readonly unknown[]> =>
    (await app.pool.query('SELECT way, address FROM notice_endpoints WHERE user_id = $1', [person.id])).rows;
  expect(await rows()).toEqual([{ way: 'email', address: person.email }]);
  const moved = `new-${person.email}`;
  const body = { email: moved, currentPassword: 'correct horse battery' };
  expectStatus(await person.call('POST', '/v1/me/email', { body }), 204);
  await confirm({ ...person, email: moved });
  expect(await rows()).toEqual([{ way: 'email', address: moved }]);
  expectStatus(await person.call('DELETE', '/v1/me', { body: { password: 'correct horse battery' } }), 204);
  expect(await rows()).toEqual([]);
});
