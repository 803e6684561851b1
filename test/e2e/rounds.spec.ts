/**
 * ROUND-6 END-1 over HTTP: what the report of a round tells each of its readers, and the figures of all
 * rounds.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { startTestApp, type TestApp } from '../support/app';
import { call, type Answer } from '../support/http';
import { newGame, type Game, type Player, type ViewJson } from '../support/game';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';
import { says } from '../support/without-chance';

interface Figures {
  readonly force: string;
  readonly bv: number;
  readonly tons: number;
  readonly buildings: number;
  readonly mechs: number;
  readonly pilots: number;
  readonly lost: {
    readonly mechs: number;
    readonly bv: number;
    readonly pilotsDead: number;
    readonly pilotsCaptured: number;
  };
}
interface Report {
  readonly round: number;
  readonly over: boolean;
  readonly force: string | null;
  readonly takenBack: readonly { readonly phase: string; readonly reason: string }[];
  readonly dropped: readonly {
    readonly force: string;
    readonly order: number;
    readonly given: object;
    readonly text: string;
    readonly violations: readonly {
      readonly pointer: string;
      readonly rule: string;
      readonly ruleUrl: string;
      readonly message: string;
    }[];
  }[];
  readonly accounts: readonly {
    readonly force: string;
    readonly opening: number;
    readonly closing: number;
    readonly groups: readonly {
      readonly kind: string;
      readonly text: string;
      readonly amount: number;
      readonly entries: readonly {
        readonly amount: number;
        readonly balance: number;
        readonly cause: { readonly text: string; readonly order: object | null };
      }[];
    }[];
  }[];
  readonly battles: {
    readonly fought: readonly {
      readonly battle: string;
      readonly hex: string;
      readonly result: string | null;
      readonly mine: string | null;
      readonly sides: readonly {
        readonly side: string;
        readonly forces: readonly string[];
        readonly lost: { readonly mechs: number; readonly bv: number };
      }[];
      readonly units: readonly { readonly unit: string; readonly change: string }[];
    }[];
    readonly elsewhere: { readonly begun: number; readonly over: number };
  };
  readonly buildings: readonly {
    readonly building: string;
    readonly change: string;
    readonly text: string;
  }[];
  readonly mechs: readonly { readonly mech: string; readonly change: string; readonly text: string }[];
  readonly pilots: readonly { readonly name: string; readonly change: string; readonly text: string }[];
  readonly standing: readonly Figures[];
  readonly halted: readonly object[];
  readonly others: readonly { readonly type: string }[];
}
interface Stats {
  readonly ruleset: string;
  readonly recorded: boolean;
  readonly note: string | null;
  readonly rounds: readonly { readonly round: number; readonly forces: readonly Figures[] }[];
  readonly present: { readonly round: number; readonly forces: readonly Figures[] };
  readonly final: {
    readonly condition: string;
    readonly winners: readonly string[];
    readonly standing: readonly object[];
  } | null;
}
interface Building {
  readonly id: string;
  readonly type: string;
  readonly hex: string;
  readonly control: string | null;
}

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let observer: Person;
let ajv: Ajv2020;

const own = (view: ViewJson): ViewJson['mechs'] => view.mechs.filter((mech) => mech.own);
const get = (who: Person, path: string, language = 'en'): Promise<Answer> =>
  game.at(who, 'GET', path, { headers: { 'accept-language': language } });
/** What is answered has the shape that the description gives it. */
const shaped = (schema: string, body: unknown): unknown => {
  const validate = ajv.compile({ $ref: `api#/components/schemas/${schema}` });
  expect(validate(body) ? [] : validate.errors).toEqual([]);
  return body;
};
const reportOf = async (who: Person, round = 1, query = '', language = 'en'): Promise<Report> =>
  shaped(
    'RoundReport',
    expectStatus(await get(who, `/rounds/${round}${query}`, language), 200).body,
  ) as Report;
const figures = async (who: Person, query = ''): Promise<Stats> =>
  shaped('Statistics', expectStatus(await get(who, `/statistics${query}`), 200).body) as Stats;
const buildings = async (): Promise<readonly Building[]> =>
  ((await game.view(game.gm)) as unknown as { buildings: readonly Building[] }).buildings;

/** The mechs that fight, and the building that A takes. */
let attacker: ViewJson['mechs'][number];
let victim: ViewJson['mechs'][number];
let prize: Building;
const hexOf = (number: number): string => `02${String(number).padStart(2, '0')}`;

