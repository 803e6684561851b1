/**
 * Webhooks of a campaign's events over HTTP: a program gets what its owner is told, signed, in order and
 * without a gap, whatever it answers; and never what they may not know.
 */
import { signatureOf } from '../../src/infrastructure/engines/signature';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectProblem, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

let app: TestApp;
let game: Game;
let anna: Player;
let ben: Player;
let program: WebhookReceiver;
let made: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true' });
  game = await newGame(app);
  [anna, ben] = game.players as [Player, Player];
  program = await WebhookReceiver.start();
});
afterAll(async () => {
  program.stop();
  await app.close();
});

const at = (who: Person, method: string, path: string, body?: unknown): Promise<Answer> =>
  game.at(who, method, `/webhooks${path}`, body === undefined ? {} : { body });
interface Posted {
  readonly delivery: string;
  readonly audience: string;
  readonly first: number;
  readonly last: number;
  readonly events: readonly { readonly seq: number; readonly type: string; readonly data: object }[];
}
const posted = (from = program): readonly Posted[] =>
  from.received.map(({ body }) => JSON.parse(String(body)) as Posted);
const mine = async (): Promise<Answer['body']> =>
  expectStatus(await at(anna, 'GET', `/${String(made['id'])}`), 200).body;
const deliveries = async (): Promise<readonly { readonly delivery: string; readonly attempts: number }[]> =>
  expectStatus(await at(anna, 'GET', `/${String(made['id'])}/deliveries`), 200).body['items'] as never;
const head = async (who: Person): Promise<number> => (await game.view(who)).seq;
const isCaughtUp = async (): Promise<boolean> => Number((await mine())['takenSeq']) === (await head(anna));
const caughtUp = (): Promise<void> => until('quiet', isCaughtUp);

