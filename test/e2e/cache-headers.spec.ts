/**
 * Every operation of the API says who may keep its answer: everybody what is public, nobody what lets
 * somebody in, and only its owner all else.
 */
import { rightful, rowOf } from '../support/api-table/actor';
import { ask, inLanes, urlOf } from '../support/api-table/ask';
import { operationsOf, type Operation } from '../support/api-table/operations';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';

let world: World;
let operations: readonly Operation[];
beforeAll(async () => {
  world = await buildWorld();
  operations = operationsOf(world.description);
});
afterAll(() => world.close());

const PRIVATE = ['private, no-cache', 'authorization, accept-language, accept-encoding'];

/** Their answers hold a token, a link, or a secret. */
const SECRET: readonly string[] = [
  'POST /v1/auth/register',
  'POST /v1/auth/login',
  'POST /v1/auth/refresh',
  'POST /v1/auth/logout',
  'POST /v1/auth/reset',
  'POST /v1/auth/forgotten',
  'POST /v1/auth/confirm',
  'GET /v1/demo',
  'GET /v1/me/export',
  'GET /v1/invitations/{code}',
  'GET /v1/campaigns/{id}/invitations',
  'DELETE /v1/campaigns/{id}/invitations/{code}',
  'POST /v1/campaigns/{id}/invitations',
  'POST /v1/campaigns/{id}/members/{userId}/reset-link',
  'POST /v1/campaigns/{id}/engines',
  'POST /v1/campaigns/{id}/engines/{engineId}/secret',
];

/** What everybody may know, and how long it may be kept. */
const PUBLIC = /^(GET|POST) \/(health|\.well-known|v1\/(catalog|rules|problems|schemas|systems))\b/;
const isPublic = ({ key }: Operation): boolean => rowOf({ key }).kind === 'public' && PUBLIC.test(key);

const told = ({ headers }: { readonly headers: Headers }): readonly (string | undefined)[] => [
  headers.get('cache-control') ?? undefined,
  headers.get('vary')?.toLowerCase(),
];

it('is told by every answer', async () => {
  const wrong: string[] = [];
  let counted = 0;
  await inLanes(operations, async (operation) => {
    const { path, token, body } = rightful(world, operation);
    const answer = await ask(world, operation, path, { ...(token === undefined ? {} : { token }), body });
    const [cache = 'nothing', vary = 'nothing'] = told(answer);
    const name = `${operation.key} ${answer.status}: ${cache} (${vary})`;
    if (SECRET.includes(operation.key) || answer.status >= 400) {
      if (cache !== 'no-store') wrong.push(name);
    } else if (isPublic(operation)) {
      if (/private|authorization/i.test(cache + vary)) wrong.push(name);
    } else if (`${cache} ${vary}` !== PRIVATE.join(' ')) wrong.push(name);
    counted += 1;
  });
  expect(wrong).toEqual([]);
  expect(counted).toBe(operations.length);
  expect(SECRET.filter((key) => !operations.some((operation) => operation.key === key))).toEqual([]);
});

it('is told by what a campaign sees of the catalogue', async () => {
  const scoped = operations.filter(
    (operation) => isPublic(operation) && operation.queries.includes('campaign'),
  );
  expect(scoped.length).toBeGreaterThan(3);
  for (const operation of scoped) {
    const { ids, query, body } = rightful(world, operation);
    const path = urlOf(operation, ids, { ...query, campaign: world.fighting.id });
    const answer = await ask(world, operation, path, { token: world.people.player.token, body });
    expect([operation.key, answer.status, ...told(answer)]).toEqual([operation.key, 200, ...PRIVATE]);
    const again = await ask(world, operation, path, {
      token: world.people.player.token,
      body,
      headers: { 'if-none-match': answer.headers.get('etag') ?? '"x"' },
    });
    expect([operation.key, ...told(again)]).toEqual([operation.key, ...PRIVATE]);
  }
});

it('is told by 304, too', async () => {
  const { id } = world.supplying;
  const view = {
    key: 'GET /v1/campaigns/{id}/view',
    method: 'GET',
    path: '/v1/campaigns/{id}/view',
  } as Operation;
  const path = `/v1/campaigns/${id}/view`;
  const token = world.people.player.token;
  const first = await ask(world, view, path, { token });
  const again = await ask(world, view, path, {
    token,
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, ...told(again)]).toEqual([304, ...PRIVATE]);
});
