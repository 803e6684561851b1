/**
 * Answers as they go over a slow line: packed where the client takes that, the same content in each form, and
 * never where they hold a secret.
 */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
let anna: Player;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [anna] = game.players as [Player];
});
afterAll(() => app.close());

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** As it comes over the line: `fetch` unpacks. */
const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: object,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(
      app.url + path,
      {
        method,
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        );
      },
    ).on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const view = (): string => `/v1/campaigns/${game.id}/view`;

it('sends the same view packed by Brotli, by gzip and as it is', async () => {
  const [plain, br, gzip] = (await Promise.all(
    ['identity', 'gzip, br', 'gzip'].map((encoding) => ask(view(), { 'accept-encoding': encoding })),
  )) as [Raw, Raw, Raw];
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  for (const packed of [br, gzip]) {
    expect(packed.bytes.length * 4).toBeLessThan(plain.bytes.length);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(packed.headers['etag']).toBe(plain.headers['etag']);
  }
  for (const { headers } of [plain, br, gzip])
    expect(headers['vary']).toBe('authorization, accept-language, accept-encoding');
});

it('knows the tag of a packed answer again', async () => {
  const first = await ask(view(), { 'accept-encoding': 'br' });
  const again = await ask(view(), {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers['etag']),
  });
  expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
});

it('does not pack what is small, or what nobody said they take', async () => {
  const small = await ask('/health/live', { 'accept-encoding': 'br' });
  expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
  for (const encoding of [undefined, 'zstd', 'br;q=0, gzip;q=0']) {
    const answer = await ask(view(), encoding === undefined ? {} : { 'accept-encoding': encoding });
    expect([encoding, answer.status, answer.headers['content-encoding']]).toEqual([encoding, 200, undefined]);
    expect(() => JSON.parse(answer.bytes.toString()) as unknown).not.toThrow();
  }
});

it('packs no answer with a secret, whatever its length', async () => {
  for (let count = 0; count < 12; count += 1)
    expectStatus(await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }), 201);
  const list = await ask(`/v1/campaigns/${game.id}/invitations`, {
    'accept-encoding': 'br',
    authorization: `Bearer ${game.gm.token}`,
  });
  expect(list.bytes.length).toBeGreaterThan(1_400);
  expect([list.status, list.headers['content-encoding']]).toEqual([200, undefined]);
});
