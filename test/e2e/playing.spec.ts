/**
 * A whole round over HTTP: orders, fog, meeting, fighting, buying; secrecy; and the same tables when all
 * events are replayed.
 */
import { createHash } from 'node:crypto';
import { prove } from '../../src/infrastructure/backup/prove';
import { loadMasterKey } from '../../src/infrastructure/secrets/master-key';
import { DICE_SEEDS } from '../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { replay } from '../../src/infrastructure/store/history/replay';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player, type ViewJson } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

const own = (view: ViewJson): ViewJson['mechs'] => view.mechs.filter((mech) => mech.own);

interface Setup {
  readonly hash: string;
  readonly sides: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly units: readonly {
    readonly id: string;
    readonly side: string;
    readonly condition: unknown;
    readonly pilot: { readonly hits: number } | null;
  }[];
}

/** Everybody of `side` holds the field, of the others nobody can fight any more. */
const reportOf = (setup: Setup, side: string): object => ({
  hash: setup.hash,
  turns: 7,
  holder: side,
  log: null,
  units: setup.units.map((unit) => ({
    id: unit.id,
    edge: null,
    fate: unit.side === side ? 'on-field-fit' : 'destroyed',
    condition: unit.side === side ? unit.condition : { ...(unit.condition as object), structure: { CT: 0 } },
    pilot:
      unit.pilot === null ? null : { hits: unit.pilot.hits, fate: unit.side === side ? 'in-mech' : 'dead' },
  })),
  buildings: [],
  minesUsed: {},
});

it('ROUND-1 the campaign begins with preparation, and every player sees their own force', async () => {
  const view = await game.view(A);
  expect(view).toMatchObject({ round: 1, phase: 'preparation', step: null, force: A.force });
  expect(own(view).length).toBeGreaterThan(3);
  expect(own(view).every((mech) => mech.force === A.force)).toBe(true);
});

it('SIGHT-4 nothing of an unseen enemy is in the view', async () => {
  const enemies = own(await game.view(B));
  const answer = await game.at(A, 'GET', '/view');
  for (const mech of enemies) expect(answer.text).not.toContain(mech.id);
});

it('ROUND-2 an order sheet is answered with its ETag, and nobody else can read it', async () => {
  const [mech] = own(await game.view(A));
  const saved = expectStatus(await game.order(A, [{ type: 'shut-down', mech: mech?.id }]), 200);
  const read = await game.at(A, 'GET', '/orders');
  expect(read.headers.get('etag')).toBe(saved.headers.get('etag'));
  expect(read.body).toMatchObject({
    phase: 'preparation',
    orders: [{ type: 'shut-down', mech: mech?.id }],
    ready: false,
  });
  expect(
    (await game.at(A, 'GET', '/orders', { headers: { 'if-none-match': read.headers.get('etag') ?? '' } }))
      .status,
  ).toBe(304);
  expect((await game.at(B, 'GET', '/orders')).text).not.toContain(mech?.id);
  expect((await game.at(B, 'GET', `/orders?as=${A.force}`)).status).toBe(403);
  expect((await game.at(game.gm, 'GET', `/orders?as=${A.force}`)).body).toMatchObject({
    orders: [{ type: 'shut-down' }],
  });
});

it('PUT honours If-Match, and a dry run changes nothing', async () => {
  const before = await game.at(A, 'GET', '/orders');
  const body = { phase: 'preparation', orders: [] };
  expect(
    (await game.at(A, 'PUT', '/orders', { body, headers: { 'if-match': '"something-else"' } })).status,
  ).toBe(412);
  const dry = expectStatus(await game.at(A, 'PUT', '/orders?dryRun=true', { body }), 200);
  expect(dry.body).toMatchObject({ orders: [] });
  expect((await game.at(A, 'GET', '/orders')).headers.get('etag')).toBe(before.headers.get('etag'));
  expectStatus(
    await game.at(A, 'PUT', '/orders', {
      body:
        before.body['orders'] === undefined ? body : { phase: 'preparation', orders: before.body['orders'] },
      headers: { 'if-match': before.headers.get('etag') ?? '' },
    }),
    200,
  );
});

it('names every mistake of a sheet at once', async () => {
  const answer = await game.at(A, 'PUT', '/orders', {
    body: {
      phase: 7,
      orders: [null, { type: 'nonsense' }, { type: 'shut-down', mech: null, more: 1 }],
      extra: 1,
    },
  });
  expect(answer.status).toBe(400);
  const pointers = (answer.body['violations'] as unknown as { pointer: string }[])
    .map((one) => one.pointer)
    .sort();
  expect(pointers).toEqual([
    '/extra',
    '/orders/0/type',
    '/orders/1/type',
    '/orders/2/mech',
    '/orders/2/more',
    '/phase',
  ]);
});

