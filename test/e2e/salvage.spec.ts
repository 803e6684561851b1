/**
 * SALV over real HTTP: two fight, the winner salvages what lies on the field, and what they keep stands still
 * for a round and is mended.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus } from '../support/players';

const HUNCHBACK = 'hunchback-hbk-4g';
/** T = 50, M = 83. The left arm is off. */
const ARMLESS = { armor: { LA: 0 }, structure: { LA: 0 }, slots: [], ammunition: [] };
const HEADLESS = { armor: { HD: 0 }, structure: { HD: 0 }, slots: [], ammunition: [] };
const GONE = { armor: {}, structure: { CT: 0 }, slots: [], ammunition: [] };
const LASER = { location: 'LA', slot: 5 };

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let is: AnswerCheck;
let field: string;
let battle: string;
/** By name: two of A's and three of B's. */
const ids: Record<string, string> = {};

interface MechJson {
  readonly id: string;
  readonly own: boolean;
  readonly force: string;
  readonly hex: string;
  readonly design: string;
  readonly name: string;
  readonly pilot: string | null;
  readonly state: string;
  readonly condition: {
    readonly structure: object;
    readonly slots: readonly { readonly location: string; readonly slot: number }[];
  };
}
interface Seen {
  readonly round: number;
  readonly mechs: readonly MechJson[];
  readonly pilots: readonly {
    readonly id: string;
    readonly name: string;
    readonly status: string;
    readonly hex: string | null;
  }[];
  readonly wrecks: readonly {
    readonly unit: string;
    readonly battle: string;
    readonly right: string;
    readonly force: string;
    readonly hex: string;
  }[];
  readonly depots: readonly {
    readonly own: boolean;
    readonly hex: string;
    readonly stock?: readonly object[];
  }[];
  readonly account: number;
}
const view = async (who: Player | Game['gm']): Promise<Seen> => {
  const { body } = expectStatus(await game.at(who, 'GET', '/view'), 200);
  is('View', body);
  return body as unknown as Seen;
};
const mech = async (who: Player, id: string): Promise<MechJson | undefined> =>
  (await view(who)).mechs.find((one) => one.id === id);
interface Told {
  readonly seq: number;
  readonly type: string;
  readonly text: string;
  readonly data: Record<string, never>;
}
/** All of them, page by page. */
const events = async (who: Player, language = 'en', after = 0): Promise<readonly Told[]> => {
  const answer = await game.at(who, 'GET', `/events?limit=100&after=${after}`, {
    headers: { 'accept-language': language },
  });
  const page = expectStatus(answer, 200).body['items'] as unknown as readonly Told[];
  const last = page.at(-1);
  return last === undefined ? [] : [...page, ...(await events(who, language, last.seq))];
};
/** Refused with this code; returns what it says. */
const refused = (answer: Answer, status: number, code: string): string => {
  expect(answer).toMatchObject({ status, body: { code } });
  return String(answer.body['detail']);
};
const salvage = (name: string, as: 'scrap' | 'keep') => ({ type: 'salvage', battle, unit: ids[name], as });
const sheet = async (who: Player, orders: readonly object[], query = '') =>
  game.at(who, 'PUT', `/orders${query}`, { body: { phase: 'supply', orders } });

/** A Hunchback with a pilot of its own, in the field. */
const muster = async (who: Player, name: string): Promise<void> => {
  const before = new Set((await view(who)).mechs.map(({ id }) => id));
  await game.correct([
    { add: 'mech', force: who.force, design: HUNCHBACK, hex: field },
    { add: 'pilot', force: who.force, name, gunnery: 4, piloting: 5, hex: field },
  ]);
  const now = await view(who);
  const id = now.mechs.find((one) => one.own && !before.has(one.id))?.id ?? '';
  await game.correct([{ set: 'mech', mech: id, pilot: now.pilots.find((one) => one.name === name)?.id }]);
  ids[name] = id;
};

