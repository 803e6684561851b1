/**
 * Game masters who abuse their office: in campaigns of others, after they have handed theirs over, and behind
 * the players' backs.
 */
import { ask, idsIn, inLanes, urlOf } from '../support/api-table/ask';
import { operationsOf, type Operation } from '../support/api-table/operations';
import { pictureOf } from '../support/api-table/snapshot';
import { TABLE, type CampaignRow, type Scene } from '../support/api-table/table';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';
import type { Answer } from '../support/http';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';

let world: World;
let stranger: Person;
/** What only a game master may do somewhere. */
let ofGm: readonly (readonly [Operation, CampaignRow])[];
beforeAll(async () => {
  world = await buildWorld();
  // Game master of a war of their own, in none of the world's.
  stranger = (await startedCampaign(world.app, 2)).gm;
  ofGm = operationsOf(world.description).flatMap((operation) => {
    const row = TABLE[operation.key];
    if (row?.kind !== 'campaign') return [];
    const isGms = Object.values(row.cells).some(
      ([gm, player, far, watcher]) => gm < 400 && [player, far, watcher].every((one) => one === 403),
    );
    return isGms ? [[operation, row] as const] : [];
  });
});
afterAll(() => world.close());

const scenesOf = (row: CampaignRow): readonly Scene[] => Object.keys(row.cells) as Scene[];

const send = (operation: Operation, row: CampaignRow, scene: Scene, who: Person): Promise<Answer> => {
  const asked = row.ask(world);
  return ask(world, operation, urlOf(operation, idsIn(asked, world[scene].id), asked.query), {
    token: who.token,
    body: asked.body,
  });
};

it('there are many operations that only the game master may use', () => {
  expect(ofGm.length).toBeGreaterThan(20);
  expect(ofGm.map(([{ key }]) => key)).toEqual(
    expect.arrayContaining([
      'POST /v1/campaigns/{id}/gm/advance',
      'PATCH /v1/campaigns/{id}/engines/{engineId}',
      'POST /v1/campaigns/{id}/invitations',
    ]),
  );
});

it('to the game master of another campaign there is none of them, and they change nothing', async () => {
  const before = await pictureOf(world.app.pool);
  const answers: string[] = [];
  await inLanes(
    ofGm.map(([operation]) => operation),
    async (operation) => {
      const row = TABLE[operation.key] as CampaignRow;
      for (const scene of scenesOf(row)) {
        const { status, body } = await send(operation, row, scene, stranger);
        if (status !== 404 || body['code'] !== 'request/not-found')
          answers.push(`${operation.key} ${scene}: ${status} ${String(body['code'])}`);
      }
    },
  );
  expect(answers).toEqual([]);
  // Nor what is told of campaigns by another way.
  const { fighting, supplying } = world;
  for (const path of [
    `/v1/campaigns/${supplying.id}/orders?as=${supplying.forces[0]}`,
    `/v1/campaigns/${supplying.id}/view?as=gm`,
    `/v1/campaigns/${supplying.id}/ledger?as=${supplying.forces[0]}`,
    `/v1/campaigns/${fighting.id}/events/stream?as=gm`,
    `/v1/campaigns/${fighting.id}/engines/${fighting.engine}`,
  ])
    expect([path, (await stranger.call('GET', path)).status]).toEqual([path, 404]);
  expect(await pictureOf(world.app.pool)).toEqual(before);
});

it('their own campaign’s address with another’s ids gives them nothing of it', async () => {
  const own = String(
    ((await stranger.call('GET', '/v1/campaigns')).body['items'] as unknown as { id: string }[])[0]?.id,
  );
  const { fighting, supplying, people } = world;
  const before = await pictureOf(world.app.pool);
  const tries: readonly (readonly [string, string, object?])[] = [
    ['GET', `/orders?as=${supplying.forces[0]}`],
    ['GET', `/view?as=${supplying.forces[0]}`],
    ['GET', `/ledger?as=${supplying.forces[0]}`],
    ['GET', `/battles/${fighting.battle}`],
    ['POST', `/battles/${fighting.battle}/decide`, {}],
    ['PUT', `/battles/${fighting.battle}/reports/${fighting.report}`, fighting.body],
    ['PATCH', `/engines/${fighting.engine}`, { counts: 'at-once' }],
    ['DELETE', `/engines/${fighting.engine}`],
    ['POST', `/engines/${fighting.engine}/secret`],
    ['POST', `/gm/seats/${fighting.forces[0]}/reassign`, { userId: stranger.id }],
    ['POST', `/gm/members/${people.player.id}/remove`, {}],
    ['DELETE', `/members/${people.player.id}`],
    ['POST', `/members/${people.player.id}/reset-link`],
    ['GET', `/designs/${supplying.drawn}`],
    ['GET', `/force?as=${supplying.forces[0]}`],
  ];
  for (const [method, path, body] of tries)
    expect([path, (await stranger.call(method, `/v1/campaigns/${own}${path}`, { body })).status]).toEqual([
      path,
      404,
    ]);
  // Members of no campaign of theirs get no seat in it.
  const [seat] = expectStatus(await stranger.call('GET', `/v1/campaigns/${own}`), 200).body[
    'seats'
  ] as unknown as { force: string }[];
  const alien = { userId: people.player.id };
  for (const path of [`/gm/seats/${String(seat?.force)}/reassign`, '/gm/hand-over'])
    expect((await stranger.call('POST', `/v1/campaigns/${own}${path}`, { body: alien })).body['code']).toBe(
      'gm/no-such-member',
    );
  expect(await pictureOf(world.app.pool)).toEqual(before);
});

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

