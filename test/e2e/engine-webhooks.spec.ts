/**
 * Battles that are posted to the webhooks of external engines (TAC-8): signed, again until they are taken,
 * and what the game master sees of it.
 */
import { signatureOf } from '../../src/infrastructure/engines/signature';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { openBattle } from '../support/engines/engine-calls';
import { newGame, type Game } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus } from '../support/players';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

/** Longer than the server's own looks are apart. */
const A_LOOK_MS = 5_500;

let app: TestApp;
let game: Game;
let receiver: WebhookReceiver;
let engine: string;
let secret: string;
let battle: string;

const gm = (method: string, path: string, body?: unknown): Promise<Answer> =>
  game.at(game.gm, method, path, body === undefined ? {} : { body });
const deliveries = async (): Promise<Answer['body']> =>
  expectStatus(await gm('GET', `/engines/${engine}/deliveries`), 200).body;
/** As if so much time had passed. */
const age = (interval: string) =>
  app.pool.query(`UPDATE campaign_engine_deliveries SET due_at = due_at - $1::interval`, [interval]);

beforeAll(async () => {
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true' });
  game = await newGame(app);
  receiver = await WebhookReceiver.start();
  const body = {
    name: 'Hook',
    rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
    webhook: receiver.url,
  };
  const made = expectStatus(await gm('POST', '/engines', body), 201);
  [engine, secret] = [String(made.body['id']), String(made.body['secret'])];
  battle = await openBattle(game);
});
afterAll(async () => {
  receiver.stop();
  await app.close();
});

it('TAC-8 a battle that is not taken is posted again, signed anew under the same delivery; the game master sees both', async () => {
  expect(await deliveries()).toEqual({
    webhook: receiver.url,
    lastTakenAt: null,
    failingSince: null,
    lastFailure: null,
    battles: [],
  });
  receiver.answers.push(503);
  expectStatus(await gm('POST', `/battles/${battle}/engine`, { engine }), 200);
  await receiver.until(1);
  let failing = await deliveries();
  await until('failure', async () => (failing = await deliveries())['failingSince'] !== null);
  expect(failing).toMatchObject({
    lastTakenAt: null,
    failingSince: expect.any(String),
    lastFailure: { reason: 'answered', status: 503 },
    battles: [{ battle, attempts: 1, takenAt: null, nextAt: expect.any(String) }],
  });
  await receiver.until(2);
  const [first, second] = receiver.received;
  // Five seconds after the answer to the first, by the database's clock.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(4_900);
  for (const { url, headers, body } of receiver.received) {
    const [timestamp, nonce] = [String(headers['x-engine-timestamp']), String(headers['x-engine-nonce'])];
    const key = Buffer.from(secret, 'base64url');
    expect(headers['x-engine-signature']).toBe(
      signatureOf(key, { method: 'POST', target: url, timestamp, nonce, body }),
    );
    const said = JSON.parse(body.toString()) as { readonly setup: { readonly hash: string } };
    expect(said).toMatchObject({ battle, setup: { battle }, blank: { units: expect.any(Array) } });
    expect(headers['x-engine-delivery']).toBe(`${battle}.${said.setup.hash}`);
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['x-engine-nonce'])).size).toBe(2);
  expect(receiver.counts).toEqual({ [String(first?.headers['x-engine-delivery'])]: 2 });
  let taken = await deliveries();
  await until('note', async () => (taken = await deliveries())['lastTakenAt'] !== null);
  expect(taken).toMatchObject({
    lastTakenAt: expect.any(String),
    failingSince: null,
    lastFailure: null,
    battles: [
      {
        battle,
        delivery: first?.headers['x-engine-delivery'],
        attempts: 2,
        takenAt: expect.any(String),
        nextAt: null,
      },
    ],
  });
});

it('TAC-8 a battle that was taken is not posted again, however late it gets', async () => {
  await age('10 hours');
  await new Promise((resolve) => setTimeout(resolve, A_LOOK_MS));
  expect(receiver.received).toHaveLength(2);
});

it('TAC-8 a changed webhook gets what is open; what it fails with is told without what it says', async () => {
  const other = await WebhookReceiver.start();
  other.answers.push('silence');
  expectStatus(await gm('PATCH', `/engines/${engine}`, { webhook: `${other.url}&key=of-the-receiver` }), 200);
  expect(await deliveries()).toMatchObject({
    lastTakenAt: null,
    battles: [{ battle, attempts: expect.any(Number), takenAt: null }],
  });
  await other.until(1);
  expect(other.received).toHaveLength(1);
  other.stop();
  let failing = await deliveries();
  await until('failure', async () => (failing = await deliveries())['failingSince'] !== null);
  expect(failing['lastFailure']).toEqual({ reason: 'unreachable', status: null });
  expect(receiver.received).toHaveLength(2);
  expectStatus(await gm('PATCH', `/engines/${engine}`, { webhook: null }), 200);
  await new Promise((resolve) => setTimeout(resolve, A_LOOK_MS));
  expect(await deliveries()).toMatchObject({
    webhook: null,
    failingSince: null,
    lastFailure: null,
    battles: [],
  });
  expect(app.log()).not.toContain('of-the-receiver');
});
