/**
 * The comparison of bytes sees leaks: four are planted, one after the other, and each of them makes it fail;
 * without one it finds nothing.
 */
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';
import { Watch } from '../support/interference/watch';
import { expectStatus } from '../support/players';
import { openProxy, type Plant } from '../support/plants/planted-proxy';
import { plantsFor } from '../support/plants/plants';

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const draw = async (model: string): Promise<void> => {
  const body = { design: { base: 'hunchback-hbk-4p', model } };
  expectStatus(
    await world.people.player.call('POST', `/v1/campaigns/${world.supplying.id}/designs`, { body }),
    201,
  );
};

/** What is found before and after another player draws a design of that name. */
const foundBehind = async (plant: Plant | null, model: string) => {
  const proxy = await openProxy(world.app.url, plant);
  const watch = new Watch(world, world.people.far, [model], proxy.url);
  try {
    await watch.begin();
    const before = await watch.differences();
    await draw(model);
    return { before, after: await watch.differences() };
  } finally {
    watch.end();
    await proxy.close();
  }
};

it('nothing planted, nothing found', async () => {
  expect(await foundBehind(null, 'HBK-1Q')).toEqual({ before: [], after: [] });
});

it.each([
  ['a comment in the stream', /^the stream in supplying: .*: changed/s],
  ['an x-cache header', /in supplying: headers.*x-cache: HIT.*x-cache: MISS/s],
  ['a campaign-wide view ETag', /^my view in supplying, if changed: status 304 became 200/],
  ['names unique over all forces', /^a design called HBK-2Q\d: status 201 became 422/],
])('%s is found', async (name, how) => {
  const plants = plantsFor(world.app.pool);
  const number = plants.findIndex((one) => one.name === name);
  const { before, after } = await foundBehind(plants[number] ?? null, `HBK-2Q${number}`);
  expect(before).toEqual([]);
  expect(after.filter((one) => how.test(one))).not.toEqual([]);
});