it('a member registers a program; its address and its secret are told once, and to nobody else', async () => {
  const url = `${program.url}&key=of-the-program`;
  expectProblem(await at(anna, 'POST', '', {}), 400, 'shape/missing');
  expectProblem(await at(anna, 'POST', '', { url: 'gopher://x/' }), 422, 'webhooks/bad-address');
  expectProblem(await at(anna, 'POST', '', { url, after: -1 }), 400, 'shape/not-an-integer');
  expect(expectStatus(await at(anna, 'POST', '?dryRun=true', { url }), 201).body['secret']).toBeNull();
  expect((await at(anna, 'GET', '')).body['items']).toEqual([]);
  made = expectStatus(await at(anna, 'POST', '', { url, after: 0 }), 201).body;
  expect(made).toMatchObject({ server: '127.0.0.1', audience: anna.force, secret: expect.any(String) });
  expect(JSON.stringify([made, await mine()])).not.toContain('of-the-program');
  expect((await mine())['secret']).toBeUndefined();
  const id = String(made['id']);
  for (const other of [ben, game.gm]) {
    expect((await at(other, 'GET', '')).body['items']).toEqual([]);
    expectProblem(await at(other, 'GET', `/${id}`), 404, 'request/not-found');
    expectProblem(await at(other, 'GET', `/${id}/deliveries`), 404, 'request/not-found');
    expectProblem(await at(other, 'POST', `/${id}/resend`, { after: 0 }), 404, 'request/not-found');
    expectProblem(await at(other, 'DELETE', `/${id}`), 404, 'request/not-found');
  }
  const own = expectStatus(await anna.call('GET', '/v1/me/export'), 200).body;
  expect(own['noticeEndpoints']).toEqual([{ way: 'events', device: '127.0.0.1', since: made['createdAt'] }]);
  const { rows } = await app.pool.query<{ row: string }>(
    `SELECT row_to_json(w)::text AS row FROM event_webhooks w`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('of-the-program');
  for (let more = 0; more < 2; more += 1)
    expectStatus(await at(ben, 'POST', '', { url: program.url.replace('/hook', '/ben') }), 201);
  expectStatus(await at(ben, 'POST', '', { url: program.url.replace('/hook', '/ben') }), 201);
  expectProblem(await at(ben, 'POST', '', { url: program.url }), 422, 'webhooks/too-many');
  for (const { id: one } of (await at(ben, 'GET', '')).body['items'] as unknown as { id: string }[])
    expectStatus(await at(ben, 'DELETE', `/${one}`), 204);
});

it('it gets what its owner is told, signed, in order and without a gap, also over refusals', async () => {
  await caughtUp();
  program.answers.push(503, 302);
  await game.advance();
  await until('refusal', async () => (await mine())['failingSince'] !== null);
  await game.advance();
  expect(await mine()).toMatchObject({ lastFailure: { reason: 'answered' }, stopped: null });
  await until('end', async () => {
    // The gaps of the first attempts are over at once; what is posted now has a lease of a minute.
    await app.pool.query(
      `UPDATE event_webhooks SET due_at = clock_timestamp() WHERE due_at < clock_timestamp() + interval '42 s'`,
    );
    return isCaughtUp();
  });
  const all = posted();
  // The same events at every attempt; then what came meanwhile.
  const byId = new Map(all.map((one) => [one.delivery, one]));
  for (const one of all) expect(one).toEqual(byId.get(one.delivery));
  const seqs = [...byId.values()].flatMap(({ events }) => events.map(({ seq }) => seq));
  expect(seqs).toEqual(Array.from({ length: await head(anna) }, (_, index) => index + 1));
  const { body } = expectStatus(await game.at(anna, 'GET', '/events?limit=100'), 200);
  const told = (body['items'] as unknown as Posted['events']).map(({ seq, type, data }) => ({
    seq,
    type,
    data,
  }));
  const first = [...byId.values()].flatMap(({ events }) => events).slice(0, told.length);
  expect(first.map(({ seq, type, data }) => ({ seq, type, data }))).toEqual(told);
  for (const { url, headers, body: sent } of program.received) {
    const key = Buffer.from(String(made['secret']), 'base64url');
    const [timestamp, nonce] = [String(headers['x-webhook-timestamp']), String(headers['x-webhook-nonce'])];
    expect(headers['x-webhook-signature']).toBe(
      signatureOf(key, { method: 'POST', target: url, timestamp, nonce, body: sent }),
    );
    expect(headers['x-webhook-delivery']).toBe((JSON.parse(String(sent)) as Posted).delivery);
  }
  expect((await deliveries()).some(({ attempts }) => attempts === 3)).toBe(true);
});

it('SIGHT-4 nothing in it is told to somebody else only', async () => {
  // Ben's account is his own.
  await game.correct([{ set: 'account', force: ben.force, change: 12.5 }]);
  await caughtUp();
  const others = expectStatus(await game.at(ben, 'GET', '/events?limit=100'), 200).body['items'];
  const own = expectStatus(await game.at(anna, 'GET', '/events?limit=100'), 200).body['items'];
  const textOf = (events: unknown): readonly string[] =>
    (events as Posted['events']).map(({ type, data }) => JSON.stringify([type, data]));
  const hidden = textOf(others).filter((one) => !textOf(own).includes(one));
  expect(hidden.length).toBeGreaterThan(0);
  const all = posted().flatMap(({ events }) => textOf(events));
  for (const one of hidden) expect(all).not.toContain(one);
});

it('one that was sealed under another key holds up no other one', async () => {
  const other = expectStatus(await at(ben, 'POST', '', { url: program.url.replace('/hook', '/ben') }), 201);
  await app.pool.query(`UPDATE event_webhooks SET address = '\\x0102', taken_seq = 0 WHERE id = $1`, [
    String(other.body['id']),
  ]);
  await game.advance();
  await caughtUp();
  expect(program.received.every(({ url }) => url.startsWith('/hook'))).toBe(true);
  expectStatus(await at(ben, 'DELETE', `/${String(other.body['id'])}`), 204);
});

it('events are sent again from a number on', async () => {
  program.received.length = 0;
  expectProblem(await at(anna, 'POST', `/${String(made['id'])}/resend`, {}), 400, 'shape/missing');
  expectStatus(await at(anna, 'POST', `/${String(made['id'])}/resend?dryRun=true`, { after: 1 }), 200);
  const last = await head(anna);
  expect(
    expectStatus(await at(anna, 'POST', `/${String(made['id'])}/resend`, { after: last - 2 }), 200).body,
  ).toMatchObject({ takenSeq: last - 2 });
  await until('events', () => program.received.length > 0);
  await caughtUp();
  expect(posted().flatMap(({ events }) => events.map(({ seq }) => seq))).toEqual([last - 1, last]);
  // What has not come yet cannot be left out.
  expect(
    expectStatus(await at(anna, 'POST', `/${String(made['id'])}/resend`, { after: last + 500 }), 200).body,
  ).toMatchObject({ takenSeq: last });
});

it('one that is gone, or has failed for days, is posted to no more, and its owner gets a notice', async () => {
  const notices = async (): Promise<readonly string[]> =>
    (
      expectStatus(await anna.call('GET', '/v1/me/notices'), 200).body['items'] as unknown as {
        kind: string;
        body: string;
      }[]
    ).flatMap(({ kind, body }) => (kind === 'webhook-stopped' ? [body] : []));
  program.answers.push(410);
  await game.advance();
  await until('stop', async () => (await mine())['stopped'] === 'gone');
  expect(await notices()).toHaveLength(1);
  const before = program.received.length;
  await game.advance();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(program.received).toHaveLength(before);
  expectStatus(
    await at(anna, 'POST', `/${String(made['id'])}/resend`, { after: Number(made['takenSeq']) }),
    200,
  );
  await caughtUp();
  // However often it is tried meanwhile.
  program.answers.push(...Array.from({ length: 20 }, () => 500));
  await game.advance();
  await until('failure', async () => (await mine())['failingSince'] !== null);
  expect(await mine()).toMatchObject({ stopped: null });
  await app.pool.query(
    `UPDATE event_webhooks SET failing_since = failing_since - interval '49 hours', due_at = clock_timestamp()`,
  );
  await until('stop', async () => (await mine())['stopped'] === 'failing');
  expect(await notices()).toHaveLength(2);
  expectStatus(await at(anna, 'POST', `/${String(made['id'])}/resend`, { after: 0 }), 200);
  program.answers.length = 0;
  await caughtUp();
});

it('SIGHT-4 whoever plays the force no more gets nothing more of it', async () => {
  const next = await register(app, 'Next');
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  const code = String(invitation.body['code']);
  expectStatus(await next.call('POST', `/v1/invitations/${code}/accept`, { body: {} }), 200);
  await caughtUp();
  const before = program.received.length;
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${anna.force}/reassign`, { body: { userId: next.id } }),
    200,
  );
  await until('stop', async () => (await mine())['stopped'] === 'moved');
  expectStatus(await at(anna, 'POST', `/${String(made['id'])}/resend`, { after: 0 }), 200);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await mine()).toMatchObject({ stopped: 'moved' });
  expect(program.received).toHaveLength(before);
  expect(app.log()).not.toContain('of-the-program');
  expectStatus(await at(anna, 'DELETE', `/${String(made['id'])}`), 204);
  expectProblem(await at(anna, 'GET', `/${String(made['id'])}`), 404, 'request/not-found');
});
