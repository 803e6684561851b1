/**
 * What moves beside a battle is told by the event stream (TBL, MM-4): to those who fight in it and the game
 * master alone, over whichever server they follow; so that no client needs to ask again and again.
 */
import { get, type IncomingMessage } from 'node:http';
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, type Game, type Player } from '../support/game';
import { expectStatus, startedCampaign, type Person } from '../support/players';
import { openStream, type OpenStream, type StreamNotice } from '../support/stream';

const SECRET_KEY = 'two servers of one group, and one database';

let app: TestApp;
let twin: TestApp;
let game: Game;
let A: Player;
let B: Player;
let C: Player;
let battle: string;
let units: readonly { readonly id: string; readonly side: string; readonly force: string }[];

beforeAll(async () => {
  app = await startTestApp({ SECRET_KEY });
  twin = await startTestApp({ SECRET_KEY, DATABASE_URL: app.pool.options.connectionString ?? '' });
  game = await gameOf(await startedCampaign(app, 3, { fogOfWar: true }));
  [A, B, C] = game.players as [Player, Player, Player];
  await game.advanceTo('combat', 'declarations');
  const enemy = (await game.view(B)).mechs.find((mech) => mech.own);
  await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(A)).map.hq }]);
  await game.allReady();
  battle = String((await game.view(A)).battles.find((one) => one.mine)?.id);
  const read = expectStatus(await game.at(A, 'GET', `/battles/${battle}`), 200);
  units = (read.body['setup'] as unknown as { units: typeof units }).units;
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

const follow = async (who: Person, server: TestApp = app, query = ''): Promise<OpenStream> => {
  const { seq } = await game.view(who);
  return openStream(server, who.token, `/v1/campaigns/${game.id}/events/stream${query}`, {
    'last-event-id': String(seq),
  });
};
/**
 * The next notice of what the test did itself: those of earlier tests may still come, since they are
 * published after the commit.
 */
const nextOwn = async (
  stream: OpenStream,
  isEarlier: (notice: StreamNotice) => boolean,
): Promise<StreamNotice> => {
  for (;;) {
    const notice = await stream.nextNotice();
    if (!isEarlier(notice)) return notice;
  }
};
const unit = (): string => units[0]?.id ?? '';
const fit = { fate: 'on-field-fit', pilotFate: 'in-mech' };
const save = (who: Player, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  game.at(who, 'PUT', `/battles/${battle}/worksheet/${path}`, { body, headers });

it('TBL a saved entry is told to those who fight and to the game master, over both servers, and to nobody else', async () => {
  const heard = [
    await follow(A),
    await follow(B),
    await follow(game.gm),
    await follow(A, twin),
    await follow(game.gm, twin, `?as=${B.force}`),
  ];
  const deaf = [await follow(C), await follow(C, twin), await follow(game.gm, app, `?as=${C.force}`)];
  expectStatus(await save(B, `units/${unit()}`, fit), 200);
  expectStatus(await save(A, 'field', { turns: 3 }), 200);
  for (const stream of heard) {
    expect(await stream.nextNotice()).toEqual({
      battle,
      changed: 'worksheet',
      unit: unit(),
      side: 'B',
      revision: 1,
    });
    expect(await stream.nextNotice()).toEqual({
      battle,
      changed: 'worksheet',
      unit: null,
      side: 'A',
      revision: 1,
    });
  }
  // An event that comes after the saves has come to them as well.
  expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: { reason: 'tea' } }), 200);
  expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
  for (const stream of deaf) {
    for (let type = ''; type !== 'campaign-resumed'; type = (await stream.next()).data.type);
    expect(stream.notices).toEqual([]);
  }
  for (const stream of [...heard, ...deaf]) stream.close();
});

it('TBL of several units that are saved together each is told, in the order in which they were sent', async () => {
  const [first = unit(), second = unit()] = units.slice(-2).map(({ id }) => id);
  const stream = await follow(A);
  const sent = [second, first].map((one) => ({ unit: one, entry: fit, revision: 0 }));
  const patch = () => game.at(B, 'PATCH', `/battles/${battle}/worksheet/units`, { body: { units: sent } });
  expectStatus(await patch(), 200);
  expect((await patch()).status).toBe(412);
  const isEarlier = ({ unit: told }: StreamNotice): boolean => told !== first && told !== second;
  for (const told of [second, first])
    expect(await nextOwn(stream, isEarlier)).toEqual({
      battle,
      changed: 'worksheet',
      unit: told,
      side: 'B',
      revision: 1,
    });
  stream.close();
});

it('TBL what was not saved is not told: tried, refused, or over another entry', async () => {
  const stream = await follow(B);
  expectStatus(
    await game.at(A, 'PUT', `/battles/${battle}/worksheet/units/${unit()}?dryRun=true`, { body: fit }),
    200,
  );
  expect((await save(A, `units/${unit()}`, { fate: 'asleep' })).status).toBe(400);
  expect((await save(B, `units/${unit()}`, fit, { 'if-match': '"7"' })).status).toBe(412);
  expectStatus(await save(B, `units/${unit()}`, fit, { 'if-match': '"1"' }), 200);
  expect(await nextOwn(stream, ({ revision }) => revision === 1)).toMatchObject({ side: 'B', revision: 2 });
  expect(stream.notices).toEqual([]);
  stream.close();
});