beforeAll(async () => {
  app = await startTestApp();
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema((await call(app, 'GET', '/openapi.json')).body, 'api');
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  observer = await register(app, 'Watcher');
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

it('ROUND-6 the first round can be read while it is played, and no other', async () => {
  const rounds = expectStatus(await get(A, '/rounds'), 200).body;
  expect(rounds).toEqual({
    items: [{ round: 1, over: false, begunAt: expect.any(String), endedAt: null }],
    next: null,
  });
  const report = await reportOf(A);
  expect(report).toMatchObject({
    round: 1,
    over: false,
    force: A.force,
    dropped: [],
    standing: [],
    takenBack: [],
  });
  expect(report.accounts).toEqual([{ force: A.force, opening: 0, groups: [], closing: 0 }]);
  for (const missing of ['2', '0', '-1', '01', '1.5', 'one', '99999999999999999999', '%20'])
    expect({ missing, status: (await get(A, `/rounds/${missing}`)).status }).toEqual({
      missing,
      status: 404,
    });
});

it('a round: A takes a building, wins a battle, and one of their orders becomes impossible', async () => {
  await game.advanceTo('combat', 'declarations');
  const [first, second] = own(await game.view(A));
  const enemy = own(await game.view(B))[0];
  if (first === undefined || second === undefined || enemy === undefined) throw new Error('too few mechs');
  [attacker, victim] = [first, enemy];
  const taken = new Set((await buildings()).map(({ hex }) => hex));
  const field = [3, 4, 5, 6, 7, 8].map(hexOf).find((hex) => !taken.has(hex) && hex !== first.hex) ?? '';
  await game.correct([
    { set: 'mech', mech: attacker.id, hex: field },
    { set: 'mech', mech: victim.id, hex: field },
  ]);
  const { sight } = (await game.view(B)).map;
  // One that brings no tons and changes no price.
  const idle = [
    'hospital',
    'academy',
    'airfield',
    'barracks',
    'tank-factory',
    'mine-factory',
    'railway-station',
  ];
  const free = (await buildings()).find(
    ({ control, hex, type }) => control === null && !sight.includes(hex) && idle.includes(type),
  );
  if (free === undefined) throw new Error('no free building');
  prize = free;
  await game.correct([{ set: 'mech', mech: second.id, hex: prize.hex }]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find(({ hex }) => hex === field);
  const { setup } = expectStatus(await game.at(A, 'GET', `/battles/${battle?.id}`), 200).body as unknown as {
    setup: {
      hash: string;
      sides: { side: string; forces: string[] }[];
      units: { id: string; side: string; condition: object; pilot: { hits: number } | null }[];
    };
  };
  const side = setup.sides.find(({ forces }) => forces.includes(A.force))?.side;
  const body = {
    hash: setup.hash,
    turns: 7,
    holder: side,
    log: null,
    units: setup.units.map((unit) => ({
      id: unit.id,
      edge: null,
      fate: unit.side === side ? 'on-field-fit' : 'destroyed',
      condition: unit.side === side ? unit.condition : { ...unit.condition, structure: { CT: 0 } },
      pilot: unit.side === side ? { hits: 1, fate: 'in-mech' } : { hits: 6, fate: 'dead' },
    })),
    buildings: [],
    minesUsed: {},
  };
  expectStatus(await game.at(A, 'POST', `/battles/${battle?.id}/reports`, { body }), 201);
  expectStatus(await game.at(game.gm, 'POST', `/battles/${battle?.id}/decide`, { body: {} }), 200);
  const { map, account } = await game.view(A);
  expect(account).toBe(20);
  const orders = [
    { type: 'buy-equipment', item: 'medium-laser', quantity: 3, hex: map.hq },
    { type: 'buy-pilot', hex: map.hq, name: 'Nobody' },
    { type: 'buy-equipment', item: 'small-laser', quantity: 1, hex: map.hq },
  ];
  expectStatus(await game.order(A, orders), 200);
  await game.correct([{ set: 'account', force: A.force, change: -10.4 }]);
  await game.allReady();
  expect((await game.view(A)).round).toBe(2);
});

it('ROUND-6 a dropped order is told with its sheet, its reason in words, and its rule', async () => {
  const { dropped } = await reportOf(A);
  expect(dropped).toEqual([
    {
      seq: expect.any(Number) as number,
      phase: 'supply',
      step: null,
      force: A.force,
      order: 1,
      orderType: 'buy-pilot',
      given: { type: 'buy-pilot', hex: (await game.view(A)).map.hq, name: 'Nobody' },
      text: expect.stringMatching(
        /^Your order 2 \(buy a pilot\) was dropped: this costs .+ too little/,
      ) as string,
      violations: [
        expect.objectContaining({
          code: 'supply/not-enough-tons',
          pointer: '/orders/1',
          rule: 'SUP-8',
          ruleUrl: '/v1/rules/SUP-8',
        }) as object,
      ],
    },
  ]);
  expect(dropped[0]?.violations[0]?.message).toMatch(/^This costs 10 t; the account has 6\.6 t/);
  expectStatus(await A.call('GET', '/v1/rules/SUP-8'), 200);
  const german = (await reportOf(A, 1, '', 'de')).dropped[0];
  expect(german?.text).toMatch(/^Dein Befehl 2 \(Pilotenkauf\) entfällt: Das kostet 10 t/);
  expect(german?.violations[0]?.message).toMatch(/^Das kostet 10 t/);
});

it('SUP-7 SUP-9 the account of the round adds up, group by group, to the balance', async () => {
  const [account, ...others] = (await reportOf(A)).accounts;
  expect(others).toEqual([]);
  const lines = (account?.groups ?? []).map(({ kind, text, amount, entries }) => [
    kind,
    text,
    amount,
    entries.map(({ amount: each, cause }) => [each, cause.text]),
  ]);
  expect(lines).toEqual([
    ['income', 'income', 20, [[20, 'supply']]],
    [
      'orders',
      'orders',
      -3.5,
      [
        [-3, 'equipment bought'],
        [-0.5, 'equipment bought'],
      ],
    ],
    ['corrections', 'corrections by the game master', -10.4, [[-10.4, 'correction by the game master']]],
  ]);
  expect(account).toMatchObject({ force: A.force, opening: 0, closing: 6.1 });
  expect((await game.view(A)).account).toBe(6.1);
  const orders = (account?.groups ?? [])
    .find(({ kind }) => kind === 'orders')
    ?.entries.map(({ cause }) => cause.order);
  expect(orders).toEqual([
    expect.objectContaining({ type: 'buy-equipment', quantity: 3 }),
    expect.objectContaining({ item: 'small-laser' }),
  ]);
  expect((await reportOf(A, 1, '', 'de')).accounts[0]?.groups.map(({ text }) => text)).toEqual([
    'Einkommen',
    'Befehle',
    'Berichtigungen der Spielleitung',
  ]);
});

it('SUP-9 the next round opens with what this one closed with, before anything has changed it', async () => {
  expect((await reportOf(A, 2)).accounts).toEqual([
    { force: A.force, opening: 6.1, groups: [], closing: 6.1 },
  ]);
});

it('CMB-7 CMB-9 BLD-1 the battle, the building, mechs and pilots, as each of the two was told', async () => {
  const [mine, his] = [await reportOf(A), await reportOf(B)];
  expect(mine.battles.fought).toMatchObject([
    {
      result: 'won',
      units: expect.arrayContaining([
        expect.objectContaining({ unit: victim.id, change: 'destroyed' }),
      ]) as object,
    },
  ]);
  expect(his.battles.fought).toMatchObject([{ result: 'lost' }]);
  const lost = (report: Report): unknown =>
    report.battles.fought[0]?.sides.map(({ forces, lost: { mechs } }) => [forces, mechs]);
  expect(lost(mine)).toEqual(lost(his));
  expect(lost(mine)).toEqual(
    expect.arrayContaining([
      [[A.force], 0],
      [[B.force], 1],
    ]),
  );
  expect(mine.buildings).toEqual([
    expect.objectContaining({ building: prize.id, change: 'won', from: null, to: A.force }),
  ]);
  expect(mine.buildings[0]?.text).toMatch(/: won\.$/);
  expect(his.buildings).toEqual([]);
  expect(mine.mechs.filter(({ change }) => change !== 'corrected')).toEqual([]);
  expect(his.mechs.filter(({ change }) => change !== 'corrected')).toEqual([
    expect.objectContaining({
      mech: victim.id,
      change: 'destroyed',
      text: expect.stringMatching(/: was destroyed\.$/) as string,
    }),
  ]);
  expect(mine.pilots.map(({ change }) => change)).toEqual(['hurt']);
  expect(his.pilots).toMatchObject([
    { change: 'dead', text: expect.stringMatching(/: is dead\.$/) as string },
  ]);
});

it('SIGHT-4 what only the other was told is in no byte of the report', async () => {
  const { text } = await get(B, '/rounds/1');
  const secrets = ['Nobody', 'medium-laser', prize.id, '6.1', '10.4'];
  for (const secret of secrets) expect({ secret, told: says(text, secret) }).toEqual({ secret, told: false });
  // They are there to be found.
  const { text: whole } = await get(A, '/rounds/1');
  for (const secret of secrets) expect({ secret, told: says(whole, secret) }).toEqual({ secret, told: true });
  const watched = await reportOf(observer);
  expect(watched).toMatchObject({
    force: null,
    dropped: [],
    accounts: [],
    buildings: [],
    mechs: [],
    pilots: [],
    halted: [],
    standing: [],
  });
  expect(watched.battles).toEqual({ fought: [], elsewhere: { begun: 1, over: 1 } });
});

it('the game master reads everything, or with the eyes of a force; players only their own', async () => {
  const all = await reportOf(game.gm);
  expect(all.accounts.map(({ force }) => force)).toEqual([A.force, B.force]);
  expect(all.dropped).toHaveLength(1);
  expect(all.standing.map(({ force }) => force)).toEqual([A.force, B.force]);
  expect((await get(game.gm, `/rounds/1?as=${A.force}`)).text).toBe((await get(A, '/rounds/1')).text);
  expect((await get(game.gm, '/rounds/1?as=nobody')).status).toBe(404);
  for (const path of [
    `/rounds/1?as=${A.force}`,
    `/rounds?as=${A.force}`,
    `/statistics?as=${A.force}`,
    '/rounds/1?as=gm',
    '/statistics?as=gm',
  ])
    expect({ path, status: (await get(B, path)).status }).toEqual({ path, status: 403 });
});

it('has entity tags by language, and names every mistake of the query', async () => {
  const first = await get(A, '/rounds/1');
  expect(first.headers.get('vary')).toMatch(/accept-language/i);
  const etag = first.headers.get('etag') ?? '';
  expect((await game.at(A, 'GET', '/rounds/1', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await get(A, '/rounds/1', 'de')).headers.get('etag')).not.toBe(etag);
  for (const path of ['/rounds', '/statistics']) {
    const tag = (await get(A, path)).headers.get('etag') ?? '';
    expect((await game.at(A, 'GET', path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  }
  const wrong = await get(A, '/rounds?limit=0&after=x&as=&no=1');
  expect({
    status: wrong.status,
    mistakes: (wrong.body['violations'] as unknown as object[]).length,
  }).toEqual({ status: 400, mistakes: 4 });
  expect((await get(A, '/rounds/1?limit=1')).status).toBe(400);
  expect((await get(A, '/statistics?round=1')).status).toBe(400);
});

it('lists rounds by pages', async () => {
  const first = expectStatus(await get(A, '/rounds?limit=1'), 200).body;
  expect(first).toMatchObject({
    items: [{ round: 1, over: true, endedAt: expect.any(String) as string }],
    next: '1',
  });
  expect((await get(A, '/rounds?limit=1&after=1')).body).toMatchObject({
    items: [{ round: 2, over: false }],
    next: null,
  });
});

it('END-1 statistics tell a player their own force, the game master all, observers nobody', async () => {
  const [line] = (await figures(A)).rounds[0]?.forces ?? [];
  expect(line).toMatchObject({
    force: A.force,
    tons: 6.1,
    lost: { mechs: 0, bv: 0, pilotsDead: 0, pilotsCaptured: 0 },
  });
  expect(line?.buildings).toBe((await buildings()).filter(({ control }) => control === A.force).length);
  expect((await reportOf(A)).standing).toEqual([line]);
  const [his] = (await figures(B)).rounds[0]?.forces ?? [];
  expect(his).toMatchObject({ force: B.force, lost: { mechs: 1, pilotsDead: 1, pilotsCaptured: 0 } });
  expect(his?.lost.bv).toBeGreaterThan(0);
  expect(his?.mechs).toBe(own(await game.view(B)).length);
  const all = await figures(game.gm);
  expect(all).toMatchObject({
    ruleset: 'planetary-3',
    recorded: true,
    note: null,
    final: null,
    present: { round: 2 },
  });
  expect(all.rounds).toEqual([{ round: 1, forces: [line, his] }]);
  const watched = await figures(observer);
  expect([watched.rounds, watched.present.forces]).toEqual([[{ round: 1, forces: [] }], []]);
});

it('END-2 after a rollback the report shows the round as it stands: what was undone is not in it, why is', async () => {
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'supply', reason: 'Wrong account' },
    }),
    200,
  );
  expect((await get(A, '/rounds/2')).status).toBe(404);
  const open = await reportOf(A);
  expect(open).toMatchObject({
    over: false,
    dropped: [],
    takenBack: [{ phase: 'supply', reason: 'Wrong account' }],
    standing: [],
  });
  expect(open.accounts).toMatchObject([
    { opening: 0, closing: 20, groups: [{ kind: 'income', amount: 20 }] },
  ]);
  expect(open.battles.fought).toHaveLength(1);
  expect((await figures(A)).rounds).toEqual([]);
  const { map } = await game.view(A);
  expectStatus(
    await game.order(A, [{ type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: map.hq }]),
    200,
  );
  await game.allReady();
  expect((await reportOf(A)).accounts).toMatchObject([
    {
      opening: 0,
      closing: 19,
      groups: [
        { kind: 'income', amount: 20 },
        { kind: 'orders', amount: -1 },
      ],
    },
  ]);
  expect((await figures(A)).rounds).toMatchObject([{ round: 1, forces: [{ force: A.force, tons: 19 }] }]);
});

it('END-1 after the end statistics tell everybody everything, with what decided; reports stay what each was told', async () => {
  const mine = (await get(A, '/rounds/1')).text;
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: A.force, reason: 'Enough.' } }),
    200,
  );
  for (const who of [A, B, observer, game.gm]) {
    const { rounds, final } = await figures(who);
    expect(rounds[0]?.forces.map(({ force }) => force)).toEqual([A.force, B.force]);
    expect(final).toMatchObject({
      condition: 'gm',
      winners: [A.force],
      reason: 'Enough.',
      text: 'the game master',
    });
    expect(final?.standing).toHaveLength(2);
  }
  expect((await figures(B, `?as=${B.force}`)).rounds[0]?.forces.map(({ force }) => force)).toEqual([B.force]);
  expect((await get(A, '/rounds/1')).text).toBe(mine);
  expect((await get(B, `/rounds/1?as=${A.force}`)).text).toBe(mine);
  expect((await reportOf(observer, 1, '?as=gm')).accounts).toHaveLength(2);
  expect((await get(B, '/rounds')).body['items']).toMatchObject([
    { over: true },
    { round: 2, over: true, endedAt: expect.any(String) as string },
  ]);
});

