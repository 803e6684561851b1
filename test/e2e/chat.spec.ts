/**
 * The chat room of a campaign over HTTP: how it is set, what is posted there and what never is, and what
 * becomes of rooms that are slow, dead or gone.
 */
import { openBattle } from '../support/engines/engine-calls';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { newGame, type Game } from '../support/game';
import { expectProblem, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

let app: TestApp;
let game: Game;
let room: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true', PUBLIC_URL: 'https://war.example.org' });
  game = await newGame(app, { phaseHours: 24, onDeadline: 'wait' });
  room = await WebhookReceiver.start();
});
afterAll(async () => {
  room.stop();
  await app.close();
});

const gm = (method: string, path: string, body?: unknown): Promise<Answer> =>
  game.at(game.gm, method, path, body === undefined ? {} : { body });
/** `{}`: none is set. */
const chat = async (): Promise<Answer['body']> => expectStatus(await gm('GET', '/chat'), 200).body;
const wish = (changes: object = {}) => ({
  ...{ format: 'generic', url: room.url, language: 'en', zone: 'Europe/Berlin' },
  ...changes,
});
interface Posted {
  readonly kind: string;
  readonly text: string;
  readonly url: string;
}
const posted = (): readonly Posted[] =>
  room.received.flatMap(({ body, headers }) =>
    headers['content-type'] === 'application/json' ? [JSON.parse(String(body)) as Posted] : [],
  );
const kinds = (): readonly string[] => posted().map(({ kind }) => kind);
const quiet = (): Promise<void> => until('quiet', async () => (await chat())['waiting'] === 0);

const observer = async (): Promise<Person> => {
  const person = await register(app, 'Watcher');
  const { body } = expectStatus(await gm('POST', '/invitations', { role: 'observer' }), 201);
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
    200,
  );
  return person;
};