interface Setup {
  readonly hash: string;
  readonly sides: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly units: readonly {
    readonly id: string;
    readonly force: string;
    readonly condition: object;
    readonly pilot: { hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
}

beforeAll(async () => {
  app = await startTestApp();
  is = await answerCheck(app);
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  const { map } = (await view(game.gm)) as unknown as { map: { terrain: Record<string, string> } };
  const { buildings } = (await view(game.gm)) as unknown as { buildings: readonly { hex: string }[] };
  field =
    Object.keys(map.terrain).find(
      (hex) => map.terrain[hex] === 'clear' && !buildings.some((one) => one.hex === hex),
    ) ?? '';
  for (const [who, name] of [
    [A, 'A1'],
    [A, 'A2'],
    [B, 'B1'],
    [B, 'B2'],
    [B, 'B3'],
  ] as const)
    await muster(who, name);
  await game.advanceTo('combat', 'battles');
});
afterAll(() => app.close());

it('SALV-1 a won battle leaves wrecks of both sides, which the winner sees, and nobody else', async () => {
  const open = (await game.view(A)).battles.find(({ hex }) => hex === field);
  battle = open?.id ?? '';
  const { setup } = expectStatus(await game.at(A, 'GET', `/battles/${battle}`), 200).body as unknown as {
    setup: Setup;
  };
  const [fit, unfit] = ['on-field-fit', 'on-field-unfit'];
  const outcome: Record<string, object> = {
    [ids['A1'] ?? '']: { fate: fit },
    [ids['A2'] ?? '']: { fate: unfit, condition: HEADLESS, pilot: { hits: 2, fate: 'safe' } },
    [ids['B1'] ?? '']: { fate: unfit, condition: ARMLESS, pilot: { hits: 0, fate: 'captured' } },
    [ids['B2'] ?? '']: { fate: unfit, pilot: { hits: 0, fate: 'captured' } },
    [ids['B3'] ?? '']: { fate: 'destroyed', condition: GONE, pilot: { hits: 6, fate: 'dead' } },
  };
  const body = {
    ...{
      hash: setup.hash,
      turns: 9,
      log: null,
      minesUsed: {},
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
    },
    holder: setup.sides.find(({ forces }) => forces.includes(A.force))?.side,
    units: setup.units.map(({ id, condition, pilot }) => ({
      ...{ id, edge: null, condition, pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' } },
      ...outcome[id],
    })),
  };
  const filed = expectStatus(await game.at(A, 'POST', `/battles/${battle}/reports`, { body }), 201);
  expectStatus(
    await game.at(B, 'POST', `/battles/${battle}/reports/${String(filed.body['report'])}/confirm`),
    200,
  );
  const seen = await view(A);
  const rows = seen.wrecks.map(({ unit, right, force, hex }) => ({ unit, right, force, hex }));
  const lies = (name: string, force: string) => ({ unit: ids[name], right: A.force, force, hex: field });
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([lies('A2', A.force), lies('B1', B.force), lies('B2', B.force)]),
  );
  expect(seen.mechs.map(({ id }) => id)).not.toContain(ids['A2']);
  // CMB-9: their pilot is stored where they fell.
  expect(seen.pilots.find(({ name }) => name === 'A2')).toMatchObject({ status: 'stored', hex: field });
  expect((await view(B)).wrecks).toEqual([]);
  // The mechs stand in the order of their ids, which are drawn.
  const toB = (await events(B)).find(({ type }) => type === 'wrecks-left')?.text ?? '';
  expect([
    toB.startsWith(`Force 1 can salvage in ${field}: `),
    toB.match(/your /g)?.length,
    toB.match(/Force 1's /g)?.length,
  ]).toEqual([true, 2, 1]);
  const toA = (await events(A, 'de')).find(({ type }) => type === 'wrecks-left')?.text ?? '';
  expect([toA.startsWith(`Du kannst in ${field} bergen: `), toA.match(/\(dein Mech\)/g)?.length]).toEqual([
    true,
    1,
  ]);
});

it('SALV-2 the options show what each choice would bring and cost', async () => {
  const { body } = expectStatus(await game.at(A, 'GET', '/options'), 200);
  is('OrderOptions', body);
  const { wrecks, scrapyard } = (
    body['orders'] as unknown as {
      salvage: { wrecks: readonly Record<string, unknown>[]; scrapyard: boolean };
    }
  ).salvage;
  expect(scrapyard).toBe(false);
  const of = (name: string) => wrecks.find(({ unit }) => unit === ids[name]);
  // 75 / 83 × 50 = 45.18072289… and 8 / 83 × 75 = 7.22891566…
  expect(of('B1')).toMatchObject({ structure: { left: 75, full: 83 }, scrap: 45.180722, keep: 7.228916 });
  expect(of('A2')).toMatchObject({ structure: { left: 80, full: 83 }, scrap: 48.192771, keep: 2.710844 });
  expect(of('B2')).toMatchObject({ structure: { left: 83, full: 83 }, scrap: 50, keep: 0 });
});

it('END-2 SALV-1 the game master gives the right to another who fought there, and takes it back', async () => {
  const units = async (who: Player) => (await view(who)).wrecks.map(({ unit }) => unit);
  await game.correct([{ set: 'wreck', wreck: ids['B2'], right: B.force }]);
  expect([await units(A), await units(B)]).toEqual([expect.not.arrayContaining([ids['B2']]), [ids['B2']]]);
  expect((await events(A)).at(-1)?.text).toBe(
    `The game master made a correction: Hunchback HBK-4G in ${field} can no longer be salvaged.`,
  );
  await game.correct([{ set: 'wreck', wreck: ids['B2'], right: A.force }]);
  expect([(await units(A)).length, await units(B)]).toEqual([3, []]);
});

it('SALV-1 SIGHT-4 nobody salvages what they have no right to, nor learns whether it lies there', async () => {
  const texts: string[] = [];
  for (const unit of [ids['B1'], 'nothing']) {
    texts.push(
      refused(await sheet(B, [{ type: 'salvage', battle, unit, as: 'scrap' }]), 422, 'supply/no-such-wreck'),
    );
  }
  expect(texts[0]).toBe(texts[1]);
  refused(
    await sheet(A, [{ type: 'salvage', battle, unit: ids['B1'], as: 'gift' }]),
    400,
    'shape/not-a-choice',
  );
  refused(await sheet(A, [salvage('B1', 'keep'), salvage('B1', 'scrap')]), 422, 'supply/salvaged-already');
});

it('SALV-2 SALV-3 a sheet keeps one, scraps another and sells its scrap; the dry run says what it will be', async () => {
  const orders = [
    salvage('B1', 'keep'),
    salvage('A2', 'scrap'),
    { type: 'sell', item: 'scrap', quantity: 40, hex: field },
  ];
  const dry = expectStatus(await sheet(A, orders, '?dryRun=true'), 200);
  is('OrderSheet', dry.body);
  expect(dry.body).toMatchObject({
    preview: [
      {
        cost: 7.228916,
        terms: [
          { text: 'tonnage by the structure lost', tons: 4.819277, rule: 'SALV-2' },
          { text: 'kept from salvage', factor: 1.5, rule: 'SALV-2' },
        ],
      },
      { cost: 0, terms: [{ text: 'scrap by the structure left', tons: 48.192771, rule: 'SALV-2' }] },
      { cost: -20 },
    ],
    // 20 − 7.228916 + 20, less what rounding takes.
    balance: { now: 20, net: 32.771084, after: 32.5 },
  });
  expect((await sheet(A, [], '?dryRun=true')).status).toBe(200);
  expectStatus(await sheet(A, orders), 200);
  await game.advance();
  const now = await view(A);
  expect(now).toMatchObject({ round: 2, account: 32.5, wrecks: [] });
  expect(now.depots.find(({ hex }) => hex === field)).toMatchObject({
    own: true,
    stock: [{ item: 'scrap', unit: 'tons', quantity: 8.192771 }],
  });
});

it('SALV-4 what was not chosen is lost, and who had the right is told', async () => {
  const lost = (await events(A)).find(({ type }) => type === 'wrecks-lost');
  expect(lost?.data).toMatchObject({ wrecks: [{ unit: ids['B2'] }] });
  expect((await events(B)).map(({ type }) => type)).not.toContain('wrecks-lost');
  for (const who of [A, B]) expect(await mech(who, ids['B2'] ?? '')).toBeUndefined();
});

it('END-2 SALV-4 taken back to supply, all lies there again, and is chosen anew', async () => {
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'supply', reason: 'once more' },
    }),
    200,
  );
  const again = await view(A);
  expect(again).toMatchObject({ round: 1, account: 20 });
  expect(again.wrecks).toHaveLength(3);
  expect(again.mechs.map(({ id }) => id)).not.toContain(ids['B1']);
  expectStatus(await sheet(A, [salvage('A2', 'keep'), salvage('B1', 'keep'), salvage('B2', 'scrap')]), 200);
  await game.advance();
  // 20 − 2.710844 − 7.228916 = 10.06024
  expect(await view(A)).toMatchObject({ round: 2, account: 10, wrecks: [] });
  expect(await mech(A, ids['A2'] ?? '')).toMatchObject({
    own: true,
    name: 'Hunchback HBK-4G',
    state: 'kept-from-salvage',
  });
});