it('END-1 a war that began under planetary-1 tells what there is, and says so', async () => {
  const { id, gm, players } = await startedCampaign(app, 2);
  // As one that an earlier version has begun.
  await app.pool.query(`UPDATE campaigns SET ruleset = 'planetary-1', version = version + 1 WHERE id = $1`, [
    id,
  ]);
  for (let steps = 0; steps < 8; steps += 1)
    await gm.call('POST', `/v1/campaigns/${id}/gm/advance`, { body: {} });
  const path = `/v1/campaigns/${id}`;
  expect((await gm.call('GET', `${path}/view`)).body).toMatchObject({ round: 2 });
  const told = (await players[0]?.call('GET', `${path}/statistics`, { headers: { 'accept-language': 'de' } }))
    ?.body as unknown as Stats;
  expect(told).toMatchObject({
    ruleset: 'planetary-1',
    recorded: false,
    rounds: [],
    final: null,
    present: { round: 2 },
  });
  expect(told.note).toMatch(/^Dieser Krieg begann unter Regeln/);
  expect(told.present.forces).toHaveLength(1);
  const report = (await players[0]?.call('GET', `${path}/rounds/1`))?.body as unknown as Report;
  expect(report).toMatchObject({ over: true, standing: [], accounts: [{ opening: 0, closing: 20 }] });
});

