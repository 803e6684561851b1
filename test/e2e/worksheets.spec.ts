/**
 * Worksheets over HTTP (TBL): two players fill in one battle at the same time, and it counts when both have
 * said the same.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { expectProblem, type Answer } from '../support/http';
import { expectStatus, register } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let url: string;
let units: readonly { readonly id: string; readonly force: string; readonly side: string }[];

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const enemy = (await game.view(B)).mechs.find((mech) => mech.own);
  await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(A)).map.hq }]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find((one) => one.mine);
  url = `/battles/${String(battle?.id)}/worksheet`;
  const read = expectStatus(await game.at(A, 'GET', `/battles/${String(battle?.id)}`), 200);
  units = (read.body['setup'] as unknown as { units: typeof units }).units;
});
afterAll(() => app.close());

interface Part {
  readonly id?: string;
  readonly entries: Readonly<
    Record<string, { readonly entry: Readonly<Record<string, unknown>>; readonly revision: number }>
  >;
  readonly open: readonly string[];
  readonly differences: readonly {
    readonly pointer: string;
    readonly told: Readonly<Record<string, unknown>>;
  }[];
  readonly contradictions: Readonly<
    Record<string, readonly { readonly code: string; readonly message: string }[]>
  >;
}
interface Sheet {
  readonly mine: string | null;
  readonly ready: boolean;
  readonly contradictions: readonly { readonly code: string; readonly message: string }[];
  readonly units: readonly Part[];
  readonly field: Part;
}
const sheetOf = (answer: Answer): Sheet => expectStatus(answer, 200).body as unknown as Sheet;
const read = async (who: Parameters<Game['at']>[0]): Promise<Sheet> =>
  sheetOf(await game.at(who, 'GET', url));
const save = (
  who: Player,
  unit: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => game.at(who, 'PUT', `${url}/units/${unit}`, { body, headers });
const part = (sheet: Sheet, id: string): Part => {
  const found = sheet.units.find((one) => one.id === id);
  if (found === undefined) throw new Error('no such unit');
  return found;
};
const fit = { fate: 'on-field-fit', pilotFate: 'in-mech' };

it('TBL it is there for who fights and for the GM, and for nobody else', async () => {
  const empty = await read(A);
  expect(empty).toMatchObject({ ready: false, field: { open: ['/holder', '/turns'] } });
  expect(empty.units.map(({ id }) => id)).toEqual(units.map(({ id }) => id));
  expect((await read(game.gm)).mine).toBeNull();
  const stranger = await register(app, 'Stranger');
  expectProblem(await game.at(stranger, 'GET', url), 404, 'request/not-found');
  expect((await game.at(game.gm, 'PUT', `${url}/field`, { body: { turns: 1 } })).status).toBe(403);
  expect((await game.at(A, 'GET', '/battles/nothing/worksheet')).status).toBe(404);
  for (const unit of ['nothing', '__proto__', 'constructor'])
    expect((await save(A, unit, fit)).status).toBe(404);
});

it('TBL its papers are there for who fights, drawn and to print', async () => {
  const paper = url.replace('/worksheet', '/sheet');
  const svg = expectStatus(
    await game.at(A, 'GET', `${paper}.svg`, { headers: { 'accept-language': 'de' } }),
    200,
  );
  expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(svg.text).toContain('Gefecht in');
  const etag = svg.headers.get('etag') ?? '';
  expect(
    (await game.at(A, 'GET', `${paper}.svg`, { headers: { 'accept-language': 'de', 'if-none-match': etag } }))
      .status,
  ).toBe(304);
  const pdf = expectStatus(await game.at(B, 'GET', `${paper}.pdf?paper=letter`), 200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.text.startsWith('%PDF-')).toBe(true);
  // A page for the battle, and one for each mech of both sides.
  expect(pdf.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1 + units.length);
  const pagesOf = async (who: Parameters<Game['at']>[0], mechs: string): Promise<number> =>
    expectStatus(await game.at(who, 'GET', `${paper}.pdf?mechs=${mechs}`), 200).text.match(
      /\/Type \/Page\b(?!s)/g,
    )?.length ?? 0;
  expect(await pagesOf(A, 'mine')).toBe(1 + units.filter(({ force }) => force === A.force).length);
  expect(await pagesOf(A, 'none')).toBe(1);
  expect(await pagesOf(game.gm, 'all')).toBe(1 + units.length);
  expect(await pagesOf(game.gm, 'mine')).toBe(1);
  expect((await game.at(A, 'GET', `${paper}.pdf?mechs=theirs`)).status).toBe(400);
  expect((await game.at(A, 'GET', `${paper}.svg?page=1`)).text).toContain('<svg');
  expect((await game.at(A, 'GET', `${paper}.svg?page=2`)).status).toBe(404);
  expect((await game.at(A, 'GET', `${paper}.svg?page=0`)).status).toBe(400);
  expect((await game.at(game.gm, 'GET', `${paper}.svg`)).status).toBe(200);
  expect((await game.at(A, 'GET', `${paper}.pdf?paper=a3`)).status).toBe(400);
  const stranger = await register(app, 'Passer-by');
  for (const kind of ['svg', 'pdf'])
    expect((await game.at(stranger, 'GET', `${paper}.${kind}`)).status).toBe(404);
});

it('TBL half a unit is kept, with what is wrong in it in the reader’s words', async () => {
  const [first] = units;
  const saved = sheetOf(
    await save(A, first?.id ?? '', { condition: { armor: { CT: 900 } } }, { 'accept-language': 'de' }),
  );
  expect(part(saved, first?.id ?? '')).toMatchObject({
    open: ['/fate', '/pilotFate'],
    contradictions: { A: [{ code: 'condition/armor-out-of-range', message: expect.stringMatching(/\w/) }] },
  });
  expect(sheetOf(await save(A, first?.id ?? '', {})).units[0]?.contradictions).toEqual({});
  const tried = sheetOf(
    await game.at(A, 'PUT', `${url}/units/${first?.id ?? ''}?dryRun=true`, {
      body: { condition: { armor: { CT: 900 } } },
    }),
  );
  expect(tried.units[0]?.contradictions['A']).toHaveLength(1);
  expect((await read(A)).units[0]?.contradictions).toEqual({});
  expect((await save(A, first?.id ?? '', { fate: 'asleep', more: 1 })).status).toBe(400);
});

it('TBL two phones of one side do not overwrite each other unseen', async () => {
  const [first] = units;
  const id = first?.id ?? '';
  const now = part(await read(A), id).entries['A']?.revision ?? 0;
  const answer = await save(A, id, { fate: 'on-field-fit' }, { 'if-match': `"${now}"` });
  expect(sheetOf(answer).units[0]?.entries['A']?.revision).toBe(now + 1);
  expect(answer.headers.get('etag')).toBe(`"${now + 1}"`);
  expectProblem(await save(A, id, fit, { 'if-match': `"${now}"` }), 412, 'request/precondition-failed');
  expect((await save(A, id, fit, { 'if-match': '"0"' })).status).toBe(412);
  expect((await save(B, id, {}, { 'if-match': '*' })).status).toBe(412);
  expect((await save(B, id, {}, { 'if-match': '"3"' })).status).toBe(412);
  expect((await save(B, id, {}, { 'if-match': '"0"' })).status).toBe(200);
  expect((await save(B, id, {}, { 'if-match': '*' })).status).toBe(200);
  expect((await save(A, id, {}, { 'if-match': 'W/"x"' })).status).toBe(412);
});

describe('TBL several units at once', () => {
  const patch = (
    who: Player,
    sent: readonly object[],
    query = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => game.at(who, 'PATCH', `${url}/units${query}`, { body: { units: sent }, headers });
  const idOf = (index: number): string => units[index]?.id ?? '';
  const revisionsOf = async (who: Player): Promise<readonly number[]> =>
    (await read(who)).units.map(({ entries }) => entries[who === A ? 'A' : 'B']?.revision ?? 0);

  it('are saved together, and answered in the order in which they were sent', async () => {
    const before = await revisionsOf(A);
    const sent = [1, 0].map((index) => ({ unit: idOf(index), entry: { fate: 'on-field-fit', hits: index } }));
    const answer = expectStatus(await patch(A, sent, '?answer=part'), 200);
    const parts = answer.body['units'] as unknown as readonly Part[];
    expect(parts.map(({ id, entries }) => [id, entries['A']?.entry['hits'], entries['A']?.revision])).toEqual(
      [
        [idOf(1), 1, (before[1] ?? 0) + 1],
        [idOf(0), 0, (before[0] ?? 0) + 1],
      ],
    );
    const whole = sheetOf(await patch(A, [{ unit: idOf(0), entry: {} }]));
    expect(whole.units.map(({ entries }) => entries['A']?.revision ?? 0)).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 1,
      ...before.slice(2),
    ]);
  });

  it('are all kept or none: which was saved meanwhile is named', async () => {
    const before = await revisionsOf(A);
    const sent = [
      { unit: idOf(0), entry: fit, revision: before[0] },
      { unit: idOf(1), entry: fit, revision: (before[1] ?? 0) + 7 },
    ];
    for (const query of ['', '?dryRun=true']) {
      const refused = await patch(A, sent, query, { 'accept-language': 'de' });
      expectProblem(refused, 412, 'request/precondition-failed');
      expect(refused.body['violations']).toMatchObject([
        {
          code: 'battle/entry-changed',
          pointer: '/units/1/revision',
          params: { unit: idOf(1), revision: before[1] },
        },
      ]);
    }
    expect(
      (await patch(A, [{ unit: idOf(2), entry: {} }, sent[0] ?? {}], '', { 'if-match': '"9"' })).status,
    ).toBe(412);
    expect((await patch(A, [{ unit: idOf(0), entry: fit, revision: 0 }])).status).toBe(412);
    expect(await revisionsOf(A)).toEqual(before);
    expectStatus(
      await patch(A, [{ unit: idOf(0), entry: {}, revision: before[0] }], '?dryRun=true', {
        'if-match': '"999"',
      }),
      200,
    );
    expect(await revisionsOf(A)).toEqual(before);
  });

  it('a mistake names the unit in which it is, and nothing is saved', async () => {
    const before = await revisionsOf(A);
    const pointers = async (sent: readonly object[]): Promise<readonly string[]> => {
      const { status, body } = await patch(A, sent);
      return ((body['violations'] ?? []) as unknown as { code: string; pointer: string }[]).map(
        ({ code, pointer }) => `${status} ${code} ${pointer}`,
      );
    };
    const good = { unit: idOf(0), entry: fit };
    expect(await pointers([good, { unit: idOf(1), entry: { hits: -1 } }])).toEqual([
      '400 shape/not-an-integer /units/1/entry/hits',
    ]);
    expect(
      await pointers([good, { unit: 'nothing', entry: fit }, { unit: '__proto__', entry: fit }]),
    ).toEqual(['422 battle/unknown-unit /units/1/unit', '422 battle/unknown-unit /units/2/unit']);
    expect(await pointers([good, { unit: idOf(1), entry: fit }, good])).toEqual([
      '400 shape/twice /units/2/unit',
    ]);
    expect(await pointers([])).toEqual(['400 shape/list-length /units']);
    expect((await game.at(game.gm, 'PATCH', `${url}/units`, { body: { units: [good] } })).status).toBe(403);
    expect(await revisionsOf(A)).toEqual(before);
  });
});

it('TBL both sides fill in at the same time; what they say differently is named field by field', async () => {
  const saves = [A, B].flatMap((who) => units.map((unit) => save(who, unit.id, fit)));
  for (const answer of await Promise.all(saves)) expectStatus(answer, 200);
  const [first] = units;
  const id = first?.id ?? '';
  expectStatus(await save(B, id, { ...fit, hits: 1, condition: { armor: { CT: 1 } } }), 200);
  for (const who of [A, B]) {
    const { differences } = part(await read(who), id);
    expect(differences).toEqual([
      { pointer: '/hits', told: { A: 0, B: 1 } },
      { pointer: '/condition/armor/CT', told: { A: expect.any(Number), B: 1 } },
    ]);
  }
  const refused = await game.at(A, 'POST', `${url}/file`, { body: {} });
  expect(refused.status).toBe(422);
  const said = (
    refused.body['violations'] as unknown as { code: string; pointer: string; message: string }[]
  ).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(said).toEqual(
    expect.arrayContaining([
      `battle/worksheet-differs /units/${id}/hits`,
      'battle/worksheet-open /field/holder',
      'battle/worksheet-open /field/turns',
    ]),
  );
});

it('TAC-7 whole and equal worksheets of both sides count at once, through the usual way', async () => {
  const [first] = units;
  const hurt = { ...fit, hits: 1, condition: { armor: { CT: 1 } } };
  expectStatus(await save(A, first?.id ?? '', hurt), 200);
  for (const who of [A, B])
    expectStatus(
      await game.at(who, 'PUT', `${url}/field`, { body: { holder: { side: 'A' }, turns: 7, minesUsed: 0 } }),
      200,
    );
  // CMB-7: agreed, and yet it cannot be while mechs of both sides are fit on the field.
  const contested = await read(B);
  expect(contested).toMatchObject({
    ready: false,
    contradictions: [{ code: 'battle/field-contested', message: expect.stringMatching(/\w/) }],
  });
  expectProblemCode(await game.at(B, 'POST', `${url}/file`, { body: {} }), 422, 'battle/field-contested');
  for (const who of [A, B])
    expectStatus(
      await game.at(who, 'PUT', `${url}/field`, { body: { holder: { side: null }, turns: 7, minesUsed: 0 } }),
      200,
    );
  expect(await read(B)).toMatchObject({ ready: true, contradictions: [] });
  const tried = expectStatus(await game.at(B, 'POST', `${url}/file?dryRun=true`, { body: {} }), 201);
  expect(tried.body).toMatchObject({ state: 'done', winner: null });
  const filed = expectStatus(await game.at(B, 'POST', `${url}/file`, { body: {} }), 201);
  expect(filed.body).toMatchObject({
    state: 'done',
    reportState: 'applied',
    confirmedBy: [B.force, A.force],
  });
  expect(filed.body).toMatchObject({
    difference: {
      turns: 7,
      units: expect.arrayContaining([
        expect.objectContaining({ armor: [expect.objectContaining({ after: 1 })] }),
      ]),
    },
  });
});

it('TBL when the battle is over nothing is filled in or filed any more', async () => {
  const [first] = units;
  expectProblemCode(await save(A, first?.id ?? '', fit), 409, 'battle/already-done');
  expectProblemCode(await game.at(A, 'POST', `${url}/file`, { body: {} }), 409, 'battle/already-done');
  expect((await read(A)).units).toHaveLength(units.length);
});

const expectProblemCode = (answer: Answer, status: number, code: string): void =>
  expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code });
