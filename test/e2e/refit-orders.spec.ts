/**
 * Refits and the hangar over HTTP (REP-2, REP-4, DEP-2, BLD-HANGAR), from a drawing to a mech in play and
 * back, on two servers of one database: what is drawn on one is known to the other at once.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { MechDesign } from '../../src/catalog/model';
import { replay } from '../../src/infrastructure/store/history/replay';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, type Answer } from '../support/http';
import { expectStatus, type Person } from '../support/players';

const SECRET_KEY = 'the same for both servers of the test';
const BASE = 'hunchback-hbk-4g';
const made = bundledCatalog().mech(BASE) as MechDesign;

interface Mech {
  readonly id: string;
  readonly own: boolean;
  readonly design: string;
  readonly factoryDesign?: string | null;
  readonly bv?: number;
  readonly hex: string;
  readonly condition?: object;
}
interface Depot {
  readonly own: boolean;
  readonly hex: string;
  readonly stock?: readonly { readonly item: string; readonly quantity: number; readonly usable: number }[];
}
interface Seen {
  readonly map: { readonly hq: string };
  readonly mechs: readonly Mech[];
  readonly depots: readonly Depot[];
  readonly buildings: readonly { readonly id: string; readonly type: string; readonly hex: string }[];
}

let app: TestApp;
let twin: TestApp;
let check: AnswerCheck;
let game: Game;
let A: Player;
let B: Player;
let hq: string;
let mech: string;

/** The same person at the other server. */
const elsewhere = (who: Person, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(twin, method, `/v1/campaigns/${game.id}${path}`, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
  });
const viewOf = async (who: Person): Promise<Seen> => (await game.view(who)) as unknown as Seen;
const mechOf = async (who: Person, id = mech): Promise<Mech | undefined> =>
  (await viewOf(who)).mechs.find((one) => one.id === id);
const stockIn = async (hex: string): Promise<readonly (readonly [string, number, number])[]> => {
  const depot = (await viewOf(A)).depots.find((one) => one.own && one.hex === hex);
  return (depot?.stock ?? []).map(({ item, quantity, usable }) => [item, quantity, usable]);
};
const codesOf = (answer: Answer) =>
  (answer.body['violations'] as unknown as readonly { code: string; pointer: string }[]).map(
    ({ code, pointer }) => `${pointer} ${code}`,
  );
const added = async (design: string, hex: string): Promise<string> => {
  const before = new Set((await viewOf(A)).mechs.map(({ id }) => id));
  await game.correct([{ add: 'mech', force: A.force, design, hex }]);
  const id = (await viewOf(A)).mechs.find((one) => !before.has(one.id))?.id;
  if (id === undefined) throw new Error('no mech was added');
  return id;
};