it('END-1 a campaign that ends by itself tells its last round too, and by which condition it ended', async () => {
  const victory = { lastForceStanding: true, buildings: null, rounds: 1, gm: false };
  const { id, gm, players } = await startedCampaign(app, 2, { victory });
  const path = `/v1/campaigns/${id}`;
  for (let steps = 0; steps < 8; steps += 1) await gm.call('POST', `${path}/gm/advance`, { body: {} });
  expect((await gm.call('GET', path)).body).toMatchObject({ status: 'finished' });
  const told = (await players[0]?.call('GET', `${path}/statistics`, { headers: { 'accept-language': 'de' } }))
    ?.body as unknown as Stats;
  expect(told.rounds).toMatchObject([{ round: 1, forces: [{ tons: 20 }, { tons: 20 }] }]);
  expect(told.final).toMatchObject({
    condition: 'rounds',
    reason: null,
    text: 'der höchste Wert nach der letzten Runde',
  });
  const value = ({ bv, tons, buildings: held }: Figures): number => bv + 100 * tons + 200 * held;
  const [one, two] = (told.rounds[0]?.forces ?? []) as [Figures, Figures];
  const leader = value(one) === value(two) ? [] : [value(one) > value(two) ? one.force : two.force];
  expect(told.final?.winners).toEqual(leader);
  const report = (await players[1]?.call('GET', `${path}/rounds/1`))?.body as unknown as Report;
  expect(report).toMatchObject({ over: true, standing: [{ tons: 20 }] });
});
