/** Battles that are posted to the webhooks of external engines (TAC-8): signed, again until they are taken, by one server at a time. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PgDeliveries } from '../../src/infrastructure/engines/deliveries';
import { signatureOf } from '../../src/infrastructure/engines/signature';
import { loadMasterKey } from '../../src/infrastructure/secrets/master-key';
import { ENGINE_SECRETS } from '../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { startTestApp, type TestApp } from '../support/app';
import { openBattle } from '../support/engine-calls';
import { newGame, type Game } from '../support/game';
import { expectStatus } from '../support/players';

interface Received {
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

let app: TestApp;
let game: Game;
let receiver: http.Server;
const received: Received[] = [];
const answers: number[] = [];

beforeAll(async () => {
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true' });
  game = await newGame(app);
  receiver = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app.close();
});

const until = async (count: number, ms: number): Promise<void> => {
  for (const end = performance.now() + ms; received.length < count && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

it('TAC-8 posts a battle, signed, again after a refusal, and not after it was taken', async () => {
  const { port } = receiver.address() as AddressInfo;
  const webhook = `http://127.0.0.1:${port}/hook?x=1`;
  const { body: engine } = expectStatus(
    await game.at(game.gm, 'POST', '/engines', { body: { name: 'Hook', rulesets: ['planetary-1', 'planetary-2'], webhook } }),
    201,
  );
  const battle = await openBattle(game);
  answers.push(503);
  expectStatus(await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: engine['id'] } }), 200);
  await until(1, 5_000);
  const began = performance.now();
  await until(2, 20_000);
  expect(performance.now() - began).toBeGreaterThan(3_000);
  expect(received).toHaveLength(2);
  for (const { url, headers, body } of received) {
    const [timestamp, nonce] = [String(headers['x-engine-timestamp']), String(headers['x-engine-nonce'])];
    const secret = Buffer.from(String(engine['secret']), 'base64url');
    expect(headers['x-engine-signature']).toBe(signatureOf(secret, { method: 'POST', target: url, timestamp, nonce, body }));
    expect(JSON.parse(body.toString())).toMatchObject({ battle, setup: { battle }, blank: { units: expect.any(Array) } });
  }
  expect(new Set(received.map(({ headers }) => headers['x-engine-nonce'])).size).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(received).toHaveLength(2);
}, 60_000);

it('TAC-8 what one server posts no other takes; what a crashed one has left is taken again', async () => {
  const deliveries = new PgDeliveries(app.pool, new SealedBox(loadMasterKey(null, app.dataDir), ENGINE_SECRETS));
  // As if it were new; the server's own look comes every five seconds, so whoever is first takes it alone.
  await app.pool.query('UPDATE campaign_engine_deliveries SET acknowledged = false, due_at = now()');
  const taken = (await Promise.all([deliveries.take(), deliveries.take(), deliveries.take()])).flat();
  expect(taken.length).toBeLessThanOrEqual(1);
  expect(await deliveries.take()).toEqual([]);
  const { rows } = await app.pool.query<{ attempts: number }>('SELECT attempts FROM campaign_engine_deliveries');
  expect(rows).toEqual([{ attempts: 3 }]);
  await app.pool.query(`UPDATE campaign_engine_deliveries SET acknowledged = false, due_at = now() - interval '1 s'`);
  const again = await deliveries.take();
  expect(again.length + received.length).toBeGreaterThanOrEqual(3);
});