beforeAll(async () => {
  app = await startTestApp({ SECRET_KEY });
  const url = app.pool.options.connectionString ?? '';
  twin = await startTestApp({ SECRET_KEY, DATABASE_URL: url });
  check = await answerCheck(app);
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  ({ hq } = (await viewOf(A)).map);
  mech = await added(BASE, hq);
  expectStatus(await game.order(A, [{ type: 'shut-down', mech }]), 200);
  await game.advanceTo('supply');
  await game.correct([{ set: 'stock', force: A.force, hex: hq, item: 'heat-sink', quantity: 1, usable: 1 }]);
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

/** One laser less and one heat sink more than the base. */
const drawing = {
  base: BASE,
  model: 'HBK-4GH',
  heatSinks: { count: made.heatSinks.count + 1, item: 'heat-sink' },
  slots: {
    LA: [
      { system: 'shoulder' },
      { system: 'upper-arm' },
      { system: 'lower-arm' },
      { system: 'hand' },
      { items: [{ item: 'heat-sink', rear: false }] },
    ],
  },
};
let drawn: { readonly design: string; readonly bv: number };

it('REP-4 what is drawn on one server can be ordered on the other at once', async () => {
  const tried = expectStatus(
    await game.at(A, 'POST', '/designs?dryRun=true', { body: { design: drawing } }),
    201,
  );
  const order = { phase: 'supply', orders: [{ type: 'refit', mech, design: tried.body['design'] }] };
  // Both servers have the campaign in their caches.
  for (const answer of [
    await elsewhere(A, 'PUT', '/orders?dryRun=true', order),
    await game.at(A, 'PUT', '/orders?dryRun=true', { body: order }),
  ]) {
    expect(answer.status).toBe(422);
    expect(codesOf(answer)).toEqual(['/orders/0/design refit/no-such-design']);
  }
  drawn = expectStatus(await game.at(A, 'POST', '/designs', { body: { design: drawing } }), 201)
    .body as never;
  const dry = expectStatus(await elsewhere(A, 'PUT', '/orders?dryRun=true', order), 200);
  check('OrderSheet', dry.body);
  expect(dry.body['preview']).toEqual([{ order: 0, cost: null, terms: [], violations: [], warnings: [] }]);
  const options = expectStatus(await elsewhere(A, 'GET', '/options'), 200);
  check('OrderOptions', options.body);
  const offered = options.body['orders'] as unknown as {
    refit: { mechs: readonly { mech: string; designs: readonly object[] }[] };
  };
  expect(offered.refit.mechs.find((one) => one.mech === mech)?.designs).toContainEqual({
    design: drawn.design,
    tons: 0,
    missing: [],
  });
});

it('SIGHT-4 another’s drawing is answered as one that there is not', async () => {
  const theirs = (await viewOf(B)).mechs.find(({ own }) => own)?.id;
  const ask = async (design: string): Promise<Answer> =>
    game.at(B, 'PUT', '/orders?dryRun=true', {
      body: { phase: 'supply', orders: [{ type: 'refit', mech: theirs, design }] },
    });
  const [known, unknown] = [await ask(drawn.design), await ask('no-such-design')];
  expect(known.text.replaceAll(drawn.design, 'no-such-design')).toBe(unknown.text);
});

it('DEP-2 names in both languages what does not lie there', async () => {
  const order = { phase: 'supply', orders: [{ type: 'refit', mech, design: 'hunchback-hbk-4p' }] };
  for (const [language, words] of [
    ['en', /lay in the depot/],
    ['de', /im Lager/],
  ] as const) {
    const answer = await game.at(A, 'PUT', '/orders?dryRun=true', {
      body: order,
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(422);
    expect(
      (answer.body['violations'] as unknown as readonly { message: string }[]).every(({ message }) =>
        words.test(message),
      ),
    ).toBe(true);
  }
});

it('REP-4 is refitted when supply closes: design, BV, sheet and depot say so on both servers', async () => {
  expectStatus(
    await elsewhere(A, 'PUT', '/orders', {
      phase: 'supply',
      orders: [{ type: 'refit', mech, design: drawn.design }],
    }),
    200,
  );
  expect(await mechOf(A)).toMatchObject({ design: BASE, factoryDesign: null, bv: made.bv });
  await game.allReady();
  const seen = await game.at(A, 'GET', '/view');
  check('View', seen.body);
  expect(await mechOf(A)).toMatchObject({ design: drawn.design, factoryDesign: BASE, bv: drawn.bv, hex: hq });
  expect((await elsewhere(A, 'GET', '/view')).text).toBe(seen.text);
  expect(await stockIn(hq)).toEqual([['medium-laser', 1, 1]]);
  const sheet = expectStatus(await game.at(A, 'GET', `/mechs/${mech}/sheet.svg`), 200);
  expect(sheet.text).toContain('HBK-4GH');
  const events = (await game.at(A, 'GET', '/events?limit=100')).body['items'] as unknown as readonly {
    type: string;
    text: string;
  }[];
  expect(events.filter(({ type }) => type === 'mech-refitted').map(({ text }) => text)).toEqual([
    expect.stringContaining('was refitted to Hunchback HBK-4GH.'),
  ]);
  const others = (await game.at(B, 'GET', '/events?limit=100')).text;
  expect(others).not.toContain('mech-refitted');
  expect(others).not.toContain(drawn.design);
});

it('SIGHT-4 who sees the mech sees the new design', async () => {
  const theirs = (await viewOf(B)).mechs.find(({ own }) => own);
  if (theirs === undefined) throw new Error('B has no mech');
  await game.correct([{ set: 'mech', mech, hex: theirs.hex }]);
  expect(await mechOf(B)).toMatchObject({ own: false, design: drawn.design });
  expectStatus(await game.at(B, 'GET', `/designs/${drawn.design}`), 200);
  await game.correct([{ set: 'mech', mech, hex: hq }]);
});

it('REP-2 DEP-2 goes back in the next round, and is as it was made', async () => {
  expectStatus(await game.order(A, [{ type: 'shut-down', mech }]), 200);
  await game.advanceTo('supply');
  expectStatus(await game.order(A, [{ type: 'refit', mech, design: BASE }]), 200);
  await game.allReady();
  expect(await mechOf(A)).toMatchObject({ design: BASE, factoryDesign: null, bv: made.bv });
  expect(await stockIn(hq)).toEqual([['heat-sink', 1, 1]]);
});

it('BLD-HANGAR restores the refitted mech in its hex; what the refit added waits for stock', async () => {
  const hangar = (await viewOf(A)).buildings.find(({ type }) => type === 'repair-hangar');
  if (hangar === undefined) throw new Error('the map has no hangar');
  await game.correct([
    { set: 'stock', force: A.force, hex: hangar.hex, item: 'heat-sink', quantity: 1, usable: 1 },
  ]);
  await game.correct([
    { set: 'building', building: hangar.id, control: A.force, cp: 100 },
    { set: 'mech', mech, hex: hangar.hex },
  ]);
  const refit = async (order: object): Promise<void> => {
    expectStatus(await game.order(A, [{ type: 'shut-down', mech }]), 200);
    await game.advanceTo('supply');
    const sheet = expectStatus(await game.order(A, [order]), 200);
    check('OrderSheet', sheet.body);
    await game.allReady();
  };
  await refit({ type: 'refit', mech, design: drawn.design });
  const condition = {
    armor: { CT: 2 },
    structure: { LL: 5 },
    slots: [
      { location: 'LA', slot: 5, state: 'hit' },
      { location: 'RA', slot: 5, state: 'hit' },
    ],
    ammunition: [],
  };
  await game.correct([{ set: 'mech', mech, condition }]);
  await refit({ type: 'hangar', building: hangar.id, mech });
  const whole = { armor: {}, structure: {}, ammunition: [] };
  expect(await mechOf(A)).toMatchObject({
    design: drawn.design,
    condition: { ...whole, slots: [{ location: 'LA', slot: 5 }] },
  });
  await game.correct([
    { set: 'stock', force: A.force, hex: hangar.hex, item: 'heat-sink', quantity: 1, usable: 1 },
  ]);
  await refit({ type: 'hangar', building: hangar.id, mech });
  expect(await mechOf(A)).toMatchObject({
    design: drawn.design,
    factoryDesign: BASE,
    condition: { ...whole, slots: [] },
  });
});

it('replays from its events to the same tables', async () => {
  expect((await replay(app.pool, game.id))?.checks.filter((one) => !one.same)).toEqual([]);
});
