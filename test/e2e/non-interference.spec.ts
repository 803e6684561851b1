/**
 * SIGHT-4 over the wire: whatever another does that one may not see, one gets the same bytes as before:
 * statuses, all headers, bodies, entity tags, and everything on the connections of one's event streams. It
 * makes no server do more for one's own requests either.
 */
import { OpenStreams } from '../../src/api/streams/open-streams';
import { ByteCache } from '../../src/infrastructure/store/cache/byte-cache';
import { isCommand, operationsOf } from '../support/api-table/operations';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';
import { prepare, SECRET_NAMES, SEEN, UNSEEN } from '../support/interference/commands';
import { Watch } from '../support/interference/watch';
import { expectStatus } from '../support/players';

let world: World;
let player: Watch;
let observer: Watch;

beforeAll(async () => {
  world = await buildWorld({ LIMIT_ATTEMPTS: '100000' });
  // Beats that come often: what rides on them shows.
  world.app.app.get(OpenStreams, { strict: false }).times = { heartbeatMs: 40, patienceMs: 15_000 };
  await prepare(world);
  player = new Watch(world, world.people.far, SECRET_NAMES);
  observer = new Watch(world, world.people.observer, SECRET_NAMES);
  await player.begin();
  await observer.begin();
});
afterAll(async () => {
  player.end();
  observer.end();
  await world.close();
});

/** What is different, and how often something had to be made anew for it. */
const after = async (what: () => Promise<unknown>) => {
  await what();
  const made = jest.spyOn(ByteCache.prototype, 'set');
  try {
    const differences = [...(await player.differences()), ...(await observer.differences())];
    return { differences, made: made.mock.calls.map(([key]) => key) };
  } finally {
    made.mockRestore();
  }
};

it('every command of the API is one that others see, or is tried here', () => {
  const commands = operationsOf(world.description)
    .filter((operation) => isCommand(operation) || operation.signed)
    .map(({ key }) => key);
  const tried = UNSEEN.flatMap(({ keys }) => keys);
  expect([...new Set([...tried, ...Object.keys(SEEN)])].sort()).toEqual([...commands].sort());
  expect(tried.filter((key) => key in SEEN)).toEqual([]);
});

it('asked twice, all answers are the same, and nothing is made anew', async () => {
  expect(player.asked).toBeGreaterThan(150);
  expect(await after(() => Promise.resolve())).toEqual({ differences: [], made: [] });
});

it.each(UNSEEN.map((unseen) => [unseen.name, unseen] as const))(
  '%s reaches nobody else',
  async (_name, unseen) => {
    expect(await after(() => unseen.give(world))).toEqual({ differences: [], made: [] });
  },
);

it('what is public does reach them: the comparison looks', async () => {
  const ready = (value: boolean) =>
    world.people.player.call('PUT', `/v1/campaigns/${world.supplying.id}/ready`, { body: { ready: value } });
  const { differences, made } = await after(async () => expectStatus(await ready(true), 200));
  expect(differences.filter((one) => one.startsWith('my view')).length).toBeGreaterThan(0);
  expect(made.length).toBeGreaterThan(0);
});

it('ids of requests are random: no two begin or end alike', () => {
  const ids = [...player.requestIds, ...observer.requestIds];
  expect(ids.length).toBeGreaterThan(500);
  expect(new Set(ids.map((id) => id.slice(0, 12))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(ids.length);
});