it('says what is wrong in the language of the client', async () => {
  const body = { phase: 'preparation', orders: [{ type: 'shut-down', mech: 'nobody' }] };
  const german = await game.at(A, 'PUT', '/orders', { body, headers: { 'accept-language': 'de' } });
  expect(german.status).toBe(422);
  expect(german.body['violations']).toEqual([
    expect.objectContaining({ pointer: '/orders/0/mech', message: 'Diesen Mech hast du nicht.' }),
  ]);
});

it('ROUND-3 the phase ends when all are ready, and a sheet for the phase before is refused', async () => {
  const late = { phase: 'preparation', orders: [] };
  await game.allReady();
  expect(await game.view(A)).toMatchObject({ round: 1, phase: 'planning' });
  const answer = await game.at(A, 'PUT', '/orders', { body: late });
  expect({ status: answer.status, code: answer.body['code'] }).toEqual({
    status: 409,
    code: 'phase/not-open',
  });
});

it('PREP-1 the shut-down mech is shut down, and does not move', async () => {
  const mech = own(await game.view(A)).find((one) => one.state === 'shut-down');
  expect(mech).toBeDefined();
  const answer = await game.order(A, [{ type: 'move', mech: mech?.id, path: [mech?.hex] }]);
  expect(answer.status).toBe(422);
  expect((answer.body['violations'] as unknown as { code: string }[]).map((one) => one.code)).toContain(
    'movement/shut-down',
  );
});

it('MOV-1 options name moves that the sheet accepts; MOV-3 they are carried out', async () => {
  const options = expectStatus(await game.at(A, 'GET', '/options'), 200).body as unknown as {
    orders: { move: { mechs: { mech: string; reachable: { hex: string; path: string[] }[] }[] } };
  };
  const [first] = options.orders.move.mechs;
  const goal = first?.reachable.at(-1);
  expect(goal).toBeDefined();
  expectStatus(await game.order(A, [{ type: 'move', mech: first?.mech, path: goal?.path }]), 200);
  await game.allReady();
  const moved = own(await game.view(A)).find((mech) => mech.id === first?.mech);
  expect(moved?.hex).toBe(goal?.hex);
  const told = (await game.at(A, 'GET', '/events?limit=100')).body['items'] as unknown as {
    type: string;
    seq: number;
    text: string;
  }[];
  expect(told.map((event) => event.seq)).toEqual(told.map((_, index) => index + 1));
  expect(told.find((event) => event.type === 'mech-moved')?.text).toContain(goal?.hex ?? 'nowhere');
  const others = (await game.at(B, 'GET', '/events?limit=100')).text;
  expect(others).not.toContain(first?.mech);
});

it('shows what was seen when a phase opened, and nothing that has not been', async () => {
  const before = expectStatus(await game.at(A, 'GET', '/view?round=1&phase=planning'), 200)
    .body as unknown as ViewJson;
  expect(before.phase).toBe('planning');
  expect(new Set(own(before).map((mech) => mech.hex))).toEqual(new Set([before.map.hq]));
  expect((await game.at(A, 'GET', '/view?round=1&phase=supply')).status).toBe(404);
  expect((await game.at(A, 'GET', '/view?round=1')).status).toBe(400);
  expect((await game.at(A, 'GET', '/view?round=x&phase=never&as=&no=1')).body['violations']).toHaveLength(4);
});