it('a link that a game master makes gives nobody a seat: that takes an event that every player sees', async () => {
  const { id, forces } = world.supplying;
  const { gm, player, enemy } = world.people;
  const events = async (): Promise<readonly Told[]> =>
    (await enemy.call('GET', `/v1/campaigns/${id}/events?limit=100`)).body[
      'items'
    ] as unknown as readonly Told[];
  const from = (await events()).length;
  for (const body of [
    {},
    { seat: 1 },
    { role: 'player' },
    { role: 'observer', seat: 1 },
    { force: forces[0], seat: 1 },
    { role: 'gm' },
  ])
    expect([
      body,
      (await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body })).status >= 400,
    ]).toEqual([body, true]);
  expect(await events()).toHaveLength(from);
  const helper = await register(world.app, 'Helper');
  const link = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { role: 'observer' } }),
    201,
  ).body;
  const accepted = { faction: 'davion', forceName: 'Mine now' };
  const joined = await helper.call('POST', `/v1/invitations/${String(link['code'])}/accept`, {
    body: accepted,
  });
  expect(expectStatus(joined, 200).body).toMatchObject({ role: 'observer', myForce: null });
  expect((await helper.call('GET', `/v1/campaigns/${id}/orders`)).status).toBe(403);
  expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/gm/seats/${forces[0]}/reassign`, {
      body: { userId: helper.id, reason: 'Because' },
    }),
    200,
  );
  const told = (await events()).slice(from);
  expect(told).toMatchObject([
    { type: 'invitation-made', data: { role: 'observer' } },
    { type: 'member-joined', data: { name: 'Helper', role: 'observer' } },
    { type: 'seat-reassigned', data: { force: forces[0], player: 'Helper', reason: 'Because' } },
  ]);
  expect(JSON.stringify(told)).not.toContain(String(link['code']));
  expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/gm/seats/${forces[0]}/reassign`, {
      body: { userId: player.id },
    }),
    200,
  );
  // One that takes a force over is told with the force when it is made, and again when it is accepted.
  const until = (await events()).length;
  const over = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { force: forces[0] } }),
    201,
  ).body;
  expectStatus(
    await helper.call('POST', `/v1/invitations/${String(over['code'])}/accept`, { body: {} }),
    200,
  );
  const toldOfIt = (await events()).slice(until);
  expect(toldOfIt).toMatchObject([
    { type: 'invitation-made', data: { role: 'player', force: forces[0] } },
    { type: 'seat-reassigned', data: { force: forces[0], player: 'Helper' } },
  ]);
  expect(JSON.stringify(toldOfIt)).not.toContain(String(over['code']));
  expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/gm/seats/${forces[0]}/reassign`, {
      body: { userId: player.id },
    }),
    200,
  );
});

it('who has handed a campaign over is refused at once, and everything that they had under way', async () => {
  const { gm, observer } = world.people;
  for (const scene of ['supplying', 'fighting'] as const) {
    const path = `/v1/campaigns/${world[scene].id}`;
    const late = expectStatus(
      await gm.call('POST', `${path}/invitations`, { body: { role: 'observer' } }),
      201,
    ).body;
    expectStatus(await gm.call('POST', `${path}/gm/hand-over`, { body: { userId: observer.id } }), 200);
    // An observer by now: none of it is theirs, and nothing changes.
    const before = await pictureOf(world.app.pool);
    const wrong: string[] = [];
    await inLanes(
      ofGm.map(([operation]) => operation),
      async (operation) => {
        const row = TABLE[operation.key] as CampaignRow;
        if (row.cells[scene] === undefined) return;
        const { status } = await send(operation, row, scene, gm);
        if (status !== 403) wrong.push(`${operation.key} ${scene}: ${status}`);
      },
    );
    expect(wrong).toEqual([]);
    const force = world[scene].forces[0];
    for (const rest of [
      `/orders?as=${force}`,
      `/view?as=${force}`,
      '/view?as=gm',
      `/ledger?as=${force}`,
      `/events?as=gm`,
      `/options?as=${force}`,
    ])
      expect([rest, (await gm.call('GET', `${path}${rest}`)).status]).toEqual([rest, 403]);
    expect(await pictureOf(world.app.pool)).toEqual(before);
    // A link of theirs brings an observer, and nobody else.
    const guest = await register(world.app, 'Guest');
    const joined = await guest.call('POST', `/v1/invitations/${String(late['code'])}/accept`, { body: {} });
    expect(expectStatus(joined, 200).body).toMatchObject({ role: 'observer', myForce: null });
    expect((await gm.call('POST', `${path}/gm/claim`)).body['code']).toBe('gm/not-lost');
  }
});
