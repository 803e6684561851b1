/**
 * MM-4 over real HTTP: a battle that can have ended in any way, as the MegaMek of one player, of both, or of
 * somebody who only watched saves it. The game master hands it in, answers what is asked, and gets the truth.
 * `BATTLES=n`: so many ends.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { anyEnd, type MegaMekEnd } from '../support/megamek/megamek-end';
import { savedRecord, type Writing } from '../support/megamek/megamek-sides';
import { muster, type Recruit } from '../support/muster';
import { expectStatus, type Person } from '../support/players';
import { chance } from '../../src/rules/testing/draws';
import type { BattleReport, BattleSetup } from '../../src/tactical/contract';

const BATTLES = Number(process.env['BATTLES'] ?? 6);
const DESIGNS = ['hunchback-hbk-4g', 'atlas-as7-d', 'locust-lct-1v', 'warhammer-whm-6r', 'enforcer-enf-4r'];

let app: TestApp;
let game: Game;
let A: Player;
let is: AnswerCheck;
let battle: string;
let setup: BattleSetup;

const recruits = (who: Player, count: number): readonly Recruit[] =>
  Array.from({ length: count }, (_, index) => ({
    design: DESIGNS[index % DESIGNS.length] ?? '',
    name: `Cy <${who.force.slice(0, 4)}> & "Dee", no. ${index}`,
  }));

interface Sent {
  readonly files: readonly string[];
  readonly answers: object;
  readonly side: string | null;
  readonly query?: string;
}
const bring = async (
  who: Person,
  { files, answers, side, query = '?dryRun=true' }: Sent,
): Promise<Answer> => {
  const form = new FormData();
  files.forEach((text, index) => form.append('records', new Blob([text]), `record-${index}.mul`));
  form.append('answers', JSON.stringify(answers));
  if (side !== null) form.append('side', side);
  const response = await fetch(`${app.url}/v1/campaigns/${game.id}/battles/${battle}/records${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Answer['body'],
  };
};

/** All that anybody could be asked. */
const answersOf = ({ truth }: MegaMekEnd): object => ({
  holder: truth.holder,
  turns: truth.turns,
  mines: truth.minesUsed,
  buildings: Object.fromEntries(truth.buildings.map(({ id, cp }) => [id, cp])),
  units: Object.fromEntries(
    truth.units.map(({ id, fate, edge, pilot }) => [
      id,
      {
        fate,
        ...(edge === null ? {} : { edge }),
        ...(pilot === null || pilot.fate === 'in-mech' ? {} : { pilot: pilot.fate }),
      },
    ]),
  ),
});

const SAVERS: readonly (readonly [string, readonly Writing['view'][]])[] = [
  [
    'both',
    [
      { side: 'A', owns: true },
      { side: 'B', owns: true },
    ],
  ],
  ['A', [{ side: 'A', owns: true }]],
  ['B', [{ side: 'B', owns: true }]],
  ['A’s host', [{ side: 'A', owns: false }]],
  ['who watched', [null]],
];
const filesOf = (end: MegaMekEnd, views: readonly Writing['view'][], index: number): readonly string[] =>
  views.map((view) =>
    savedRecord(end, { view, route: index % 2 === 0 ? 'list' : 'scenario', newer: index % 3 === 0 }),
  );

beforeAll(async () => {
  app = await startTestApp();
  is = await answerCheck(app);
  game = await newGame(app);
  const [first, second] = game.players as readonly [Player, Player];
  A = first;
  await game.advanceTo('combat', 'declarations');
  const taken = (await game.view(A)).mechs.map(({ hex }) => hex);
  const field = (await game.view(A)).map.sight.find((hex) => !taken.includes(hex)) ?? '';
  await muster(game, first, field, recruits(first, 4));
  await muster(game, second, field, recruits(second, 5));
  await game.advanceTo('combat', 'battles');
  battle = (await game.view(A)).battles.find((one) => one.hex === field)?.id ?? '';
  setup = expectStatus(await game.at(game.gm, 'GET', `/battles/${battle}`), 200).body[
    'setup'
  ] as unknown as BattleSetup;
  expect(setup.units.filter(({ pilot }) => pilot !== null)).toHaveLength(9);
});

afterAll(async () => app.close());

it('MM-4 whoever saved the record of a battle, the report is the truth', async () => {
  for (let index = 0; index < BATTLES; index += 1) {
    const end = anyEnd(chance(4_000 + index), setup);
    for (const [who, views] of SAVERS) {
      const [view = null] = views;
      const found = expectStatus(
        await bring(game.gm, {
          files: filesOf(end, views, index),
          answers: answersOf(end),
          side: views.length === 1 ? (view?.side ?? null) : null,
        }),
        200,
      );
      expect({ index, who, open: found.body['questions'], wrong: found.body['contradictions'] }).toEqual({
        index,
        who,
        open: [],
        wrong: [],
      });
      expect({ index, who, report: found.body['report'] as unknown as BattleReport }).toEqual({
        index,
        who,
        report: end.truth,
      });
    }
  }
}, 600_000);

it('MM-4 the game master finishes a battle of bots with the one record that they have, and few answers', async () => {
  const ends = Array.from({ length: 500 }, (_, index) => anyEnd(chance(4_711 + index), setup));
  // Whether somebody aboard an enemy's mech lived on is another question.
  const end = ends.find(
    ({ truth, walkers }) =>
      truth.holder !== null &&
      truth.units.some(({ fate }) => fate === 'withdrawn') &&
      walkers.every(({ pickedUpBy }) => pickedUpBy === null),
  );
  if (end === undefined) throw new Error('no such end');
  const files = filesOf(end, [null], 1);
  const first = expectStatus(await bring(game.gm, { files, answers: {}, side: null, query: '' }), 200);
  is('BattleRecords', first.body);
  expect(first.body['records']).toMatchObject([{ side: null }]);
  const asked = (first.body['questions'] as unknown as { about: string; proposal: unknown }[]).filter(
    ({ about }) => about !== 'mines' && about !== 'building',
  );
  expect(asked.filter(({ about }) => about !== 'edge').map(({ about }) => about)).toEqual([
    'holder',
    'turns',
  ]);
  expect(asked.find(({ about }) => about === 'holder')?.proposal).toBe(end.truth.holder);

  const { units, ...others } = answersOf(end) as { units: Record<string, { edge?: string }> };
  const edges = Object.fromEntries(
    Object.entries(units).flatMap(([id, { edge }]) => (edge === undefined ? [] : [[id, { edge }]])),
  );
  const answers = { answers: { ...others, units: edges } };
  const done = expectStatus(
    await game.at(game.gm, 'POST', `/battles/${battle}/records?file=true`, { body: answers }),
    200,
  );
  expect(done.body['filed']).toMatchObject({ battle });
  const told = done.body['report'] as unknown as BattleReport;
  expect(told.units.map(({ id, fate }) => [id, fate])).toEqual(
    end.truth.units.map(({ id, fate }) => [id, fate]),
  );
  const seen = expectStatus(await game.at(A, 'GET', `/battles/${battle}/records`), 200);
  is('BattleRecords', seen.body);
  expect(seen.body['records']).toMatchObject([{ side: null }]);
});
