/**
 * What goes wrong while somebody gives orders: carts in two versions, a war set back, a login that ends,
 * clocks that go wrong, browsers that keep nothing.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap, type Login } from '../support/browser/steps';
import { warAtSupply } from '../support/browser/war-at-supply';
import type { Visitor } from '../support/browser/visitors';
import { useWeb } from '../support/browser/web';
import { expectStatus, startedCampaign, type Person, type SetUp } from '../support/players';

const HOUR = 3_600_000;
/** What windows within other apps lack. */
const POOR = `
  const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
  for (const name of ['serviceWorker', 'share', 'clipboard', 'locks']) Object.defineProperty(Navigator.prototype, name, { value: undefined });
  delete window.caches;
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  Object.defineProperty(AbortSignal, 'any', { value: undefined });
  window.open = () => null;
`;

describe('orders when things go wrong', () => {
  const web = useWeb();
  let war: SetUp;
  let anna: Person;

  beforeEach(async () => {
    war = await startedCampaign(web.app, 2);
    anna = war.players[0] as Person;
  });

  const come = async (who: Login, path: string, device: 'phone' | 'desktop' = 'phone'): Promise<Visitor> => {
    const visitor = await web.open({ device });
    await comeBack(visitor.page, who);
    await visitor.page.goto(path);
    return visitor;
  };
  const atWar = async (): Promise<Visitor> => {
    const visitor = await come(anna, `/c/${war.id}`);
    await visitor.page.locator('.shut-switch:visible').first().waitFor();
    return visitor;
  };
  const shut = (page: Page, index: number): Promise<void> =>
    tap(page.locator('.shut-switch:visible').nth(index));
  const says = (page: Page, text: RegExp): Promise<void> =>
    page.locator('.todo .sub').filter({ hasText: text }).waitFor();
  const saved = async (): Promise<readonly unknown[]> =>
    expectStatus(await anna.call('GET', `/v1/campaigns/${war.id}/orders`), 200).body[
      'orders'
    ] as unknown as readonly unknown[];
  const goOffline = async (visitor: Visitor): Promise<void> => {
    visitor.allows(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|console error: .* (409|412) /);
    await visitor.context.setOffline(true);
  };

  it('shows two versions of a cart, and saves what was chosen of each', async () => {
    const supply = await warAtSupply(web.app);
    const { winner, game } = supply;
    const phone = await come(winner, `/c/${game.id}/supply?tab=people`);
    const hire = phone.page.getByRole('button', { name: /^Hire/ });
    await hire.waitFor();
    await phone.page.locator('.todo').waitFor();
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await goOffline(phone);
    await tap(hire);
    await says(phone.page, /Not sent/);
    const elsewhere = { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: supply.hq };
    expectStatus(await game.order(winner, [elsewhere]), 200);
    await phone.context.setOffline(false);
    const dialog = phone.page.getByRole('dialog', { name: 'Two versions of your orders' });
    await dialog.getByText(/^Here \(/).waitFor();
    await dialog.getByText(/^Saved (elsewhere|on .*) \(/).waitFor();
    await dialog.getByText(/Medium Laser × 1/).waitFor();
    await expectAccessible(phone.page);
    await shot(phone.page, 'sheet-cart-conflict');
    // Each device has added something: both are taken unless it is chosen otherwise.
    await tap(dialog.getByRole('button', { name: 'Keep as chosen' }));
    await says(phone.page, /^Saved/);
    const { body } = expectStatus(await winner.call('GET', `/v1/campaigns/${game.id}/orders`), 200);
    expect((body['orders'] as unknown as { type: string }[]).map(({ type }) => type)).toEqual([
      'buy-pilot',
      'buy-equipment',
    ]);
  });

  it('keeps orders that were saved in a phase that is set back, and gives them again only when asked', async () => {
    const { page } = await atWar();
    await shut(page, 0);
    await says(page, /^Saved/);
    const was = await saved();
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/rollback`, {
        body: { round: 1, phase: 'preparation', reason: 'again' },
      }),
      200,
    );
    const dialog = page.getByRole('dialog', { name: 'The war was set back' });
    await dialog.getByText(/Shut down/).waitFor();
    await expectAccessible(page);
    await shot(page, 'sheet-set-back');
    expect(await saved()).toEqual([]);
    await tap(dialog.getByRole('button', { name: 'Give mine again' }));
    await says(page, /^Saved/);
    expect(await saved()).toEqual(was);
    await tap(page.getByRole('button', { name: 'Undo' }).first());
    await says(page, /^Saved/);
  });

  it('tells two tabs whose login ended what waits, and sends it after the next login', async () => {
    const visitor = await atWar();
    visitor.allows(/console error: .* 401 /);
    const second = await visitor.context.newPage();
    await second.goto(`/c/${war.id}`);
    await second.locator('.shut-switch:visible').first().waitFor();
    const sessions = expectStatus(await anna.call('GET', '/v1/me/sessions'), 200).body[
      'items'
    ] as unknown as {
      id: string;
      device: string | null;
      current: boolean;
    }[];
    for (const { id, current } of sessions)
      if (!current) expectStatus(await anna.call('DELETE', `/v1/me/sessions/${id}`), 204);
    await Promise.all([visitor.page, second].map((page) => page.waitForURL(/\/login/)));
    await visitor.page.getByText('Your login has ended').waitFor();
    await visitor.page.locator('input[name=email]').fill(anna.email);
    await visitor.page.locator('input[name=password]').fill(anna.password);
    await tap(visitor.page.locator('form:has(input[name=password]) [type=submit]'));
    await visitor.page.locator('.shut-switch:visible').first().waitFor();
    await shut(visitor.page, 0);
    await says(visitor.page, /^Saved/);
  });

  it.each([-5, 30])('goes by the server’s clock where the phone’s is %i hours off', async (hours) => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await page.clock.install({ time: Date.now() + hours * HOUR });
    await comeBack(page, anna);
    const until = new Date(Date.now() + 3 * HOUR + 60_000).toISOString();
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/deadline`, {
        body: { at: until, now: false, reason: 'late' },
      }),
      200,
    );
    await page.goto(`/c/${war.id}`);
    await page.locator('.shut-switch:visible').first().waitFor();
    await page.locator('.tb-time', { hasText: /3 h/ }).waitFor();
    await shut(page, 0);
    // Without a day: it is today, by the server's clock.
    await says(page, /^Saved \d\d:\d\d/);
    await goOffline(visitor);
    await shut(page, 1);
    await says(page, /Not sent/);
    await visitor.context.setOffline(false);
    await page.clock.runFor(10_000);
    await says(page, /^Saved \d\d:\d\d/);
    expect(await saved()).toHaveLength(2);
  });

  it('works where the browser keeps nothing', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await page.addInitScript(POOR);
    await page.goto(`/login?next=/c/${war.id}`);
    await page.locator('input[name=email]').fill(anna.email);
    await page.locator('input[name=password]').fill(anna.password);
    await tap(page.locator('form:has(input[name=password]) [type=submit]'));
    await page.locator('.shut-switch:visible').first().waitFor();
    await shut(page, 0);
    await says(page, /^Saved/);
    await goOffline(visitor);
    await shut(page, 1);
    await says(page, /Not sent, and this browser keeps nothing/);
    await page.setViewportSize({ width: 360, height: 420 });
    await visitor.context.setOffline(false);
    await says(page, /^Saved/);
    expect(await saved()).toHaveLength(2);
  });
});
