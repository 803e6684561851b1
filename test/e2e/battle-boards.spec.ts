/** A game master's own board files for a campaign's battle (BT-8), over HTTP. */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { battleAs, handOver, openDuel } from '../support/matches/battle-matches';
import { newGame, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const file = (columns: number, rows: number, ...lines: readonly string[]): string =>
  [`size ${columns} ${rows}`, ...lines, 'end'].join('\n');
const BATTLETECH = { engine: 'battletech', level: 'standard' };
const PEAK = { name: 'peak.board', text: file(16, 17, 'hex 0816 9 "" ""') };

const pointersOf = ({ body }: Answer): readonly string[] =>
  (body['violations'] as unknown as { code: string; pointer: string }[]).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
/** The hexes of a level of which there is nothing else on any sheet. */
const peaksOf = async (who: Person, match: unknown): Promise<readonly string[]> => {
  const board = expectStatus(await who.call('GET', `/v1/matches/${String(match)}/board`), 200).body;
  check('MatchBoard', board);
  const { areas } = board as unknown as { areas: { level: number; places: string[] }[] };
  return areas.filter(({ level }) => level === 9).flatMap(({ places }) => places);
};

it('BT-8 the match is fought on the game master’s sheet, and the battle’s setup stays as it was', async () => {
  const game = await newGame(app);
  const battle = await openDuel(game);
  const before = await battleAs(game, game.gm, battle);
  const dry = await handOver(game, battle, { ...BATTLETECH, boards: [PEAK] }, '?dryRun=true');
  expect(expectStatus(dry, 200).body['match']).toBeNull();
  const handed = expectStatus(await handOver(game, battle, { ...BATTLETECH, boards: [PEAK] }), 200).body;
  // 0816 of the middle sheet.
  for (const who of [...game.players, game.gm]) expect(await peaksOf(who, handed['match'])).toEqual(['4050']);
  expect((await battleAs(game, game.gm, battle))['setup']).toEqual(before['setup']);

  // It is fought there now; back at the table it can be handed over with another field.
  const late = await handOver(game, battle, { ...BATTLETECH, boards: [PEAK] });
  expect([late.status, pointersOf(late)]).toEqual([409, ['battle/boards-late /boards']]);
  expectStatus(await handOver(game, battle, { engine: 'table' }), 200);
  const whole = [{ text: file(80, 85, 'hex 0101 9 "" ""', 'hex 8085 9 "woods:1" ""') }];
  const again = expectStatus(await handOver(game, battle, { ...BATTLETECH, boards: whole }), 200).body;
  expect(await peaksOf(game.gm, again['match'])).toEqual(['0101', '8085']);
});

it('BT-8 what is wrong is told by file and line in the reader’s language, and nothing changes', async () => {
  const game = await newGame(app);
  const battle = await openDuel(game);
  const before = await battleAs(game, game.gm, battle);
  const boards = [PEAK, { name: 'bad.board', sheet: 2, text: file(16, 17, 'hex 0101 0 "lava:1" ""') }];
  const wrong = await handOver(game, battle, { ...BATTLETECH, boards });
  check('Problem', wrong.body);
  expect([wrong.status, pointersOf(wrong)]).toEqual([
    422,
    ['battle/board-file /boards/1/text', 'battletech/terrain /boards/1/text/lines/2'],
  ]);
  expect(wrong.text).toContain('bad.board cannot be read');
  const german = await game.gm.call('POST', `/v1/campaigns/${game.id}/battles/${battle}/engine`, {
    body: { ...BATTLETECH, boards },
    headers: { 'accept-language': 'de' },
  });
  expect(german.text).toContain('bad.board ist nicht lesbar');

  const refused = async (body: object): Promise<unknown> => {
    const answer = await handOver(game, battle, body);
    return [answer.status, ...pointersOf(answer)];
  };
  for (const engine of [{ engine: 'table' }, { engine: 'dark-age' }, { ...BATTLETECH, level: 'quickstart' }])
    expect(await refused({ ...engine, boards: [PEAK] })).toEqual([422, 'battle/boards-not-taken /boards']);
  for (const [sent, said] of [
    [[], 'shape/list-length /boards'],
    [Array(26).fill(PEAK), 'shape/list-length /boards'],
    [[{ ...PEAK, sheet: 26 }], 'shape/not-an-integer /boards/0/sheet'],
    [[{ ...PEAK, text: '' }], 'shape/not-a-text /boards/0/text'],
    [[{ ...PEAK, text: 'x'.repeat(524_289) }], 'shape/not-a-text /boards/0/text'],
    [[{ ...PEAK, turned: true }], 'shape/unknown-property /boards/0/turned'],
    [[{ name: 'x' }], 'shape/missing /boards/0/text'],
  ] as const)
    expect(await refused({ ...BATTLETECH, boards: sent })).toEqual([400, said]);
  const [player] = game.players as [Player];
  const mine = await game.at(player, 'POST', `/battles/${battle}/engine`, {
    body: { ...BATTLETECH, boards: [PEAK] },
  });
  expect(mine.status).toBe(403);
  expect(await battleAs(game, game.gm, battle)).toEqual(before);
});
