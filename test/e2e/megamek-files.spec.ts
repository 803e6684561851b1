/**
 * MM-1, MM-6 over real HTTP: who may fetch a battle's files for MegaMek, what is in them, and the release
 * that the game master sets.
 */
import yauzl from 'yauzl';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { muster } from '../support/muster';
import { expectStatus, type Person } from '../support/players';

const HUNCHBACK = 'hunchback-hbk-4g';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let battle: string;

const fetchFiles = (
  who: Person,
  headers: Readonly<Record<string, string>> = {},
  id = battle,
): Promise<Response> =>
  fetch(`${app.url}/v1/campaigns/${game.id}/battles/${id}/files/megamek.zip`, {
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'en', ...headers },
  });

const unpack = async (bytes: Buffer): Promise<ReadonlyMap<string, string>> => {
  const zip = await yauzl.fromBufferPromise(bytes, {});
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return files;
};
const filesOf = async (who: Person, language = 'en'): Promise<ReadonlyMap<string, string>> =>
  unpack(Buffer.from(await (await fetchFiles(who, { 'accept-language': language })).arrayBuffer()));

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as readonly [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const seen = (await game.view(A)).mechs.map(({ hex }) => hex);
  const field = (await game.view(A)).map.sight.find((hex) => !seen.includes(hex)) ?? '';
  await muster(game, A, field, [{ design: HUNCHBACK, name: 'Pilot <x>, "y" = 1' }]);
  await muster(game, B, field, [{ design: HUNCHBACK, name: 'Pilot <x>, "y" = 1' }]);
  await game.advanceTo('combat', 'battles');
  battle = (await game.view(A)).battles.find((one) => one.hex === field)?.id ?? '';
});

afterAll(async () => app.close());

it('MM-1 gives who fights and the game master an archive, the same bytes for the same battle, with its tag', async () => {
  const first = await fetchFiles(A);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(first.headers.get('content-disposition')).toMatch(
    /^attachment; filename="battle-\d{4}-round-\d+\.zip"$/,
  );
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await (await fetchFiles(A)).arrayBuffer()).equals(bytes)).toBe(true);
  const again = await fetchFiles(A, { 'if-none-match': etag });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect([...(await unpack(bytes)).keys()]).toEqual([
    'how-to.txt',
    'side-a.mul',
    'side-b.mul',
    expect.stringMatching(/^battle-\d{4}-round-\d+\.mms$/),
  ]);
  expect((await fetchFiles(B)).status).toBe(200);
  expect((await fetchFiles(game.gm)).status).toBe(200);
});

it('MM-1 says how to host it in the language of who asks', async () => {
  expect((await filesOf(A)).get('how-to.txt')).toContain('ROUTE 1: FORCE LISTS');
  expect((await filesOf(A, 'de')).get('how-to.txt')).toContain('WEG 1: EINHEITENLISTEN');
  expect((await fetchFiles(A, { 'accept-language': 'de' })).headers.get('content-language')).toBe('de');
});

it('MM-2 names units and pilots by their ids', async () => {
  const { body } = expectStatus(await game.at(A, 'GET', `/battles/${battle}`), 200);
  const { units } = body['setup'] as unknown as {
    units: { id: string; side: string; pilot: { id: string } }[];
  };
  const files = await filesOf(A);
  for (const { id, side, pilot } of units) {
    expect(files.get(`side-${side.toLowerCase()}.mul`)).toContain(`externalId="${id}"`);
    expect(files.get(`side-${side.toLowerCase()}.mul`)).toContain(`externalId="${pilot.id}"`);
  }
  expect(files.get('side-a.mul')).toContain('name="Pilot &lt;x&gt;, &quot;y&quot; = 1"');
});

it('SIGHT-4 is not found for who does not fight in it, and nothing else is', async () => {
  expect((await fetchFiles(A, {}, 'nothing')).status).toBe(404);
  expect((await fetchFiles({ ...A, token: 'nobody' })).status).toBe(401);
  const refused = await game.at(A, 'GET', `/battles/${battle}/files/megamek.zip?x=1`);
  expect([refused.status, (refused.body['violations'] as unknown as { code: string }[])[0]?.code]).toEqual([
    400,
    'shape/unknown-property',
  ]);
});

it('MM-6 the game master sets the release, everybody may read it, and the files follow', async () => {
  expect((await game.at(A, 'GET', '/megamek')).body).toEqual({
    version: '0.49',
    versions: ['0.49', '0.50', '0.51'],
  });
  expect((await game.at(A, 'PUT', '/gm/megamek', { body: { version: '0.50' } })).status).toBe(403);
  expect((await game.at(game.gm, 'PUT', '/gm/megamek', { body: { version: '0.48' } })).status).toBe(400);
  expectStatus(await game.at(game.gm, 'PUT', '/gm/megamek?dryRun=true', { body: { version: '0.51' } }), 200);
  expect((await filesOf(A)).get('side-a.mul')).toContain('<unit version="0.49.13">');
  expectStatus(await game.at(game.gm, 'PUT', '/gm/megamek', { body: { version: '0.51' } }), 200);
  expect((await game.at(B, 'GET', '/megamek')).body['version']).toBe('0.51');
  const files = await filesOf(A);
  expect(files.get('side-a.mul')).toContain('<unit version="0.51.0">');
  expect(files.get('how-to.txt')).toContain('names of MegaMek 0.51');
});