it('CMB-2 an attack opens a battle; TAC-7 it counts when all sides have confirmed its report, as they have read it', async () => {
  await game.advanceTo('combat', 'declarations');
  const [attacker] = own(await game.view(A)).filter((mech) => mech.state === 'ready');
  const hqOfB = (await game.view(B)).map.hq;
  const enemy = own(await game.view(B)).find((mech) => mech.hex === hqOfB);
  // Beside each other, far from everybody else.
  const column = Number((await game.view(A)).map.hq.slice(0, 2));
  const near = (await game.view(A)).map.sight;
  const place = near.find(
    (hex) =>
      hex !== attacker?.hex &&
      Number(hex.slice(0, 2)) === column &&
      Number(hex.slice(2)) !== Number(attacker?.hex.slice(2)),
  );
  const beside = near.find(
    (hex) =>
      hex.slice(0, 2) === place?.slice(0, 2) &&
      Math.abs(Number(hex.slice(2)) - Number(place?.slice(2))) === 1 &&
      hex !== (attacker?.hex ?? ''),
  );
  await game.correct([
    { set: 'mech', mech: attacker?.id, hex: place },
    { set: 'mech', mech: enemy?.id, hex: beside },
  ]);
  expectStatus(await game.order(A, [{ type: 'attack', mechs: [attacker?.id], target: beside }]), 200);
  await game.allReady();
  const view = await game.view(A);
  expect(view).toMatchObject({ phase: 'combat', step: 'battles' });
  const battle = view.battles.find((one) => one.mine && one.hex === beside);
  expect(battle).toBeDefined();
  const url = `/battles/${battle?.id}`;
  const { setup } = expectStatus(await game.at(B, 'GET', url), 200).body as unknown as { setup: Setup };
  const side = setup.sides.find((one) => one.forces.includes(A.force))?.side ?? '';

  const wrong = await game.at(A, 'POST', `${url}/reports`, { body: { ...reportOf(setup, side), units: [] } });
  expect(wrong.status).toBe(422);
  const dry = expectStatus(
    await game.at(A, 'POST', `${url}/reports?dryRun=true`, { body: reportOf(setup, side) }),
    201,
  );
  expect(dry.body['difference']).not.toBeNull();
  expect((await game.at(A, 'GET', url)).body['reports']).toEqual([]);

  const key = { 'idempotency-key': 'report-1' };
  const filed = expectStatus(
    await game.at(A, 'POST', `${url}/reports`, { body: reportOf(setup, side), headers: key }),
    201,
  );
  const again = expectStatus(
    await game.at(A, 'POST', `${url}/reports`, { body: reportOf(setup, side), headers: key }),
    201,
  );
  expect(again.body).toEqual(filed.body);
  expect(filed.body).toMatchObject({ state: 'reported', reportState: 'pending', confirmedBy: [A.force] });
  const report = String(filed.body['report']);
  expect((await game.at(game.gm, 'POST', `${url}/reports/${report}/confirm`)).status).toBe(403);
  expect((await game.at(game.gm, 'POST', '/gm/advance', { body: {} })).body['code']).toBe(
    'phase/battles-open',
  );
  const disputed = expectStatus(
    await game.at(B, 'POST', `${url}/reports/${report}/dispute`, {
      body: { reason: 'They were not there.' },
    }),
    200,
  );
  expect(disputed.body).toMatchObject({ state: 'disputed' });

  const edited = expectStatus(
    await game.at(game.gm, 'PUT', `${url}/reports/${report}`, {
      body: { ...reportOf(setup, side), turns: 9 },
    }),
    200,
  );
  const confirm = (who: Player, etag: unknown) =>
    game.at(who, 'POST', `${url}/reports/${report}/confirm`, { headers: { 'if-match': String(etag) } });
  expect((await confirm(B, filed.body['reportEtag'])).status).toBe(412);
  expect((await game.at(A, 'GET', url)).body).toMatchObject({
    state: 'reported',
    reports: [{ id: report, confirmedBy: [], etag: edited.body['reportEtag'] }],
  });
  expect(expectStatus(await confirm(A, edited.body['reportEtag']), 200).body).toMatchObject({
    state: 'reported',
    confirmedBy: [A.force],
  });

  const decided = expectStatus(await game.at(game.gm, 'POST', `${url}/decide`, { body: {} }), 200);
  expect(decided.body).toMatchObject({ state: 'done', reportState: 'applied', winner: side });
  expect((await game.at(A, 'POST', `${url}/reports`, { body: reportOf(setup, side) })).status).toBe(409);
  for (const other of (await game.view(game.gm)).battles.filter((one) => one.state === 'open'))
    expectStatus(
      await game.at(game.gm, 'POST', `/battles/${other.id}/call-off`, { body: { reason: 'not now' } }),
      200,
    );
  expect(own(await game.view(B)).some((mech) => mech.id === enemy?.id)).toBe(false);
});

it('SUP-1 supply brings tons, SUP-5 a pilot is bought, SUP-9 and the ledger says so', async () => {
  const view = await game.view(A);
  expect(view).toMatchObject({ phase: 'supply', account: 20 });
  const saved = expectStatus(await game.order(A, [{ type: 'buy-pilot', hex: view.map.hq }]), 200);
  expect(saved.body).toMatchObject({ balance: { now: 20, after: 10 }, preview: [{ cost: 10 }] });
  expect(
    (
      await game.order(A, [
        { type: 'buy-pilot', hex: view.map.hq },
        { type: 'buy-pilot', hex: view.map.hq },
        { type: 'buy-pilot', hex: view.map.hq },
      ])
    ).status,
  ).toBe(422);
  await game.allReady();
  const ledger = (await game.at(A, 'GET', '/ledger')).body['items'] as unknown as {
    amount: number;
    balance: number;
  }[];
  expect(ledger.at(-1)?.balance).toBe((await game.view(A)).account);
  expect(ledger.reduce((sum, entry) => sum + entry.amount, 0)).toBe(10);
  expect((await game.view(A)).round).toBe(2);
  expect((await game.at(game.gm, 'GET', `/ledger?as=${A.force}`)).body['items']).toHaveLength(ledger.length);
  expect((await game.at(B, 'GET', `/ledger?as=${A.force}`)).status).toBe(403);
});

