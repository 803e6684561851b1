/**
 * MM-4, MM-5 over real HTTP: a battle that was fought with MegaMek comes back by the records of both sides.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { recordText } from '../support/megamek/megamek-record';
import { muster } from '../support/muster';
import { expectStatus, type Person } from '../support/players';
import { quietReport, withUnits } from '../../src/rules/testing/battles';
import type { BattleReport, BattleSetup } from '../../src/tactical/contract';

const HUNCHBACK = 'hunchback-hbk-4g';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let is: AnswerCheck;
let battle: string;
let setup: BattleSetup;
let told: BattleReport;

interface Sent {
  readonly files?: readonly string[];
  readonly answers?: unknown;
  readonly side?: string;
  readonly query?: string;
  readonly key?: string;
  readonly language?: string;
}
const bring = async (
  who: Person,
  { files = [], answers, side, query = '', key, language = 'en' }: Sent,
): Promise<Answer> => {
  const form = new FormData();
  files.forEach((text, index) => form.append('records', new Blob([text]), `record-${index}.mul`));
  if (answers !== undefined)
    form.append('answers', typeof answers === 'string' ? answers : JSON.stringify(answers));
  if (side !== undefined) form.append('side', side);
  const response = await fetch(`${app.url}/v1/campaigns/${game.id}/battles/${battle}/records${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'accept-language': language,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
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
const state = async (who: Person): Promise<Answer> => game.at(who, 'GET', `/battles/${battle}/records`);
const pointers = (answer: Answer): readonly string[] =>
  (answer.body['questions'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer);
const codes = (answer: Answer): readonly string[] =>
  (answer.body['violations'] as unknown as { code: string }[]).map(({ code }) => code);

beforeAll(async () => {
  app = await startTestApp();
  is = await answerCheck(app);
  game = await newGame(app);
  [A, B] = game.players as readonly [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const seen = (await game.view(A)).mechs.map(({ hex }) => hex);
  const field = (await game.view(A)).map.sight.find((hex) => !seen.includes(hex)) ?? '';
  await muster(game, A, field, [{ design: HUNCHBACK, name: `Pilot <${A.force.slice(0, 4)}> & "Co"` }]);
  await muster(game, B, field, [{ design: HUNCHBACK, name: `Pilot <${B.force.slice(0, 4)}> & "Co"` }]);
  await game.advanceTo('combat', 'battles');
  battle = (await game.view(A)).battles.find((one) => one.hex === field)?.id ?? '';
  setup = expectStatus(await game.at(A, 'GET', `/battles/${battle}`), 200).body[
    'setup'
  ] as unknown as BattleSetup;
  const loser = setup.units.find(({ side }) => side === 'B');
  const winner = setup.units.find(({ side }) => side === 'A');
  told = withUnits(
    { ...quietReport(setup), turns: 9 },
    {
      [loser?.id ?? '']: {
        fate: 'on-field-unfit',
        condition: { armor: { HD: 0 }, structure: { HD: 0, LA: 0 }, slots: [], ammunition: [] },
        pilot: { hits: 2, fate: 'captured' },
      },
      [winner?.id ?? '']: { condition: { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] } },
    },
    'A',
  );
});

afterAll(async () => app.close());

it('MM-5 tells players who mix up the files which one is wanted, in their language', async () => {
  const list = '<?xml version="1.0"?><unit version="0.49.13"/>';
  const english = await bring(A, { files: [list] });
  expect(english.status).toBe(422);
  expect(codes(english)).toEqual(['record/force-list']);
  expect(english.body['detail']).toContain('<record>');
  expect((await bring(A, { files: [list], language: 'de' })).body['detail']).toContain('Gesucht ist');
  expect(codes(await bring(A, { files: ['<!DOCTYPE a [<!ENTITY b "c">]><record/>'] }))).toEqual([
    'xml/doctype',
  ]);
  expect(codes(await bring(A, { files: ['<record'] }))).toEqual(['xml/malformed']);
  expect(codes(await bring(A, { files: ['x'.repeat(5 * 1024 * 1024 + 1)] }))).toEqual(['xml/too-large']);
  expect((await state(A)).body['records']).toEqual([]);
});

it('MM-4 notes a bin that was loaded otherwise in MegaMek, in the language of who reads it', async () => {
  const record = recordText(setup, told, 'A').replaceAll(
    'type="IS Ammo AC/20"',
    'type="IS Precision Ammo AC/20"',
  );
  for (const [language, words] of [
    ['en', 'was loaded with “IS Precision Ammo AC/20”'],
    ['de', 'mit „IS Precision Ammo AC/20“ geladen'],
  ] as const) {
    const tried = expectStatus(await bring(A, { files: [record], query: '?dryRun=true', language }), 200);
    is('BattleRecords', tried.body);
    const notes = tried.body['notes'] as unknown as readonly {
      readonly code: string;
      readonly message: string;
    }[];
    expect(notes.length).toBeGreaterThan(0);
    expect(new Set(notes.map(({ code }) => code))).toEqual(new Set(['record/other-ammunition']));
    for (const { message } of notes) expect(message).toContain(words);
  }
});

it('MM-4 asks in sentences with their possible answers, and notes what it does not understand', async () => {
  const record = recordText(setup, told, 'A')
    .replace('<entity ', '<weather wind="3"/><entity ')
    .replace('</record>', '<omen/><omen/></record>');
  const seen: Record<string, readonly string[]> = {};
  for (const language of ['en', 'de']) {
    const { body } = expectStatus(
      await bring(A, { files: [record], answers: { turns: 50_000 }, query: '?dryRun=true', language }),
      200,
    );
    is('BattleRecords', body);
    const questions = body['questions'] as unknown as readonly {
      about: string;
      text: string;
      choices: unknown;
      answers: { value: unknown; text: string }[] | null;
    }[];
    for (const { choices, answers } of questions)
      expect(answers?.map(({ value }) => value) ?? null).toEqual(choices);
    const holder = questions.find(({ about }) => about === 'holder');
    const turns = questions.find(({ about }) => about === 'turns');
    const notes = body['notes'] as unknown as readonly { code: string; params: object; message: string }[];
    expect(notes.map(({ code, params }) => [code, params])).toEqual([
      ['record/not-understood', { element: 'omen', within: 'record', count: 2, line: expect.any(Number) }],
      [
        'record/not-understood',
        { element: 'weather', within: 'survivors', count: 1, line: expect.any(Number) },
      ],
    ]);
    for (const { message } of notes) expect(message).toMatch(/<(omen|weather)>/);
    expect(holder?.answers?.map(({ value }) => value)).toEqual(['A', 'B', null]);
    const forces = (await game.view(A)) as unknown as { forces: { id: string; name: string }[] };
    expect(holder?.answers?.slice(0, 2).map(({ text }) => text)).toEqual(
      setup.sides.map(({ forces: [force] }) => forces.forces.find(({ id }) => id === force)?.name),
    );
    seen[language] = [holder?.text ?? '', holder?.answers?.[2]?.text ?? '', turns?.text ?? ''];
  }
  expect(seen['en']).toEqual([
    'Who holds the field?',
    'Nobody',
    'How many turns were fought? A figure from 0 to 10,000. The answer that was given is not possible.',
  ]);
  expect(seen['de']?.slice(0, 2)).toEqual(['Wer hält das Feld?', 'Niemand']);
});

it('MM-4 says what is misshapen in a form', async () => {
  expect(codes(await bring(A, {}))).toEqual(['record/nothing-sent']);
  expect(codes(await bring(A, { answers: '{' }))).toEqual(['shape/not-an-object']);
  expect(codes(await bring(A, { answers: { holder: [] } }))).toEqual(['shape/not-an-answer']);
  expect(codes(await bring(A, { answers: { winner: 'A' } }))).toEqual(['shape/unknown-property']);
  // What no JSON body may hold, no field of a form may hold either: the database could not keep it.
  for (const text of ['a\\u0000b', 'a\\ud800b'])
    for (const answers of [`{"holder":"${text}"}`, `{"mines":{"${text}":1}}`])
      expect((await bring(A, { answers })).status).toBe(400);
  expect(codes(await bring(A, { files: ['a', 'b', 'c', 'd', 'e'] }))).toEqual(['record/too-many-files']);
  const broken = await game.at(A, 'POST', `/battles/${battle}/records`, {
    body: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(broken.status).toBe(400);
});

it('MM-4 only who fights in it and the game master may bring or read anything', async () => {
  const foreign = await game.at(A, 'GET', `/battles/nothing/records`);
  expect(foreign.status).toBe(404);
  expect((await bring({ ...A, token: 'nobody' }, { answers: {} })).status).toBe(401);
});

it('MM-4 a record of the other side, or one that heals, is refused and nothing is kept', async () => {
  expect(codes(await bring(A, { files: [recordText(setup, told, 'B')] }))).toEqual(['record/other-side']);
  const own = recordText(setup, told, 'A');
  const wrong = await bring(A, { files: [own.replace('<armor points="3"/>', '<armor points="-3"/>')] });
  expect(wrong.body['violations']).toMatchObject([
    { code: 'record/bad-figure', pointer: '/files/0', params: { value: '-3', element: 'armor' } },
  ]);
  expect(codes(await bring(game.gm, { files: [own, own] }))).toEqual(['record/side-twice']);
  expect((await state(A)).body['records']).toEqual([]);
});

it('MM-4 answers about nobody in the battle, and sides that are none or not one’s own, are refused and nothing is kept', async () => {
  const strange = await bring(A, {
    answers: {
      turns: 3,
      units: { nobody: { fate: 'withdrawn', edge: 'N' }, '*': { fate: 'withdrawn' } },
      buildings: { nothing: 1 },
    },
  });
  expect(strange.status).toBe(422);
  expect(strange.body['violations']).toMatchObject([
    { code: 'battle/unknown-unit', pointer: '/answers/units/nobody', params: { unit: 'nobody' } },
    {
      code: 'battle/unknown-building',
      pointer: '/answers/buildings/nothing',
      params: { building: 'nothing' },
    },
  ]);
  const own = recordText(setup, told, 'A');
  const unknown = await bring(game.gm, { files: [own], side: 'Z' });
  expect(unknown.body['violations']).toMatchObject([{ code: 'battle/unknown-side', pointer: '/side' }]);
  expect(codes(await bring(A, { files: [own], side: 'B' }))).toEqual(['record/other-side']);
  expect((await state(A)).body).toMatchObject({ records: [], answers: {} });
});

it('MM-4 both sides bring their records at different times, answer, and the report counts when both agree', async () => {
  const dry = expectStatus(
    await bring(A, { files: [recordText(setup, told, 'A')], query: '?dryRun=true' }),
    200,
  );
  expect(dry.body['records']).toMatchObject([{ side: 'A' }]);
  expect((await state(A)).body['records']).toEqual([]);

  const first = expectStatus(
    await bring(A, { files: [recordText(setup, told, 'A')], answers: { holder: 'A' }, key: 'one' }),
    200,
  );
  is('BattleRecords', first.body);
  expect(pointers(first)).toContain('/turns');
  expect(first.body['report']).toBeNull();
  expect(
    (await bring(A, { files: [recordText(setup, told, 'A')], answers: { holder: 'A' }, key: 'one' })).text,
  ).toBe(first.text);
  expect((await bring(A, { answers: { holder: 'B' }, key: 'one' })).status).toBe(422);

  const plain = expectStatus(
    await game.at(A, 'POST', `/battles/${battle}/records`, { body: { answers: { holder: 'A' } } }),
    200,
  );
  expect(plain.body['records']).toMatchObject([{ side: 'A' }]);
  expect((await game.at(A, 'POST', `/battles/${battle}/records`, { body: {} })).status).toBe(400);

  const second = expectStatus(
    await bring(B, { files: [recordText(setup, told, 'B')], answers: { holder: null, turns: 9 } }),
    200,
  );
  expect(second.body['records']).toMatchObject([{ side: 'A' }, { side: 'B' }]);
  expect(second.body['differences']).toMatchObject([
    {
      pointer: '/holder',
      fields: [
        {
          said: [
            { by: 'A', value: 'A' },
            { by: 'B', value: null },
          ],
        },
      ],
    },
  ]);
  expect(second.body['answers']).toEqual({ '/holder': null, '/turns': 9 });

  const settled = expectStatus(await bring(B, { answers: { turns: 9 }, query: '?file=true' }), 200);
  is('BattleRecords', settled.body);
  expect(pointers(settled)).toEqual([]);
  expect(settled.body['filed']).toMatchObject({
    state: 'reported',
    reportState: 'pending',
    confirmedBy: [B.force],
  });
  const report = (settled.body['filed'] as unknown as { report: string }).report;

  const seen = expectStatus(await state(A), 200);
  expect(seen.body['report']).toMatchObject({ holder: 'A', turns: 9 });
  expect(seen.body['difference']).toMatchObject({ holder: 'A' });
  const confirmed = expectStatus(
    await game.at(A, 'POST', `/battles/${battle}/reports/${report}/confirm`),
    200,
  );
  expect(confirmed.body).toMatchObject({ state: 'done', winner: 'A' });
  expect((await bring(A, { answers: {} })).status).toBe(409);
  const view = (await game.view(A)) as unknown as {
    mechs: readonly { id: string; condition?: { armor: object } }[];
    wrecks: readonly { unit: string }[];
  };
  const [mine, theirs] = ['A', 'B'].map((side) => setup.units.find((unit) => unit.side === side)?.id);
  expect(view.mechs.find(({ id }) => id === mine)?.condition?.armor).toEqual({ CT: 3 });
  expect(view.wrecks.map(({ unit }) => unit)).toContain(theirs);
});
