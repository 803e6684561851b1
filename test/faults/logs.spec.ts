/**
 * No order, token, password or dice seed in any log, at the most talkative level, whether requests succeed,
 * are refused or meet a broken database.
 */
import { randomBytes } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app';
import { ask, startHttpWar } from '../support/faults/http-war';
import { Load } from '../support/faults/load';
import { expectNoSecrets } from '../support/faults/secrets';
import { wait } from '../support/faults/checks';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace' });
});

afterAll(() => app.close());

/** Text that can only come from a request. */
const marked = (): string => `marked${randomBytes(9).toString('hex')}`;

it('tells nothing that a player or an attacker could use', async () => {
  const war = await startHttpWar(app.url);
  const load = new Load(war, app.url);
  load.start(app.url);
  await wait(1_500);
  await load.stop();
  expect(load.faults).toEqual([]);

  const marks: string[] = [];
  const mark = (): string => {
    const text = marked();
    marks.push(text);
    return text;
  };
  const { token } = war.players[0] ?? war.gm;
  const below = `/v1/campaigns/${war.id}`;
  const statuses: number[] = [];
  const send = async (
    method: string,
    path: string,
    as: string | null,
    body: unknown = null,
    headers: Record<string, string> = {},
  ): Promise<void> => {
    statuses.push((await ask(app.url, method, path, as, body, headers)).status);
  };
  const raw = async (path: string, body: string, type: string): Promise<void> => {
    statuses.push(
      (
        await fetch(app.url + path, {
          method: 'PUT',
          body,
          headers: { 'content-type': type, authorization: `Bearer ${token}` },
        })
      ).status,
    );
  };
  await send('POST', '/v1/auth/login', null, { email: `${mark()}@example.org`, password: mark() });
  await send('POST', '/v1/auth/register', null, {
    email: mark(),
    displayName: 'x',
    password: mark(),
    [mark()]: mark(),
  });
  await send('POST', '/v1/auth/refresh', null, { refreshToken: mark() });
  await send('GET', '/v1/me', mark());
  await send('GET', `/v1/${mark()}?token=${mark()}`, token);
  await send('POST', `/v1/invitations/${mark()}/accept`, token, { faction: 'steiner', forceName: mark() });
  await send('PUT', `${below}/orders`, token, {
    phase: mark(),
    orders: [{ type: mark(), mech: mark(), path: [mark()] }],
  });
  await send('PUT', `${below}/orders?${mark()}=${mark()}`, token, {
    phase: 'planning',
    orders: [{ type: 'move', mech: mark(), path: ['0101', mark()] }],
  });
  await send(
    'PUT',
    `${below}/orders`,
    token,
    { phase: 'planning', orders: [] },
    { 'if-match': `"${mark()}"` },
  );
  await send('POST', `${below}/gm/advance`, war.gm.token, { reason: mark() }, { 'idempotency-key': mark() });
  await send('POST', `${below}/gm/correct`, war.gm.token, {
    changes: [{ [mark()]: mark() }],
    reason: mark(),
  });
  await raw(`${below}/orders`, `{"phase": "${mark()}", "orders": [`, 'application/json');
  await raw(`${below}/orders`, `orders=${mark()}`, 'application/x-www-form-urlencoded');
  expect(Math.max(...statuses)).toBeLessThan(500);

  // In a war that nobody leads on: the other may wait for the reports of its battles, and then nobody gives
  // orders in it.
  const quiet = await startHttpWar(app.url);
  const saver = quiet.players[0] ?? quiet.gm;
  const save = async (): Promise<number> => {
    const { body } = await ask(app.url, 'GET', `/v1/campaigns/${quiet.id}/options`, saver.token);
    return (
      await ask(app.url, 'PUT', `/v1/campaigns/${quiet.id}/orders`, saver.token, {
        phase: body['phase'],
        orders: [],
      })
    ).status;
  };
  expect(await save()).toBe(200);

  // Errors of the database quote what was asked of it, if one lets them.
  await app.pool.query('ALTER TABLE order_sheets RENAME TO gone');
  await send('PUT', `${below}/orders`, token, { phase: mark(), orders: [] });
  expect(await save()).toBe(500);
  await app.pool.query('ALTER TABLE gone RENAME TO order_sheets');
  await app.pool.query(`ALTER TABLE users ADD CONSTRAINT nobody CHECK (email IS NULL) NOT VALID`);
  await send('POST', '/v1/auth/register', null, {
    email: `${mark()}@example.org`,
    displayName: mark(),
    password: mark(),
  });
  expect(statuses.at(-1)).toBe(500);

  const log = app.log();
  // The scan sees the log of these very requests.
  expect(log).toContain('"route":"/v1/campaigns/:id/orders"');
  expect(log).toContain('"status":500');
  expect(marks.filter((text) => log.includes(text))).toEqual([]);
  for (const each of [war, quiet]) await expectNoSecrets(app.pool, app.dataDir, each, [log]);
});
