/** The client waits when the server asks it to (429 with `Retry-After`), and sends the same command again. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, connect, ok } from './client';

interface Asked {
  readonly body: string;
  readonly key: string | undefined;
}

let server: Server;
let asked: Asked[];
/** How many times the server asks to wait, and for how many seconds. */
let refusals: number;
let wait: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ body, key: request.headers['idempotency-key'] as string | undefined });
      const refused = asked.length <= refusals;
      response.writeHead(refused ? 429 : 201, {
        'content-type': 'application/json',
        ...(refused ? { 'retry-after': wait } : {}),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
});

const create = () =>
  ok(
    connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).POST('/v1/campaigns', {
      body: { name: 'X' },
    }),
  );

it('waits as long as it is asked to, and sends the same again', async () => {
  [refusals, wait] = [2, '0.05'];
  await create();
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ body }) => body))).toEqual(new Set(['{"name":"X"}']));
  // Under one key, so that it is carried out once.
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

it.each(['86400', 'soon'])('does not wait for %s', async (asks) => {
  [refusals, wait] = [1, asks];
  await expect(create()).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(1);
});

it('gives up in the end', async () => {
  [refusals, wait] = [1_000, '0.01'];
  await expect(create()).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveLength(6);
});
