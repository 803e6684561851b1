/** Pushes in a browser: turned on from the settings or after the first orders, shown, and opened by a tap. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { wrongLayout } from '../support/browser/layout';
import {
  changeSubscription,
  deliver,
  shownBy,
  takesPushes,
  tapNotification,
  workerOf,
} from '../support/browser/push-browser';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';
import { PushBrowser, PushService } from '../support/outside/push-service';

describe('pushes on the page', () => {
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.start();
  });
  afterAll(() => service.close());
  const web = useWeb({ PRIVATE_WEBHOOKS: 'true' });
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });

  const listed = async (who: Player): Promise<readonly { readonly id: string }[]> =>
    expectStatus(await who.call('GET', '/v1/me/push-subscriptions'), 200).body['items'] as unknown as {
      id: string;
    }[];
  const asked = (page: Page): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('test-asked'));
  const found = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
    let last: T | undefined;
    await until(what, async () => (last = await look()) !== undefined);
    return last as T;
  };

  it('on a phone, in German: turned on by a tap, pushed, shown once, and opened in the tab that is there', async () => {
    const browser = new PushBrowser(service);
    const { context, page } = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    await takesPushes(context, browser);
    await comeBack(page, anna);
    await page.goto('/notices/settings');
    const turn = page.getByRole('switch', { name: /^Push in diesem Browser/ });
    await turn.waitFor();
    expect([await turn.isChecked(), await asked(page)]).toEqual([false, null]);
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'pushes-off-phone-de-dark');
    await tap(turn);
    await page.getByLabel('Push: Eine Phase wartet auf deine Befehle').waitFor();
    expect([await turn.isChecked(), await asked(page), (await listed(anna)).length]).toEqual([true, '1', 1]);
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'pushes-on-phone-de-dark');

    // Ben writes; what the server pushes is what the worker gets.
    const force = String((await anna.call('GET', `/v1/campaigns/${game.id}`)).body['myForce']);
    expectStatus(
      await ben.call('POST', `/v1/campaigns/${game.id}/messages`, { body: { to: force, text: 'Frieden?' } }),
      201,
    );
    const message = await found('push', () => browser.messages[0]);
    const worker = await workerOf(context);
    for (const _twice of [1, 2]) await deliver(context, page, message);
    await found('notification', async () => ((await shownBy(worker)).length > 0 ? true : undefined));
    const { title, body, tag } = message;
    expect(await shownBy(worker)).toMatchObject([
      { title, body, tag, renotify: false, data: { path: message.path } },
    ]);
    await deliver(context, page, { ...message, body: 'Anders' });
    await found('another', async () => ((await shownBy(worker))[0]?.renotify === true ? true : undefined));
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await tapNotification(worker);
    await page.waitForURL(`**${message.path}`);
    // Its screen changed; it was not loaded anew.
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
    expect([await shownBy(worker), context.pages().length]).toEqual([[], 1]);

    // The browser gets another address: its worker tells the server, and the entry stays.
    const [{ id } = { id: '' }] = await listed(anna);
    const moved = new PushBrowser(service);
    await page.evaluate((now) => localStorage.setItem('test-endpoint', now), moved.subscription.endpoint);
    await changeSubscription(worker, browser.subscription.endpoint, moved.subscription);
    await found('renewal', async () => {
      const { rows } = await web.app.pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM notice_endpoints WHERE id = $1 AND address_hash = sha256(convert_to($2, 'UTF8'))`,
        [id, moved.subscription.endpoint],
      );
      return rows[0]?.n === 1 ? true : undefined;
    });
    await page.goto('/notices/settings');
    await tap(turn);
    await found('end', async () => ((await listed(anna)).length === 0 ? true : undefined));
    await found('end here', async () =>
      (await page.evaluate(() => localStorage.getItem('test-subscribed'))) === null ? true : undefined,
    );
  });

  it('is offered once, after a player said that they are ready, and never before', async () => {
    const browser = new PushBrowser(service);
    const { context, page, allows } = await web.open({ device: 'phone' });
    // What the account's page reads may be answered after the logout.
    allows(/^console error: .*401 .*\/v1\/me\//);
    await takesPushes(context, browser);
    await comeBack(page, ben);
    await page.goto(`/c/${game.id}`);
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    await ready.waitFor();
    const offer = page.getByRole('region', { name: 'Push in this browser' });
    expect(await offer.count()).toBe(0);
    await tap(ready);
    await offer.waitFor();
    expect(await asked(page)).toBeNull();
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'pushes-offered-phone');
    await tap(offer.getByRole('button', { name: 'Yes, tell me' }));
    await page.getByText('You will be told on this device.').waitFor();
    expect([await asked(page), (await listed(ben)).length]).toEqual(['1', 1]);
    await tap(ready);
    await tap(ready);
    expect(await offer.count()).toBe(0);
    // Logging out ends it, here and on the server.
    await page.goto('/me');
    await tap(page.getByRole('button', { name: 'Log out', exact: true }));
    await found('end', async () => ((await listed(ben)).length === 0 ? true : undefined));
    await found('end here', async () =>
      (await page.evaluate(() => localStorage.getItem('test-subscribed'))) === null ? true : undefined,
    );
  });

  it('at a desk: what the browser blocks, and what its service does not do, is said', async () => {
    const { context, page } = await web.open({ device: 'desktop' });
    await takesPushes(context, new PushBrowser(service), 'denied');
    await comeBack(page, anna);
    expectStatus(
      await anna.call('POST', '/v1/me/push-subscriptions', { body: new PushBrowser(service).subscription }),
      201,
    );
    await page.goto('/notices/settings');
    const turn = page.getByRole('switch', { name: /^Push in this browser/ });
    await turn.waitFor();
    await page.evaluate(() => {
      localStorage.setItem('test-no-service', '1');
      localStorage.setItem('test-permission', 'granted');
    });
    await turn.click();
    await page.getByText('The push service of this browser was not reached.', { exact: false }).waitFor();
    expect(await turn.isChecked()).toBe(false);
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'pushes-no-service-desktop');
    await page.evaluate(() => {
      localStorage.removeItem('test-no-service');
      localStorage.removeItem('test-permission');
    });
    await turn.click();
    await page.getByText('this browser blocks messages of this page', { exact: false }).waitFor();
    expect(await turn.count()).toBe(0);
    await page.getByText('Other browsers that get pushes').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shot(page, 'pushes-blocked-desktop');
    await page.getByRole('button', { name: /^Turn off/ }).click();
    await found('end', async () => ((await listed(anna)).length === 0 ? true : undefined));
  });
});
