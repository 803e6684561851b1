/**
 * The players' own designs over HTTP (REP-4): drawn up, checked, kept from everybody else until one is seen
 * in the field.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ItemId, MechDesign } from '../../src/catalog/model';
import { documentOf, writeMtf } from '../../src/catalog/mtf';
import { replay } from '../../src/infrastructure/store/history/replay';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import { expectProblem, pointersOf, visible, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
let game: Game;
let A: Player;
let B: Player;
let observer: Person;

beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  observer = await register(app, 'Observer');
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await observer.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
    200,
  );
});
afterAll(() => app.close());

const BASE = 'hunchback-hbk-4p';
/** One laser less and one heat sink more than the base. */
const slots = {
  LA: [
    { system: 'shoulder' },
    { system: 'upper-arm' },
    { system: 'lower-arm' },
    { system: 'hand' },
    { items: [{ item: 'heat-sink', rear: false }] },
  ],
};
const cooler = (model: string) => {
  const { count } = (bundledCatalog().mech(BASE) as MechDesign).heatSinks;
  return { base: BASE, model, heatSinks: { count: count + 1, item: 'heat-sink' }, slots };
};
const draw = (who: Person, body: unknown, query = '', headers = {}): Promise<Answer> =>
  game.at(who, 'POST', `/designs${query}`, { body, headers });
const slugOf = (answer: Answer): string => expectStatus(answer, 201).body['design'] as unknown as string;
const listed = async (who: Person): Promise<readonly string[]> =>
  (
    expectStatus(await game.at(who, 'GET', '/designs'), 200).body['items'] as unknown as { design: string }[]
  ).map(({ design }) => design);
const violationsOf = (answer: Answer) =>
  answer.body['violations'] as unknown as readonly { code: string; pointer: string }[];

it('keeps a design that a player draws up, and shows it to them and the game master', async () => {
  const drawn = await draw(A, { design: cooler('HBK-4PC') });
  const slug = slugOf(drawn);
  check('RecordSheet', drawn.body);
  expect(slug).toMatch(/^hunchback-hbk-4pc-[0-9a-f]{12}$/);
  expect(drawn.body).toMatchObject({ name: 'Hunchback HBK-4PC', tons: 50, factions: [], cost: null });
  expect(Number(drawn.body['bv'])).toBeGreaterThan(0);
  for (const who of [A, game.gm]) {
    const list = expectStatus(await game.at(who, 'GET', '/designs'), 200);
    expect(list.body['items']).toEqual([expect.objectContaining({ design: slug, force: A.force })]);
    for (const one of list.body['items'] as unknown as object[]) check('OwnDesign', one);
    expect((await game.at(who, 'GET', `/designs/${slug}`)).body).toEqual(drawn.body);
  }
});

it('takes a mech file as well, and the same drawing is the same design', async () => {
  const base = bundledCatalog().mech(BASE) as MechDesign;
  const sink = { kind: 'items' as const, items: [{ item: 'heat-sink' as ItemId, rear: false }] };
  const design: MechDesign = {
    ...base,
    model: 'HBK-4PF',
    heatSinks: { ...base.heatSinks, count: base.heatSinks.count + 1, capacity: base.heatSinks.capacity + 1 },
    slots: { ...base.slots, LA: base.slots.LA.map((slot, index) => (index === 4 ? sink : slot)) },
  };
  const byFile = await draw(A, { mtf: writeMtf(documentOf(design)) });
  const byChanges = await draw(A, { design: cooler('HBK-4PF') });
  expect(slugOf(byFile)).toBe(slugOf(byChanges));
  expect((await listed(A)).filter((slug) => slug === slugOf(byFile))).toHaveLength(1);
});

