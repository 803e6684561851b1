/**
 * The planet as a picture over HTTP: what the asker sees, now and at past phases, with strong tags, safe
 * headers and turns by user.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { expectProblem } from '../support/http';
import { expectStatus, type Person } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

const svg = (who: Person, query = '', headers: Record<string, string> = {}) =>
  game.at(who, 'GET', `/map.svg${query}`, { headers });
const png = async (who: Person, query = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/v1/campaigns/${game.id}/map.png${query}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
/** How many mechs the counters say there are. */
const counted = (text: string): number =>
  [...text.matchAll(/<use href="#m-[^"]*" x="\d+" y="\d+"\/>\n<g[^>]*><text[^>]*>(\d+)</g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

it('SIGHT-4 shows each what their view tells, as a drawing that runs and loads nothing', async () => {
  for (const who of [A, B, game.gm]) {
    const { status, headers, text } = await svg(who);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'nosniff',
    ]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    );
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([
      'private, no-cache',
      expect.stringMatching(/^"/),
    ]);
    expect(counted(text)).toBe((await game.view(who)).mechs.length);
  }
  expect((await svg(A)).text).not.toBe((await svg(B)).text);
  expect((await svg(game.gm, `?as=${A.force}`)).text).toBe((await svg(A)).text);
  expectProblem(await svg(B, `?as=${A.force}`), 403, 'request/forbidden');
});

it('is a PNG of the same, in the reader’s language, and not sent to who has it', async () => {
  const first = await png(A);
  expect([first.status, first.headers.get('content-type'), first.headers.get('content-disposition')]).toEqual(
    [200, 'image/png', 'inline; filename="planet-1-preparation.png"'],
  );
  expect(first.bytes.subarray(1, 4).toString()).toBe('PNG');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"/);
  const again = await png(A, '', { 'if-none-match': tag });
  expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag]);
  const german = await svg(A, '', { 'accept-language': 'de' });
  expect([german.status, german.headers.get('content-language')]).toEqual([200, 'de']);
  expect(german.text).toContain('Runde 1: Vorbereitung');
  expect((await svg(A)).headers.get('etag')).not.toBe(german.headers.get('etag'));
  expect((await png(A, '', { 'if-none-match': german.headers.get('etag') ?? '' })).status).toBe(200);
});

it('shows a past phase as it was seen when it opened, and none that has not been', async () => {
  const before = await svg(A);
  await game.allReady();
  expect((await svg(A)).headers.get('etag')).not.toBe(before.headers.get('etag'));
  const past = await svg(A, '?round=1&phase=preparation');
  expect(past.text).toBe(before.text);
  expect(
    (await svg(A, '?round=1&phase=preparation', { 'if-none-match': before.headers.get('etag') ?? '' }))
      .status,
  ).toBe(304);
  expectProblem(await svg(A, '?round=9&phase=supply'), 404, 'request/not-found');
  expectProblem(await svg(A, '?round=1'), 400, 'shape/missing');
  expectProblem(await svg(A, '?round=1&phase=lunch'), 400, 'shape/not-a-choice');
  expectProblem(await svg(A, '?size=9'), 400, 'shape/unknown-property');
});

it('one who asks for many is told to wait, and another has their turn meanwhile', async () => {
  const many = Array.from({ length: 12 }, () => png(A));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await png(B)).status).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, bytes } of refused)
    expect([status, headers.get('retry-after'), JSON.parse(bytes.toString())]).toEqual([
      429,
      '5',
      expect.objectContaining({ code: 'pictures/busy' }),
    ]);
  expectStatus(await svg(A), 200);
});
