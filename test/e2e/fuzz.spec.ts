/**
 * Random requests from a seed at every operation, by everybody: never a server's error, always whole problem
 * documents, nothing changed.
 */
import { sceneIds, wordsOf } from '../support/api-table/words';
import { isCommand, operationsOf, pathOf, type Operation } from '../support/api-table/operations';
import { faultsOf } from '../support/api-table/problems';
import { randomFrom, randomJson } from '../support/api-table/random-json';
import { asAnswer, codeOf, raw } from '../support/api-table/raw';
import { pictureOf } from '../support/api-table/snapshot';
import { buildWorld } from '../support/api-table/started-world';
import { ROLES, type World } from '../support/api-table/world';

const DEEP = process.env['DEEP'] === '1';
const REQUESTS = DEEP ? 20_000 : 900;
const SEED = Number(process.env['SEED'] ?? '20261');
/** What cannot be tried without doing it. */
const DONE_AT_ONCE = /\/auth\/|reset-link$|^PATCH \/v1\/me/;
const LANES = 6;
/** A phase. */
const SHEETS = DEEP ? 2_000 : 50;

let world: World;
beforeAll(async () => (world = await buildWorld({ LIMIT_STREAMS_PER_USER: '1000' })));
afterAll(() => world.close());

it(
  `answers ${REQUESTS} random requests from seed ${SEED}`,
  async () => {
    const operations = operationsOf(world.description).filter(({ key }) => !DONE_AT_ONCE.test(key));
    const words = await wordsOf(world);
    const before = await pictureOf(world.app.pool);
    const wrong: string[] = [];
    const statuses = new Map<number, number>();

    /** Each from a seed of its own: a bad one can be sent again alone. */
    const send = async (number: number): Promise<void> => {
      const random = randomFrom(SEED * 1_000_003 + number);
      const shaped = randomJson(random, world.description, words, random() < 0.5 ? 0 : 0.08);
      const operation: Operation = shaped.one(operations);
      const role = shaped.maybe(0.4) ? 'gm' : shaped.maybe(0.6) ? 'player' : shaped.one(ROLES);
      const ids = shaped.one(sceneIds(world));
      const path = pathOf(
        operation.path,
        Object.fromEntries(
          Object.entries(ids).map(([name, id]) => [
            name,
            shaped.maybe(0.05) ? encodeURIComponent(shaped.one(words)) : id,
          ]),
        ),
      );
      const query = operation.queries
        .filter(() => shaped.maybe(0.15))
        .map((name) => `${name}=${encodeURIComponent(String(shaped.one(words)))}`);
      const dry = isCommand(operation) ? ['dryRun=true'] : [];
      const search = [...query.filter((one) => !one.startsWith('dryRun')), ...dry].join('&');
      const headers = {
        ...(isCommand(operation) ? { 'content-type': 'application/json' } : {}),
        'accept-language': shaped.one(['de', 'en', 'fr, de;q=0.5']),
        ...(shaped.maybe(0.1) ? { 'if-match': shaped.one(['*', '"x"', 'x']) } : {}),
        ...(shaped.maybe(0.1) ? { 'if-none-match': shaped.one(['*', '"x"', 'x']) } : {}),
        ...(shaped.maybe(0.1) ? { 'idempotency-key': shaped.one(['a', 'b', 'not good']) } : {}),
      };
      const body =
        isCommand(operation) && operation.body !== null
          ? JSON.stringify(shaped.of(operation.body))
          : undefined;
      const token = role === 'anonymous' ? {} : { token: world.people[role].token };
      const answer = await raw(world, operation.method, `${path}?${search}`, {
        ...token,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const faults = answer.status < 400 ? [] : faultsOf(asAnswer(answer));
      if (faults.length > 0)
        wrong.push(
          `${number}: ${operation.method} ${path}?${search} ${body?.slice(0, 600) ?? ''} → ${answer.status} ${codeOf(answer)}: ${faults.join('; ')}`,
        );
    };

    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < REQUESTS) await send((next += 1));
    };
    await Promise.all(Array.from({ length: LANES }, lane));

    expect(wrong.slice(0, 10)).toEqual([]);
    expect(await pictureOf(world.app.pool)).toEqual(before);
    // It came through to the rules, and beyond.
    expect([200, 400, 401, 403, 404, 409, 422].filter((status) => !statuses.has(status))).toEqual([]);
    expect((statuses.get(422) ?? 0) + (statuses.get(200) ?? 0)).toBeGreaterThan(REQUESTS / 10);
    expect((await raw(world, 'GET', '/health/ready')).status).toBe(200);
    expect(world.app.log()).not.toMatch(/"level":(50|60)/);
  },
  DEEP ? 600_000 : 60_000,
);

it.each(['supply', 'combat', 'movement', 'planning', 'preparation'])(
  'answers random sheets in %s',
  async (phase) => {
    const { gm, player } = world.people;
    const path = `/v1/campaigns/${world.supplying.id}`;
    const headers = { 'content-type': 'application/json' };
    const back = { round: 1, phase, reason: 'Once more' };
    if (phase !== 'supply')
      expect(
        (
          await raw(world, 'POST', `${path}/gm/rollback`, {
            token: gm.token,
            headers,
            body: JSON.stringify(back),
          })
        ).status,
      ).toBe(200);
    const all = await wordsOf(world);
    const orderSchema = { $ref: '#/components/schemas/Order' };
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let number = 1; number <= SHEETS; number += 1) {
      const random = randomFrom(SEED * 7_919 + number);
      // Few words, so that orders hit on one another and on what is there.
      const first = randomJson(random, world.description, all, 0);
      const shaped = randomJson(
        random,
        world.description,
        Array.from({ length: 12 }, () => first.one(all)),
        number % 4 === 0 ? 0.02 : 0,
      );
      const orders = Array.from({ length: shaped.int(0, 12) }, () => shaped.of(orderSchema));
      const body = JSON.stringify({ phase, orders });
      const answer = await raw(world, 'PUT', `${path}/orders?dryRun=true`, {
        token: player.token,
        headers,
        body,
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const faults = answer.status === 200 ? [] : faultsOf(asAnswer(answer));
      if (faults.length > 0 || ![200, 400, 422].includes(answer.status))
        wrong.push(
          `${number}: ${body.slice(0, 600)} → ${answer.status} ${codeOf(answer)}: ${faults.join('; ')}`,
        );
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(SHEETS / 10);
  },
  DEEP ? 600_000 : 60_000,
);