it('takes the example that clients are shown', async () => {
  const shown = readFileSync(resolve(__dirname, '..', '..', 'docs', 'clients.md'), 'utf8');
  const [, example = ''] = /```json\n(\{\s*"design"[^`]*)```/.exec(shown) ?? [];
  expect(slugOf(await draw(A, JSON.parse(example), '?dryRun=true'))).toMatch(/^hunchback-hbk-4px-/);
});

it('changes nothing in a dry run, and answers a repeated key with the first answer', async () => {
  const before = await listed(A);
  const tried = await draw(A, { design: cooler('Tried') }, '?dryRun=true');
  expect(slugOf(tried)).toMatch(/tried/);
  expect(await listed(A)).toEqual(before);
  const key = { 'idempotency-key': 'draw-once' };
  const first = await draw(A, { design: cooler('Once') }, '', key);
  expect((await draw(A, { design: cooler('Once') }, '', key)).body).toEqual(first.body);
  expectProblem(await draw(A, { design: cooler('Twice') }, '', key), 422, 'request/idempotency-key-reused');
  expect((await listed(A)).length).toBe(before.length + 1);
});

it('REP-4 refuses what no refit leads to, what may not be built, and what is not known', async () => {
  const heavy = {
    ...cooler('Heavy'),
    slots: { ...slots, RT: Array(12).fill({ items: [{ item: 'heat-sink' }] }) },
  };
  const illegal = await draw(A, { design: heavy });
  expect({
    status: illegal.status,
    codes: violationsOf(illegal).map(({ code }) => code.split('/')[0]),
  }).toEqual({
    status: 422,
    codes: expect.arrayContaining(['construction']),
  });
  for (const { pointer } of violationsOf(illegal)) expect(pointer).toMatch(/^\/design/);
  expectProblem(
    await draw(A, { design: { ...cooler('X'), base: 'no-such-mech' } }),
    422,
    'designs/no-such-base',
  );
  expectProblem(await draw(A, { mtf: 'chassis:Hunch' }), 400, 'mech-file/missing');
  const base = bundledCatalog().mech(BASE) as MechDesign;
  const renamed = await draw(A, { mtf: writeMtf(documentOf({ ...base, chassis: 'Elf', model: 'ELF-1' })) });
  expect({ status: renamed.status, codes: violationsOf(renamed).map(({ code }) => code) }).toEqual({
    status: 422,
    codes: ['designs/unknown-chassis'],
  });
});

it('refuses what has not the form of a design, all at once', async () => {
  const wrong = {
    base: 7,
    model: '',
    colour: 'red',
    armor: { CT: -1, TAIL: 3 },
    slots: { LA: [7, { system: 'wing' }, { items: [] }], XX: [] },
  };
  const answer = await draw(A, { design: wrong });
  expect(pointersOf(expectProblem(answer, 400, String(answer.body['code'])))).toEqual([
    '/design/armor/CT',
    '/design/armor/TAIL',
    '/design/base',
    '/design/colour',
    '/design/model',
    '/design/slots/LA/0',
    '/design/slots/LA/0/items',
    '/design/slots/LA/1/system',
    '/design/slots/LA/2/items',
    '/design/slots/XX',
  ]);
  expectProblem(await draw(A, {}), 400, 'shape/missing');
  expect(pointersOf(await draw(A, { mtf: 'x', design: cooler('Both') }))).toEqual(['/mtf']);
});

it('lets only players draw', async () => {
  expectProblem(await draw(game.gm, { design: cooler('Gm') }), 403, 'request/forbidden');
  expectProblem(await draw(observer, { design: cooler('Observer') }), 403, 'request/forbidden');
  expect(await listed(observer)).toEqual([]);
});

/**
 * All that another player can get out of the server about it, with every header but those that every answer
 * has anew.
 */
const reaching = async (slug: string): Promise<readonly unknown[]> => {
  const { phase } = await game.view(B);
  const asked = [
    await game.at(B, 'GET', '/view'),
    await game.at(B, 'GET', '/options'),
    await game.at(B, 'GET', '/orders'),
    await game.at(B, 'GET', '/events'),
    await game.at(B, 'GET', '/designs'),
    await game.at(B, 'GET', `/designs/${slug}`),
    await game.at(observer, 'GET', `/designs/${slug}`),
    await game.at(B, 'PUT', '/orders', {
      body: { phase, orders: [{ type: 'buy-mech', design: slug, hex: (await game.view(B)).map.hq }] },
    }),
    await B.call('GET', `/v1/catalog/mechs/${slug}`),
    await B.call('GET', `/v1/catalog/mechs/${slug}?campaign=${game.id}`),
    await B.call('GET', `/v1/catalog/mechs?q=${slug.replaceAll('-', '%20')}&campaign=${game.id}`),
    await B.call('POST', '/v1/catalog/refits/check', { body: { from: BASE, to: slug } }),
    await B.call('POST', `/v1/catalog/refits/check?campaign=${game.id}`, { body: { from: BASE, to: slug } }),
    await draw(B, { design: { ...cooler('Mine'), base: slug } }),
  ];
  return asked.map(visible);
};

it('SIGHT-4 gives others the same bytes whether or not a design was drawn, also who draws the same', async () => {
  await game.advanceTo('supply');
  const tried = await draw(A, { design: cooler('Secret') }, '?dryRun=true');
  const slug = slugOf(tried);
  const before = await reaching(slug);
  expect(slugOf(await draw(A, { design: cooler('Secret') }))).toBe(slug);
  expect(await reaching(slug)).toEqual(before);
  // Who draws the same gets what they would have got, and each keeps their own.
  const twin = await draw(B, { design: cooler('Secret') });
  expect({ status: twin.status, text: twin.text }).toEqual({ status: tried.status, text: tried.text });
  expect(await listed(B)).toEqual([slug]);
  expect(await listed(A)).toContain(slug);
});

it('explains a drawing to its player and the game master as any other design, and to nobody else', async () => {
  const slug = slugOf(await draw(A, { design: cooler('HBK-4PX') }));
  for (const what of ['', '/battle-value', '/construction']) {
    const ask = async (who: Person): Promise<number> =>
      (await who.call('GET', `/v1/catalog/mechs/${slug}${what}?campaign=${game.id}`)).status;
    expect([what, await ask(A), await ask(game.gm), await ask(B), await ask(observer)]).toEqual([
      what,
      200,
      200,
      404,
      404,
    ]);
  }
});

it('REP-4 tells its player, and the game master, what a refit to it takes', async () => {
  const [slug] = (await listed(A)).filter((one) => one.includes('4pc'));
  const ask = (who: Person): Promise<Answer> =>
    who.call('POST', `/v1/catalog/refits/check?campaign=${game.id}`, { body: { from: BASE, to: slug } });
  for (const who of [A, game.gm]) {
    const plan = expectStatus(await ask(who), 200);
    check('RefitPlan', plan.body);
    expect(plan.body).toMatchObject({
      to: { design: slug },
      takes: [{ item: 'heat-sink', quantity: 1 }],
      gives: [{ item: 'medium-laser', quantity: 1 }],
    });
  }
  for (const who of [B, observer])
    expect((await ask(who)).body).toMatchObject({ code: 'refit/no-such-design' });
});

it('is no event: the campaign replays, and a rollback takes no design away', async () => {
  const before = await listed(A);
  const { round } = await game.view(A);
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round, phase: 'preparation', reason: 'for the test' },
    }),
    200,
  );
  expect(await listed(A)).toEqual(before);
  expect((await replay(app.pool, game.id))?.checks.filter((one) => !one.same)).toEqual([]);
});

it('SIGHT-4 shows the record sheet of a design to whoever has seen one in the field', async () => {
  const drawn = await draw(A, { design: cooler('Fielded') });
  const slug = slugOf(drawn);
  const [mine] = (await game.view(A)).mechs.filter((mech) => mech.own);
  const [theirs] = (await game.view(B)).mechs.filter((mech) => mech.own);
  // A refit makes a mech of it (refit-orders.spec.ts); here the tables do.
  await app.pool.query('UPDATE mechs SET design = $3 WHERE campaign_id = $1 AND id = $2', [
    game.id,
    mine?.id,
    slug,
  ]);
  await app.pool.query(
    `UPDATE campaigns SET version = version + 1, designs = designs || jsonb_build_object($2::text, (SELECT hash FROM kept_designs WHERE slug = $2)) WHERE id = $1`,
    [game.id, slug],
  );
  expectProblem(await game.at(B, 'GET', `/designs/${slug}`), 404, 'request/not-found');
  await game.correct([{ set: 'mech', mech: mine?.id, hex: theirs?.hex }]);
  expect((await game.at(B, 'GET', `/designs/${slug}`)).body).toEqual(drawn.body);
  expectProblem(await game.at(observer, 'GET', `/designs/${slug}`), 404, 'request/not-found');
  expect(await listed(B)).not.toContain(slug);
});

it('END shows all designs to everybody after the end', async () => {
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'for the test' } }),
    200,
  );
  expect(await listed(observer)).toEqual(await listed(game.gm));
  expect((await listed(B)).length).toBeGreaterThan(2);
});
