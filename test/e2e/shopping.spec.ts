/**
 * The supply phase as a shopping cart (SUP-7, SUP-8, ROUND-6): every edit of a sheet answers with the exact
 * computation, a refused one too.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let hq: string;
let is: AnswerCheck;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A] = game.players as [Player];
  is = await answerCheck(app);
  await game.advanceTo('supply');
  hq = (await game.view(A)).map.hq;
});
afterAll(() => app.close());

/** 1.25 t, so that there is something to round. */
const armor = () => ({ type: 'buy-equipment', item: 'standard-armor', quantity: 20, hex: hq });
const pilot = () => ({ type: 'buy-pilot', hex: hq });
const income = [{ text: 'supply', tons: 20, rule: 'SUP-1' }];

it('SUP-7 every saved sheet answers with each cost, term by term, and the balance after rounding', async () => {
  const saved = expectStatus(await game.order(A, [armor(), pilot()]), 200);
  is('OrderSheet', saved.body);
  expect(saved.body).toMatchObject({
    preview: [
      {
        order: 0,
        cost: 1.25,
        terms: [
          { text: 'tonnage', factor: null, tons: 1.25, rule: 'DEP-6' },
          { text: 'standard part', factor: 1, tons: null, rule: 'SUP-2' },
        ],
        violations: [],
      },
      { order: 1, cost: 10, violations: [] },
    ],
    balance: { now: 20, income, orders: -11.25, net: 8.75, rounding: -0.25, after: 8.5 },
  });
  expect((await game.at(A, 'GET', '/orders')).body).toMatchObject({ balance: { after: 8.5 } });
});

it('SUP-8 a refused sheet names what is missing, and shows what the orders that stand would cost', async () => {
  const body = {
    phase: 'supply',
    orders: [armor(), pilot(), { type: 'buy-equipment', item: 'elves', quantity: 1, hex: hq }, pilot()],
  };
  const refused = expectStatus(await game.at(A, 'PUT', '/orders', { body }), 422).body;
  is('OrdersProblem', refused);
  is('Problem', refused);
  expect(refused).toMatchObject({
    code: 'supply/unknown-item',
    violations: [
      { code: 'supply/unknown-item', pointer: '/orders/2/item' },
      {
        code: 'supply/not-enough-tons',
        rule: 'SUP-8',
        pointer: '/orders/3',
        params: { account: 8.75, cost: 10, missing: 1.5 },
      },
    ],
    preview: [
      { order: 0, cost: 1.25, violations: [] },
      { order: 1, cost: 10, violations: [] },
      { order: 2, cost: null, terms: [], violations: [{ code: 'supply/unknown-item', pointer: '/item' }] },
      {
        order: 3,
        cost: null,
        terms: [{ tons: 10 }, { factor: 1 }],
        violations: [
          { code: 'supply/not-enough-tons', message: expect.stringContaining('1.5 t too little') as string },
        ],
      },
    ],
    balance: { now: 20, after: 8.5 },
  });
  // The dry run of a refused sheet is refused in the same words, and neither has saved anything.
  expect((await game.at(A, 'PUT', '/orders?dryRun=true', { body })).body).toEqual(refused);
  expect((await game.at(A, 'GET', '/orders')).body['orders']).toHaveLength(2);
});

it('a sheet that is stale and against the rules is told that it is stale', async () => {
  const body = { phase: 'supply', orders: [pilot(), pilot(), pilot()] };
  const stale = await game.at(A, 'PUT', '/orders', { body, headers: { 'if-match': '"another"' } });
  expect([stale.status, stale.body['code']]).toEqual([412, 'request/precondition-failed']);
  const { headers } = await game.at(A, 'GET', '/orders');
  const fresh = await game.at(A, 'PUT', '/orders', {
    body,
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
  expect([fresh.status, fresh.body['code']]).toEqual([422, 'supply/not-enough-tons']);
});

it('tells the computation in German', async () => {
  const body = { phase: 'supply', orders: [armor()] };
  const answer = expectStatus(
    await game.at(A, 'PUT', '/orders?dryRun=true', { body, headers: { 'accept-language': 'de' } }),
    200,
  ).body;
  expect(answer).toMatchObject({
    preview: [{ terms: [{ text: 'Tonnage' }, { text: 'Standardteil' }] }],
    balance: { income: [{ text: 'Nachschub' }], after: 18.5 },
  });
});

it('SUP-7 SUP-9 the close enters what was computed, and the ledger says the same', async () => {
  await game.allReady();
  expect((await game.view(A)).account).toBe(8.5);
  const items = (await game.at(A, 'GET', '/ledger')).body['items'] as unknown as {
    amount: number;
    cause: { rule: string };
  }[];
  expect(items.map(({ amount, cause }) => [cause.rule, amount])).toEqual([
    ['SUP-1', 20],
    ['SUP-2', -1.25],
    ['SUP-5', -10],
    ['SUP-7', -0.25],
  ]);
});

it('a phase without a computation has a plain balance', async () => {
  expect((await game.at(A, 'GET', '/orders')).body).toMatchObject({
    phase: 'preparation',
    preview: [],
    balance: { now: 8.5, income: [], orders: 0, net: 0, rounding: 0, after: 8.5 },
  });
});
