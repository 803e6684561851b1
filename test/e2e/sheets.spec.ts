/**
 * Record sheets over HTTP: of designs for everybody, of mechs in play for those who know their damage, and a
 * force's as a PDF.
 */
import { createHash } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';
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

const texts = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');
const mechsOf = async (player: Player) => (await game.view(player)).mechs.filter((mech) => mech.own);

const expectSafeSvg = ({ status, headers, text }: Answer): void => {
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  );
  expect(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
};

/** Bytes; `call` reads text. */
const fetched = async (who: Person, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/v1/campaigns/${game.id}${path}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pagesIn = (bytes: Buffer): number =>
  [...bytes.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;

it('shows a design to everybody, in the language asked for, and spares what one has', async () => {
  const path = '/v1/catalog/mechs/hunchback-hbk-4g/sheet.svg';
  const english = await call(app, 'GET', path);
  expectSafeSvg(english);
  expect(english.headers.get('cache-control')).toBe('public, max-age=300');
  expect(english.headers.get('vary')).toContain('accept-language');
  expect(texts(english.text)).toEqual(
    expect.arrayContaining(['Hunchback HBK-4G', 'AC/20', 'Armour', 'Centre torso']),
  );
  const german = await call(app, 'GET', path, { headers: { 'accept-language': 'de' } });
  expect(german.headers.get('content-language')).toBe('de');
  expect(texts(german.text)).toEqual(
    expect.arrayContaining(['Hunchback HBK-4G', 'Panzerung', 'Mitteltorso']),
  );
  const again = await call(app, 'GET', path, {
    headers: { 'if-none-match': english.headers.get('etag') ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  expectProblem(await call(app, 'GET', '/v1/catalog/mechs/no-such-mech/sheet.svg'), 404, 'request/not-found');
  expect((await call(app, 'GET', `${path}?nonsense=1`)).status).toBe(400);
});

it('SIGHT-4 shows a mech in play, with damage and pilot, to its player and the game master alone', async () => {
  const [mech] = await mechsOf(A);
  if (mech === undefined) throw new Error('a force without mechs');
  const path = `/mechs/${mech.id}/sheet.svg`;
  const whole = await game.at(A, 'GET', path);
  expectSafeSvg(whole);
  // It has no name of its own: its design's stands there once.
  expect(texts(whole.text).filter((text) => text === mech.name)).toHaveLength(1);
  expect(whole.headers.get('cache-control')).toBe('private, no-cache');
  await game.correct([
    { set: 'mech', mech: mech.id, condition: { armor: { CT: 0 }, structure: {}, slots: [], ammunition: [] } },
  ]);
  const hurt = await game.at(A, 'GET', path);
  expect(texts(hurt.text).some((text) => /^CT 0\/\d+$/.test(text))).toBe(true);
  expect(texts(whole.text).some((text) => /^CT 0\/\d+$/.test(text))).toBe(false);
  expect(hurt.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  expect(
    (await game.at(A, 'GET', path, { headers: { 'if-none-match': hurt.headers.get('etag') ?? '' } })).status,
  ).toBe(304);
  expect((await game.at(game.gm, 'GET', path)).text).toBe(hurt.text);
  const other = await game.at(B, 'GET', path);
  const none = await game.at(B, 'GET', '/mechs/00000000-0000-7000-8000-000000000000/sheet.svg');
  expectProblem(other, 404, 'request/not-found');
  expect(other.text).toBe(none.text);
});

it('prints a force on a page a mech behind a cover, the same bytes each time', async () => {
  const count = (await mechsOf(A)).length;
  const first = await fetched(A, '/sheets.pdf');
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesIn(first.bytes)).toBe(count + 1);
  expect(first.bytes.toString('latin1')).not.toContain('CreationDate');
  const again = await fetched(A, '/sheets.pdf');
  expect(digest(again.bytes)).toBe(digest(first.bytes));
  const etag = first.headers.get('etag') ?? '';
  expect((await fetched(A, '/sheets.pdf', { 'if-none-match': etag })).status).toBe(304);
  const letter = await fetched(A, '/sheets.pdf?paper=letter');
  expect(letter.headers.get('etag')).not.toBe(etag);
  expect(letter.bytes.toString('latin1')).toContain('[0 0 612');
  expect(first.bytes.toString('latin1')).toContain('[0 0 595.27');
});

it('prints the mechs that are picked, and nobody else’s', async () => {
  const [one, two] = await mechsOf(A);
  const [enemy] = await mechsOf(B);
  expect(pagesIn((await fetched(A, `/sheets.pdf?mech=${one?.id}&mech=${two?.id}`)).bytes)).toBe(3);
  expect(pagesIn((await fetched(A, `/sheets.pdf?mech=${one?.id}`)).bytes)).toBe(2);
  expectProblem(
    await game.at(A, 'GET', `/sheets.pdf?mech=${one?.id}&mech=${enemy?.id}`),
    404,
    'request/not-found',
  );
  expectProblem(await game.at(A, 'GET', `/sheets.pdf?force=${B.force}`), 403, 'request/forbidden');
  expect((await fetched(game.gm, `/sheets.pdf?force=${B.force}`)).status).toBe(200);
  expect((await game.at(game.gm, 'GET', '/sheets.pdf')).status).toBe(400);
  expectProblem(await game.at(game.gm, 'GET', '/sheets.pdf?force=nobody'), 404, 'request/not-found');
  for (const query of ['paper=a5', 'paper=a4&paper=letter', 'mech=', 'nonsense=1'])
    expect([query, (await game.at(A, 'GET', `/sheets.pdf?${query}`)).status]).toEqual([query, 400]);
});

it('END-1 shows all mechs to everybody after the end', async () => {
  const [enemy] = await mechsOf(B);
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: A.force, reason: 'for the test' } }),
    200,
  );
  expectSafeSvg(await game.at(A, 'GET', `/mechs/${enemy?.id}/sheet.svg`));
  expect((await fetched(A, `/sheets.pdf?force=${B.force}`)).status).toBe(200);
});
