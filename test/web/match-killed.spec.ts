/**
 * `kill -9` of the server while an order is on its way from the table: the page says so and comes back, what it shows is
 * what counts, and the order is in exactly once.
 */
import type { Page, Route } from 'playwright-core';
import { tableAtRest, tapHex } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { visitorsOf } from '../support/browser/visitors';
import { oneServer } from '../support/faults/one-server';
import type { ServerProcess } from '../support/faults/server';
import { freePort } from '../support/outside/free-port';
import { call } from '../support/http';
import { openTraining, turnOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

const ORDERS = /\/v1\/matches\/[^/]+\/orders$/;
const UNIT = 'Hunchback HBK-4G';

const host = oneServer('table');
let server: ServerProcess;
let port: number;
const visitors = visitorsOf(() => server.url);

beforeAll(async () => {
  port = await freePort();
  server = await host.start(port);
});

/** What becomes of the order when the server is killed. */
const DEATHS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'before it arrives': async (route) => {
    await server.kill();
    await route.abort();
  },
  'while it is decided': async (route) => {
    const sent = route.fetch().catch(() => null);
    await new Promise((done) => setTimeout(done, 10));
    await server.kill();
    await sent;
    await route.abort();
  },
  'after it was decided, before the answer is there': async (route) => {
    await route.fetch();
    await server.kill();
    await route.abort();
  },
};

const setUps = async (person: Person, id: string): Promise<number> => {
  const { items } = expectStatus(await person.call('GET', `/v1/matches/${id}/events`), 200)
    .body as unknown as { items: readonly { text: string }[] };
  return items.filter(({ text }) => text.startsWith(`${UNIT} sets up`)).length;
};
const drafted = async (page: Page, hex: string): Promise<void> => {
  await tableAtRest(page);
  await tapHex(page, hex);
  await page.locator('.mt-say', { hasText: hex }).waitFor();
  await page.locator('.mt-commit .go:enabled').waitFor();
};

it.each(Object.keys(DEATHS))('MAT-4 a server that is killed with an order, %s', async (when) => {
  const registered = await register(server, 'Ada');
  // The server that comes back has the same address.
  const ada: Person = {
    ...registered,
    call: (method, path, options = {}) => call(server, method, path, { token: registered.token, ...options }),
  };
  const id = await openTraining(ada, [{ me: true }, { bot: 'hold' }]);
  await turnOf(ada, id);
  const { page, allows } = await visitors.open({ device: 'phone', reducedMotion: true });
  allows(/ERR_|orders|events|failed request|console error/);
  await comeBack(page, ada);
  await page.goto(`/m/${id}`);
  await drafted(page, '0815');
  const keys: (string | undefined)[] = [];
  const die = DEATHS[when] as (route: Route) => Promise<void>;
  await page.route(ORDERS, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? die(route) : route.continue());
  });
  await tap(page.locator('.mt-commit .go'));
  // Whichever the page notices first: the order's end, or its stream's.
  await page
    .getByText(/^Not sent: the server was not reached|^Offline\. /)
    .first()
    .waitFor();
  await shot(page, 'match-server-killed');
  // What was chosen is still there.
  await page.locator('.mt-say', { hasText: '0815' }).waitFor();

  server = await host.start(port);
  const isIn = (await setUps(ada, id)) === 1;
  const title = page.locator('.mt-title', { hasText: 'Movement' });
  const again = page.locator('.mt-commit .go:enabled');
  await title.or(again).first().waitFor();
  // The page may have heard already that it counted; else it is sent again.
  if (!(await title.isVisible())) await tap(again).catch(() => undefined);
  await title.waitFor();
  expect(await setUps(ada, id)).toBe(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  if (when === 'before it arrives') expect([isIn, keys.length]).toEqual([false, 2]);
  if (when.startsWith('after')) expect(isIn).toBe(true);
  // The field shows it where it counts.
  const { scene } = expectStatus(await ada.call('GET', `/v1/matches/${id}/view`), 200).body as unknown as {
    scene: { tokens: readonly { name: string; place: string | null }[] };
  };
  expect(scene.tokens.filter(({ place }) => place === '0815')).toHaveLength(1);
  await page.reload();
  await title.waitFor();
});
