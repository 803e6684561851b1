/** A game master's library of map sheets (BT-8), over HTTP. */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Player } from '../support/game';
import { expectProblem, type Answer } from '../support/http';
import { battleAs, handOver, openDuel } from '../support/matches/battle-matches';
import { expectStatus, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const PATH = '/v1/me/boards';
const BATTLETECH = { engine: 'battletech', level: 'standard' };
const file = (columns: number, rows: number, ...lines: readonly string[]): string =>
  [`size ${columns} ${rows}`, ...lines, 'end'].join('\n');
/** A sheet with a hex of a level of which there is nothing on any drawn sheet. */
const peak = (name: string, level: number) => ({
  name: `boards/${name}.board`,
  text: file(16, 17, `hex 0816 ${level} "" ""`),
});

const send = (who: Person, files: readonly object[], query = '', headers = {}): Promise<Answer> =>
  who.call('POST', `${PATH}${query}`, { body: { files }, headers });
const listOf = async (who: Person): Promise<readonly string[]> => {
  const page = expectStatus(await who.call('GET', PATH), 200).body;
  check('OwnBoardPage', page);
  return (page['items'] as unknown as { board: string }[]).map(({ board }) => board);
};
const codesOf = ({ body }: Answer): readonly string[] =>
  (body['violations'] as unknown as { code: string; pointer: string }[]).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
/** Hexes of a level on the field of a match. */
const levelsOf = async (
  who: Person,
  match: unknown,
  levels: readonly number[],
): Promise<readonly string[]> => {
  const board = expectStatus(await who.call('GET', `/v1/matches/${String(match)}/board`), 200).body;
  const { areas } = board as unknown as { areas: { level: number; places: string[] }[] };
  return areas.filter(({ level }) => levels.includes(level)).flatMap(({ places }) => places);
};

it('BT-8 many files are imported at once, all or nothing of each, and what is wrong is told by file and line', async () => {
  const { gm } = await newGame(app);
  const files = [
    peak('Grass Lands 1', 9),
    { name: 'Moon.board', text: file(15, 17) },
    { name: 'bad.board', text: file(16, 17, 'hex 0101 0 "lava:1" ""', 'nonsense') },
    { name: 'other/grass lands 1.BOARD', text: file(16, 17) },
    { name: '?.board', text: file(16, 17) },
  ];
  const dry = expectStatus(await send(gm, files, '?dryRun=true'), 200);
  check('BoardReport', dry.body);
  expect(await listOf(gm)).toEqual([]);
  const report = expectStatus(await send(gm, files), 200).body;
  expect(report).toEqual(dry.body);
  expect(report).toMatchObject({
    ...{ read: 5, added: 1, known: 0, replaced: 0, refused: 4 },
    boards: [
      {
        ...{ board: 'grass-lands-1', name: 'Grass Lands 1', file: 'boards/Grass Lands 1.board' },
        ...{ country: 'mountains', state: 'added' },
      },
    ],
  });
  const refusals = report['refusals'] as unknown as {
    file: string;
    violations: { code: string; pointer: string }[];
  }[];
  expect(
    refusals.map((one) => [one.file, ...one.violations.map(({ code, pointer }) => code + pointer)]),
  ).toEqual([
    ['Moon.board', 'import/board-size'],
    ['bad.board', 'battletech/terrain/lines/2', 'battletech/board-line/lines/3'],
    ['other/grass lands 1.BOARD', 'import/board-twice'],
    ['?.board', 'import/board-name'],
  ]);
  const german = await send(gm, files, '?dryRun=true', { 'accept-language': 'de' });
  expect(german.text).toContain('15 × 17 Felder');

  // The same again is known, another file of that name replaces it, and one is removed.
  expect(expectStatus(await send(gm, files.slice(0, 1)), 200).body).toMatchObject({ known: 1, added: 0 });
  expect(expectStatus(await send(gm, [peak('Grass Lands 1', 8), peak('Alps', 8)]), 200).body).toMatchObject({
    replaced: 1,
    added: 1,
  });
  expect(await listOf(gm)).toEqual(['alps', 'grass-lands-1']);
  const page = expectStatus(await gm.call('GET', `${PATH}?limit=1`), 200).body;
  expect(page).toMatchObject({ next: 'alps' });
  const rest = expectStatus(await gm.call('GET', `${PATH}?limit=1&after=alps`), 200).body;
  expect(rest).toMatchObject({ items: [{ board: 'grass-lands-1' }], next: null });
  expectStatus(await gm.call('DELETE', `${PATH}/alps?dryRun=true`), 204);
  expect(await listOf(gm)).toHaveLength(2);
  expectStatus(await gm.call('DELETE', `${PATH}/alps`), 204);
  expectStatus(await gm.call('DELETE', `${PATH}/alps`), 404);
  expect(await listOf(gm)).toEqual(['grass-lands-1']);
  const exported = expectStatus(await gm.call('GET', '/v1/me/export'), 200).body;
  expect(exported['boards']).toMatchObject([{ name: 'Grass Lands 1', text: peak('', 8).text }]);
});

it('BT-8 only game masters import, and nobody sees the sheets of another', async () => {
  const [mine, theirs] = [await newGame(app), await newGame(app)];
  const [player] = mine.players as [Player];
  expectProblem(await send(player, [peak('Alps', 9)]), 403, 'request/forbidden');
  expectProblem(await player.call('GET', PATH), 403, 'request/forbidden');
  expectProblem(await player.call('DELETE', `${PATH}/alps`), 403, 'request/forbidden');
  expectStatus(await send(mine.gm, [peak('Alps', 9)]), 200);
  expect(await listOf(theirs.gm)).toEqual([]);
  expectStatus(await theirs.gm.call('DELETE', `${PATH}/alps`), 404);
  const battle = await openDuel(theirs);
  const refused = await handOver(theirs, battle, { ...BATTLETECH, boards: [{ board: 'alps' }] });
  expect([refused.status, codesOf(refused)]).toEqual([422, ['battle/unknown-board /boards/0/board']]);
  expect(await listOf(mine.gm)).toEqual(['alps']);
});

it('BT-8 a library has 500 sheets at the most', async () => {
  const { gm } = await newGame(app);
  for (let from = 0; from < 500; from += 100) {
    const files = Array.from({ length: 100 }, (_, index) => peak(`Sheet ${from + index}`, 1));
    expectStatus(await send(gm, files), 200);
  }
  const full = await send(gm, [peak('One more', 1)]);
  expect([full.status, codesOf(full)]).toEqual([422, ['import/boards-full ']]);
  expectStatus(await send(gm, [peak('Sheet 7', 2)]), 200);
  expectStatus(await send(gm, Array(101).fill(peak('X', 1))), 400);
});

it('BT-8 a battle is fought on sheets of the library, and a match that runs keeps them', async () => {
  const game = await newGame(app);
  expectStatus(await send(game.gm, [peak('Alps', 9)]), 200);
  const battle = await openDuel(game);
  const before = await battleAs(game, game.gm, battle);
  const boards = [{ board: 'alps' }, { board: 'alps', sheet: 1 }];
  const handed = expectStatus(await handOver(game, battle, { ...BATTLETECH, boards }), 200).body;
  const field = ['0816', '4050'];
  for (const who of [...game.players, game.gm])
    expect(await levelsOf(who, handed['match'], [9])).toEqual(field);
  expect((await battleAs(game, game.gm, battle))['setup']).toEqual(before['setup']);
  const late = await handOver(game, battle, { ...BATTLETECH, library: true });
  expect([late.status, codesOf(late)]).toEqual([409, ['battle/boards-late /library']]);
  expectStatus(await send(game.gm, [peak('Alps', 8)]), 200);
  expectStatus(await game.gm.call('DELETE', `${PATH}/alps`), 204);
  expect(await levelsOf(game.gm, handed['match'], [8, 9])).toEqual(field);
});

it('BT-8 sheets of the library lie in place of drawn ones of their country, each once', async () => {
  const game = await newGame(app);
  const battle = await openDuel(game);
  const { setup } = (await battleAs(game, game.gm, battle)) as unknown as {
    setup: { sheets: { name: string }[] };
  };
  const middle = setup.sheets[12]?.name.split('-')[0];
  const wet = Array.from(
    { length: 14 },
    (_, at) => `hex 01${String(at + 1).padStart(2, '0')} 0 "water:1" ""`,
  );
  const woods = Array.from({ length: 64 }, (_, at) => {
    const [column, row] = [1 + Math.floor(at / 16), 1 + (at % 16)];
    return `hex ${String(column).padStart(2, '0')}${String(row).padStart(2, '0')} 0 "woods:1" ""`;
  });
  const rough = woods.slice(0, 30).map((line) => line.replace('woods', 'rough'));
  const high = woods.map((line) => line.replace(' 0 "woods:1"', ' 1 ""'));
  const LINES: Readonly<Record<string, readonly string[]>> = {
    ...{ clear: [], lake: wet, woods, badlands: rough, hills: high },
    mountains: ['hex 0101 6 "" ""'],
    urban: woods.slice(0, 30).map((line) => line.replace('"woods:1"', '"building:1;bldg_elev:1;bldg_cf:15"')),
  };
  const lines = LINES[middle ?? ''] ?? [];
  const marked = [1, 2].map((number) => ({
    name: `Sheet ${number}.board`,
    text: file(16, 17, ...lines, `hex 1617 -${8 + number} "" ""`),
  }));
  const sent = expectStatus(await send(game.gm, marked), 200).body;
  expect(sent).toMatchObject({ added: 2, boards: [{ country: middle }, { country: middle }] });
  const count = Math.min(2, setup.sheets.filter(({ name }) => name.startsWith(`${middle ?? ''}-`)).length);
  const handed = expectStatus(await handOver(game, battle, { ...BATTLETECH, library: true }), 200).body;
  const places = await levelsOf(game.gm, handed['match'], [-9, -10]);
  expect(places).toHaveLength(count);
  // 1617 of the middle sheet.
  expect(places.filter((hex) => hex === '4851')).toHaveLength(1);
});