it('SALV-2 MOV-8 what was kept is its new owner’s, without pilot, and stands still for the whole round', async () => {
  const kept = ids['B1'] ?? '';
  expect(await mech(A, kept)).toMatchObject({
    own: true,
    force: A.force,
    hex: field,
    name: 'Hunchback HBK-4G',
    pilot: null,
    state: 'kept-from-salvage',
  });
  expect((await mech(A, kept))?.condition.structure).toEqual({});
  const pilot = (await view(A)).pilots.find(({ name }) => name === 'A2')?.id;
  expectStatus(await game.order(A, [{ type: 'board', mech: kept, pilot }]), 200);
  await game.advance();
  expect(await mech(A, kept)).toMatchObject({ pilot, state: 'kept-from-salvage' });
  refused(
    await game.order(A, [{ type: 'move', mech: kept, path: [field] }]),
    422,
    'movement/kept-from-salvage',
  );
});

it('SALV-2 SALV-3 REP-2 it is mended in that round: what was in the arm is still lost', async () => {
  const kept = ids['B1'] ?? '';
  await game.correct([
    { set: 'stock', force: A.force, hex: field, item: 'medium-laser', quantity: 1, usable: 1 },
  ]);
  await game.advanceTo('supply');
  const broken = async () =>
    (await mech(A, kept))?.condition.slots.filter(({ location }) => location === 'LA') ?? [];
  expect(await broken()).toHaveLength(5);
  expectStatus(await game.order(A, [{ type: 'replace', mech: kept, ...LASER }]), 200);
  await game.advance();
  expect(await broken()).toHaveLength(4);
  expect((await view(A)).round).toBe(3);
  await game.advance();
  const [ready] = [await mech(A, kept)];
  expect(ready).toMatchObject({ state: 'ready' });
});
