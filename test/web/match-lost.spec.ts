/** A table whose line is lost or whose match moved on: what is shown is what counts, and an order goes once. */
import type { Locator, Page, Route } from 'playwright-core';
import { skipTold, tableAtRest, tapHex } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { firstOf, openTraining, turnOf, viewOf, type Viewed } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';
import { distance } from '../../web/src/board/geometry';
import type { Drafted } from '../../web/src/match/match-means';
import type { Choice, Offer, Scene } from '../../web/src/match/shapes';

const ORDERS = /\/v1\/matches\/[^/]+\/orders$/;

describe('a table whose line is lost', () => {
  const web = useWeb();

  const commit = (page: Page): Locator => page.locator('.mt-commit .go');
  const deployed = async (page: Page, hex: string): Promise<void> => {
    await tableAtRest(page);
    await tapHex(page, hex);
    await page.locator('.mt-say', { hasText: hex }).waitFor();
    await page.locator('.mt-commit .go:enabled').waitFor();
  };
  const begun = async (seats: readonly object[] = [{ me: true }, { bot: 'hold' }]) => {
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, seats);
    await turnOf(ada, id);
    const visitor = await web.open({ device: 'phone', reducedMotion: true });
    await comeBack(visitor.page, ada);
    await visitor.page.goto(`/m/${id}`);
    return { ada, id, ...visitor };
  };
  const deployments = async (person: Person, id: string): Promise<number> => {
    const { items } = expectStatus(await person.call('GET', `/v1/matches/${id}/events`), 200)
      .body as unknown as {
      items: readonly { type: string; text: string }[];
    };
    return items.filter(({ text }) => text.startsWith('Hunchback HBK-4G sets up')).length;
  };

  it('sends the same order again with the same key, and it counts once', async () => {
    const { ada, id, page, allows } = await begun();
    allows(/^(console error|failed request): .*(orders|ERR_FAILED)/);
    await deployed(page, '0815');
    const keys: (string | undefined)[] = [];
    let lost = 2;
    await page.route(ORDERS, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      lost -= 1;
      // The first goes nowhere; of the second the answer is lost; then the line holds.
      if (lost === 1) return route.abort();
      if (lost === 0) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await tap(commit(page));
    await page.getByText('Not sent: the server was not reached.').waitFor();
    await shot(page, 'match-not-sent');
    expect(await deployments(ada, id)).toBe(0);
    await page.locator('.mt-commit .go:enabled').waitFor();
    await tap(commit(page));
    // The view tells that it counted.
    await page.locator('.mt-title', { hasText: 'Movement' }).waitFor();
    expect(await deployments(ada, id)).toBe(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('reads again by itself what it could not read once, though nothing is told', async () => {
    const { id, page, expects } = await begun();
    await deployed(page, '0815');
    expects(/^(console error|failed request): .*(view|ERR_FAILED)/);
    await page.route(new RegExp(`/v1/matches/${id}/view`), (route) => route.abort(), { times: 1 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('.mt-commit .go:disabled').waitFor();
    await page.locator('.mt-commit .go:enabled').waitFor();
  });

  it('tells that the situation has changed, and sends nothing else', async () => {
    const { ada, id, page, expects } = await begun();
    await deployed(page, '0815');
    expects(/^console error: .*409/);
    await page.route(ORDERS, async (route) => {
      const first = firstOf(await viewOf(ada, id));
      expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body: first }), 200);
      return route.continue();
    });
    await tap(commit(page));
    await page.getByText('The situation has changed meanwhile.').waitFor();
    expect(await deployments(ada, id)).toBe(1);
  });

  it('counts a tap that came before what it answers, once that has come', async () => {
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, [{ me: true }, { bot: 'hold' }]);
    // Everybody sets up: then hexes to go to are asked for, which come when a unit is looked at.
    const isClosed = ({ offers }: Viewed): boolean =>
      (offers as readonly Offer[]).some(({ ask }) => ask.some(({ bounds }) => bounds === null));
    for (let view = await turnOf(ada, id); !isClosed(view); view = await turnOf(ada, id))
      expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body: firstOf(view) }), 200);
    await comeBack(page, ada);
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    const opened = new Promise<Drafted>((done) => {
      const hold = async (route: Route): Promise<void> => {
        const response = await route.fetch();
        done((await response.json()) as Drafted);
        await held;
        await route.fulfill({ response });
      };
      void page.route(/\/orders\?(.*&)?dryRun=true/, hold, { times: 1 });
    });
    await page.goto(`/m/${id}`);
    const { offer } = await opened;
    const { scene } = (await viewOf(ada, id)) as Viewed & { readonly scene: Scene };
    const from = scene.tokens.find(({ id: token }) => token === offer.token)?.place ?? '';
    const places = offer.ask.flatMap(({ bounds }) => (bounds?.['places'] ?? []) as readonly Choice[]);
    const [to = from] = places
      .map(({ value }) => String(value))
      .filter((hex) => hex !== from)
      .sort((a, b) => distance(a, from) - distance(b, from));
    await tapHex(page, to);
    expect(await page.locator('.mt-commit .go:disabled').count()).toBe(1);
    answer();
    await page.locator('.mt-say', { hasText: to }).waitFor();
    await page.locator('.mt-commit .go:enabled').waitFor();
  });

  it('shows the table without network, and lets nothing be sent', async () => {
    const { page, context, allows } = await begun();
    allows(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    await deployed(page, '0815');
    await context.setOffline(true);
    await page.locator('.mt-offline').waitFor();
    await page.locator('.mt-commit .go:disabled').waitFor();
    // Once, not in the head and in the tray.
    expect(await page.getByText(/^Offline\./).count()).toBe(1);
    await shot(page, 'match-offline');
    await context.setOffline(false);
    await page.locator('.mt-offline').waitFor({ state: 'detached' });
    await page.locator('.mt-commit .go:enabled').waitFor();
  });

  it('ends with a resignation, which is asked first', async () => {
    const { ada, id, page } = await begun([{ me: true }, { me: true }]);
    await tableAtRest(page);
    const menu = async (): Promise<void> => tap(page.getByRole('button', { name: 'Bot, resignation, log' }));
    await menu();
    await tap(page.getByRole('button', { name: 'Resign', exact: true }));
    await tap(page.getByRole('button', { name: 'Resign the match' }));
    await page.getByRole('heading', { name: /won$/ }).waitFor();
    expect((await viewOf(ada, id)).match.state).toBe('over');
    await skipTold(page);
  });
});