it('TBL the notice leads to the one part that moved, which is as the whole worksheet has it', async () => {
  expectStatus(await save(A, `units/${unit()}`, { ...fit, hits: 1 }), 200);
  const whole = expectStatus(await game.at(B, 'GET', `/battles/${battle}/worksheet`), 200)
    .body as unknown as { units: unknown[]; field: unknown };
  const part = expectStatus(await game.at(B, 'GET', `/battles/${battle}/worksheet/units/${unit()}`), 200);
  expect(part.body).toEqual(whole.units[0]);
  expect(part.body).toMatchObject({ differences: [{ pointer: '/hits', told: { A: 1, B: 0 } }] });
  expect(expectStatus(await game.at(B, 'GET', `/battles/${battle}/worksheet/field`), 200).body).toEqual(
    whole.field,
  );
  expect((await game.at(B, 'GET', `/battles/${battle}/worksheet/units/nothing`)).status).toBe(404);
  expect((await game.at(C, 'GET', `/battles/${battle}/worksheet/units/${unit()}`)).status).toBe(404);
  expect((await game.at(C, 'GET', `/battles/${battle}/worksheet/field`)).status).toBe(404);
});

it('TBL a save can be answered with what it saved alone, tried or not', async () => {
  const path = `/battles/${battle}/worksheet/units/${unit()}`;
  const tried = expectStatus(
    await game.at(A, 'PUT', `${path}?answer=part&dryRun=true`, { body: { ...fit, hits: 2 } }),
    200,
  );
  expect(tried.body).toMatchObject({
    id: unit(),
    entries: { A: { entry: { hits: 2 } } },
    differences: [{ told: { A: 2, B: 0 } }],
  });
  const saved = expectStatus(
    await game.at(A, 'PUT', `${path}?answer=part`, { body: { ...fit, hits: 0 } }),
    200,
  );
  expect(saved.body).toMatchObject({ id: unit(), differences: [] });
  expect(saved.headers.get('etag')).toBe(
    `"${(saved.body as unknown as { entries: { A: { revision: number } } }).entries.A.revision}"`,
  );
  const field = expectStatus(
    await game.at(A, 'PUT', `/battles/${battle}/worksheet/field?answer=part`, { body: { turns: 4 } }),
    200,
  );
  expect(field.body).toMatchObject({ entries: { A: { entry: { turns: 4 } } }, open: ['/holder'] });
  expect((await game.at(A, 'PUT', `${path}?answer=nothing`, { body: fit })).status).toBe(400);
});

it('MM-4 answers and records that are brought are told, and such as are only tried are not', async () => {
  const stream = await follow(A, twin);
  const bring = (query = '') =>
    game.at(B, 'POST', `/battles/${battle}/records${query}`, { body: { answers: { turns: 5 } } });
  expectStatus(await bring('?dryRun=true'), 200);
  expectStatus(await bring(), 200);
  const own = await nextOwn(stream, ({ changed }) => changed === 'worksheet');
  expect(own).toEqual({ battle, changed: 'records', unit: null, side: null, revision: null });
  expect(stream.notices).toEqual([]);
  stream.close();
});

it('TAC-7 a report, a dispute and a confirmation are events of the stream', async () => {
  const stream = await follow(B);
  const { body } = expectStatus(await game.at(A, 'GET', `/battles/${battle}`), 200);
  const setup = body['setup'] as unknown as {
    hash: string;
    units: { id: string; condition: object; pilot: { hits: number } | null }[];
    buildings: { id: string; cp: number }[];
  };
  const report = {
    ...{ hash: setup.hash, turns: 3, holder: null, log: null, minesUsed: {} },
    units: setup.units.map(({ id, condition, pilot }) => ({
      ...{ id, condition, fate: 'on-field-fit', edge: null },
      pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
    })),
    buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
  };
  const filed = expectStatus(await game.at(A, 'POST', `/battles/${battle}/reports`, { body: report }), 201);
  expect((await stream.next()).data.type).toBe('report-filed');
  expectStatus(
    await game.at(B, 'POST', `/battles/${battle}/reports/${String(filed.body['report'])}/dispute`, {
      body: { reason: 'no' },
    }),
    200,
  );
  expect((await stream.next()).data.type).toBe('report-disputed');
  stream.close();
});

it('a listener that lost its connection has every stream look at everything again', async () => {
  const stream = await follow(A);
  await app.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen' AND datname = current_database()`,
  );
  expect(await stream.nextNotice()).toEqual({
    battle: null,
    changed: null,
    unit: null,
    side: null,
    revision: null,
  });
  expectStatus(await save(B, 'field', { turns: 3 }), 200);
  expect(await stream.nextNotice()).toMatchObject({ battle, changed: 'worksheet', side: 'B' });
  stream.close();
});

// The last one: it writes into a feed by itself.
it('a client that could not be told for a while looks at everything again, once', async () => {
  const { seq } = await game.view(B);
  await app.pool.query(
    `INSERT INTO feeds (campaign_id, audience, seq, round, phase, at, type, data)
     SELECT $1, $2, $3 + n, 1, 'combat', 0, 'campaign-paused', json_build_object('reason', repeat('x', 200000)) FROM generate_series(1, 60) n`,
    [game.id, B.force, seq],
  );
  const slow = await new Promise<IncomingMessage>((resolve) =>
    get(
      `${app.url}/v1/campaigns/${game.id}/events/stream?after=${seq}`,
      { headers: { authorization: `Bearer ${B.token}` } },
      resolve,
    ),
  );
  slow.pause();
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const turns of [5, 6, 7]) expectStatus(await save(A, 'field', { turns }), 200);
  await new Promise((resolve) => setTimeout(resolve, 300));
  let text = '';
  slow.on('data', (chunk: Buffer) => (text += chunk.toString()));
  slow.resume();
  const until = Date.now() + 60_000;
  while (!text.includes('event: battle\n') && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(text.match(/event: battle\ndata: .*/g)).toEqual([
    'event: battle\ndata: {"battle":null,"changed":null,"unit":null,"side":null,"revision":null}',
  ]);
  slow.destroy();
});