it('a rollback takes everything back but the history, and the tables are what the events make', async () => {
  const rolled = expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'supply', reason: 'played wrong' },
    }),
    200,
  );
  expect(rolled.body).toMatchObject({ round: 1, phase: 'supply', status: 'running' });
  expect((await game.view(A)).account).toBe(20);
  expect((await game.at(A, 'GET', '/view?round=2&phase=preparation')).status).toBe(404);
  const report = await replay(app.pool, game.id);
  expect(report?.checks.filter((check) => !check.same)).toEqual([]);
});

it('after the end everybody sees everything, and the dice seed', async () => {
  expect((await A.call('GET', `/v1/campaigns/${game.id}`)).body['diceSeed']).toBeNull();
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: A.force, reason: 'enough' } }),
    200,
  );
  const enemies = own(await game.view(B));
  expect(enemies.some((mech) => mech.force === A.force)).toBe(true);
  const head = (await A.call('GET', `/v1/campaigns/${game.id}`)).body;
  expect(head['diceSeed']).toMatch(/^[\da-f]{64}$/);
  expect((await game.at(B, 'PUT', '/orders', { body: { phase: 'supply', orders: [] } })).status).toBe(409);
  expect((await replay(app.pool, game.id))?.same).toBe(true);
});

it('ROUND-5 END-2 a campaign that is taken back from its end rolls under a fresh seed, promised to all', async () => {
  const campaign = async (): Promise<Record<string, unknown>> =>
    (await A.call('GET', `/v1/campaigns/${game.id}`)).body;
  const over = await campaign();
  const first = { epoch: 0, commitment: over['diceCommitment'], seed: over['diceSeed'] };
  expect(over['diceSeeds']).toEqual([first]);
  const back = { round: 1, phase: 'preparation', reason: 'Once more' };
  expectStatus(await game.at(game.gm, 'POST', '/gm/rollback?dryRun=true', { body: back }), 200);
  expect((await campaign())['diceSeeds']).toEqual([first]);
  expectStatus(await game.at(game.gm, 'POST', '/gm/rollback', { body: back }), 200);
  const running = await campaign();
  expect(running).toMatchObject({ status: 'running', diceSeed: null, diceSeeds: [first] });
  expect(running['diceCommitment']).not.toBe(first.commitment);
  const told = (await game.at(B, 'GET', '/events?limit=100')).body['items'] as unknown as {
    type: string;
    data: Record<string, unknown>;
  }[];
  expect(told.filter(({ type }) => type === 'campaign-rolled-back').at(-1)?.data).toMatchObject({
    diceCommitment: running['diceCommitment'],
  });
  await game.advanceTo('supply');
  // A rollback of a running campaign, whose seed nobody knows, keeps its promise.
  expectStatus(await game.at(game.gm, 'POST', '/gm/rollback', { body: back }), 200);
  expect((await campaign())['diceCommitment']).toBe(running['diceCommitment']);
  expectStatus(await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'enough' } }), 200);
  const again = await campaign();
  const second = { epoch: 2, commitment: running['diceCommitment'], seed: again['diceSeed'] };
  expect(again['diceSeeds']).toEqual([first, second]);
  for (const { seed, commitment } of [first, second])
    expect(
      createHash('sha256')
        .update(Buffer.from(String(seed), 'hex'))
        .digest('hex'),
    ).toBe(commitment);
  const vault = new SealedBox(loadMasterKey(null, app.dataDir), DICE_SEEDS);
  expect(await prove(app.pool, vault)).toMatchObject({ campaigns: 1, faults: [] });
  // The first promise was not about the second seed.
  await app.pool.query(
    'UPDATE campaign_secrets SET epoch_from = 9 WHERE campaign_id = $1 AND epoch_from = 0',
    [game.id],
  );
  expect((await prove(app.pool, vault)).faults).toEqual([
    `campaign ${game.id}: the dice seed does not open to what was promised`,
  ]);
  await app.pool.query(
    'UPDATE campaign_secrets SET epoch_from = 0 WHERE campaign_id = $1 AND epoch_from = 9',
    [game.id],
  );
});