it('only the game master sees and sets it; nobody is told its address again', async () => {
  expect(await chat()).toEqual({});
  expectProblem(await gm('POST', '/chat/test', {}), 404, 'request/not-found');
  for (const who of game.players) {
    expectProblem(await game.at(who, 'GET', '/chat'), 403, 'request/forbidden');
    expectProblem(await game.at(who, 'PUT', '/chat', { body: wish() }), 403, 'request/forbidden');
    expectProblem(await game.at(who, 'DELETE', '/chat'), 403, 'request/forbidden');
  }
  expectProblem(await gm('PUT', '/chat', wish({ url: undefined })), 400, 'shape/missing');
  expectProblem(await gm('PUT', '/chat', wish({ url: 'ftp://chat.example.org/' })), 422, 'chat/bad-address');
  expectProblem(
    await gm('PUT', '/chat', wish({ url: 'https://me:you@chat.example.org/' })),
    422,
    'chat/bad-address',
  );
  expectProblem(await gm('PUT', '/chat', wish({ zone: 'Mars/Olympus' })), 422, 'notices/unknown-zone');
  const dry = expectStatus(await gm('PUT', '/chat?dryRun=true', wish()), 200).body;
  expect(dry).toMatchObject({ format: 'generic', server: '127.0.0.1', language: 'en', waiting: 0 });
  expect(await chat()).toEqual({});

  const set = expectStatus(await gm('PUT', '/chat', wish({ url: `${room.url}&key=of-the-room` })), 200).body;
  expect(set).toMatchObject({ ...dry, setAt: expect.any(String) });
  expect(JSON.stringify([set, await chat()])).not.toContain('of-the-room');
  const { rows } = await app.pool.query<{ row: string }>(
    `SELECT row_to_json(e)::text AS row FROM notice_endpoints e WHERE way = 'chat'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('of-the-room');
  expect(app.log()).not.toContain('of-the-room');
  // Without an address the one that is set stays.
  expect(
    expectStatus(await gm('PUT', '/chat', wish({ url: undefined, language: 'de' })), 200).body,
  ).toMatchObject({ language: 'de', server: '127.0.0.1' });
});

it('a test comes at once, and says why it does not', async () => {
  expect(expectStatus(await gm('POST', '/chat/test?dryRun=true', {}), 200).body).toEqual({
    sent: false,
    failure: null,
  });
  expect(room.received).toHaveLength(0);
  expect(expectStatus(await gm('POST', '/chat/test', {}), 200).body).toEqual({ sent: true, failure: null });
  expect(posted()[0]).toMatchObject({ kind: 'test', url: `https://war.example.org/c/${game.id}` });
  expect(posted()[0]?.text).toContain('verbunden');
  room.answers.push(302);
  expect(expectStatus(await gm('POST', '/chat/test', {}), 200).body).toEqual({
    sent: false,
    failure: { reason: 'answered', status: 302 },
  });
});

it('ROUND-3 CMB-1 ROUND-6 phases, battles and rounds are posted in order; what is hidden is in none of it', async () => {
  expectStatus(await gm('PUT', '/chat', wish()), 200);
  room.received.length = 0;
  const [a, b] = game.players;
  if (a === undefined || b === undefined) throw new Error('no players');
  const secrets = (await Promise.all([game.view(a), game.view(b)])).flatMap(({ mechs }) =>
    mechs.filter(({ own }) => own).flatMap(({ id, name, hex, pilot }) => [id, name, hex, pilot]),
  );
  await game.advance();
  await until('phase', () => kinds().length === 1);
  expect(posted()[0]?.text).toMatch(
    /Round 1: [a-z ]+\nOrders are due by .* CES?T\. Waiting for .* and .*\.\nhttps/,
  );
  const battle = await openBattle(game);
  await until('battle', () => kinds().includes('battles-begun'));
  expect(posted().find(({ kind }) => kind === 'battles-begun')?.text).toMatch(
    /: 1 battle has begun\nRound 1\.\n/,
  );
  expectStatus(await gm('POST', `/battles/${battle}/call-off`, { reason: 'Rain' }), 200);
  await game.advanceTo('supply');
  await until('end of battle', () => kinds().includes('battles-over'));
  await game.advance();
  await until('round', () => kinds().includes('round-over'));
  await quiet();
  const round = posted().find(({ kind }) => kind === 'round-over');
  expect(round?.text).toMatch(/: Round 1 is over\n1 battle\.\nhttps:\/\/war\.example\.org\/c\/[\w-]+\/war$/);
  const order = kinds();
  expect(order.indexOf('battles-begun')).toBeLessThan(order.indexOf('battles-over'));
  expect(order.indexOf('battles-over')).toBeLessThan(order.indexOf('round-over'));
  const all = posted()
    .map(({ text }) => text)
    .join('\n');
  for (const secret of secrets)
    if (typeof secret === 'string' && secret.length > 2) expect(all).not.toContain(secret);
  expect(await chat()).toMatchObject({ waiting: 0, lastFailure: null, lastSentAt: expect.any(String) });
});

it('ROUND-6 Discord gets the map as observers see it, beside the round', async () => {
  expectStatus(await gm('PUT', '/chat', wish({ format: 'discord', language: 'de' })), 200);
  room.received.length = 0;
  await game.advanceTo('supply');
  await game.advance();
  const isForm = ({ headers }: (typeof room.received)[number]): boolean =>
    String(headers['content-type']).startsWith('multipart/form-data');
  await until('picture', () => room.received.some(isForm));
  const post = room.received.find(isForm);
  const form = await new Response(new Uint8Array(post?.body ?? []), {
    headers: { 'content-type': String(post?.headers['content-type']) },
  }).formData();
  expect(form.get('payload_json')).toContain('Runde 2 ist vorbei');
  expect(form.get('payload_json')).toContain('Es gab kein Gefecht.');
  const watcher = await observer();
  const seen = await fetch(`${app.url}/v1/campaigns/${game.id}/map.png`, {
    headers: { authorization: `Bearer ${watcher.token}`, 'accept-language': 'de' },
  });
  const picture = Buffer.from(await (form.get('files[0]') as File).arrayBuffer());
  expect(picture.equals(Buffer.from(await seen.arrayBuffer()))).toBe(true);
});

it('ROUND-4 whoever is late is named, and what has become untrue meanwhile is not posted', async () => {
  await quiet();
  expectStatus(await gm('PUT', '/chat', wish()), 200);
  room.received.length = 0;
  const [a, b] = game.players;
  if (a === undefined || b === undefined) throw new Error('no players');
  await game.advanceTo('planning');
  await quiet();
  room.received.length = 0;
  expectStatus(await game.at(a, 'PUT', '/ready', { body: { ready: true } }), 200);
  expectStatus(await gm('POST', '/gm/deadline', { now: true }), 200);
  await until('late', () => kinds().includes('waiting-for'));
  const names = (await game.view(a)).forces as unknown as { id: string; name: string }[];
  const nameOf = (force: string): string => names.find(({ id }) => id === force)?.name ?? '';
  const text = posted().find(({ kind }) => kind === 'waiting-for')?.text ?? '';
  expect(text).toContain(`Waiting for ${nameOf(b.force)}\n`);
  expect(text).not.toContain(nameOf(a.force));
});

it('a room that asks for patience gets it; a later post waits behind it', async () => {
  await quiet();
  room.received.length = 0;
  room.answers.push({ status: 429, headers: { 'retry-after': '900' } });
  await game.advanceTo('supply');
  await until('refusal', async () => (await chat())['lastFailure'] !== null);
  expect(await chat()).toMatchObject({ lastFailure: { reason: 'answered', status: 429 } });
  const { rows } = await app.pool.query<{ seconds: number; count: number }>(
    `SELECT max(extract(epoch FROM due_at - clock_timestamp()))::float8 AS seconds, count(*)::int AS count FROM notice_deliveries WHERE way = 'chat' AND outcome IS NULL`,
  );
  expect(rows[0]?.seconds).toBeGreaterThan(850);
  const before = room.received.length;
  await game.advance();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(room.received).toHaveLength(before);
  await app.pool.query(`UPDATE notice_deliveries SET due_at = clock_timestamp() WHERE outcome IS NULL`);
  await quiet();
  expect(await chat()).toMatchObject({ lastFailure: null });
});

it('a room that is gone is forgotten, and the game master is told so once', async () => {
  await quiet();
  room.answers.push(404);
  await game.advance();
  await until('end', async () => Object.keys(await chat()).length === 0);
  const { body } = expectStatus(await game.gm.call('GET', '/v1/me/notices'), 200);
  const told = (body['items'] as unknown as { kind: string; body: string; path: string }[]).filter(
    ({ kind }) => kind === 'chat-failing',
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ path: `/c/${game.id}/gm` });
  expect(told[0]?.body).toContain('127.0.0.1');
  const before = room.received.length;
  await game.advance();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(room.received).toHaveLength(before);
  expect((await app.pool.query(`SELECT FROM notice_deliveries WHERE way = 'chat'`)).rowCount).toBe(0);
});

it('END-2 the end is posted with who has won; a removed room hears nothing', async () => {
  expectStatus(await gm('PUT', '/chat', wish({ language: 'de' })), 200);
  room.received.length = 0;
  const winner = game.players[0]?.force;
  expectStatus(await gm('POST', '/gm/end', { winner, reason: 'Enough' }), 200);
  await until('end', () => kinds().includes('war-over'));
  expect(posted().at(-1)?.text).toMatch(/: Die Kampagne ist zu Ende\n.* hat gewonnen\.\n/);
  expectStatus(await gm('DELETE', '/chat?dryRun=true'), 204);
  expect(await chat()).not.toEqual({});
  expectStatus(await gm('DELETE', '/chat'), 204);
  expectStatus(await gm('DELETE', '/chat'), 204);
  expect(await chat()).toEqual({});
});
