/**
 * Without network, and what goes wrong: orders that wait on the device, two devices, phases that close
 * meanwhile, phones that are shared.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import type { Visitor } from '../support/browser/visitors';
import { useWeb } from '../support/browser/web';
import { expectStatus, startedCampaign, type Person, type SetUp } from '../support/players';

describe('the page without network', () => {
  const web = useWeb();
  let war: SetUp;
  let anna: Person;

  beforeEach(async () => {
    war = await startedCampaign(web.app, 2);
    anna = war.players[0] as Person;
  });

  const enter = async (device: 'phone' | 'desktop' = 'phone'): Promise<Visitor> => {
    const visitor = await web.open({ device });
    await comeBack(visitor.page, anna);
    await visitor.page.goto(`/c/${war.id}`);
    await visitor.page.locator('.shut-switch:visible').first().waitFor();
    return visitor;
  };
  /** With the page's files and the campaign on the device. */
  const keepAll = (page: Page): Promise<unknown> =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  const goOffline = async (visitor: Visitor): Promise<void> => {
    visitor.allows(/console error: .* 404 .*\/v1\/demo/);
    visitor.allows(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/);
    await visitor.context.setOffline(true);
  };
  const shut = (page: Page, index: number): Promise<void> =>
    tap(page.locator('.shut-switch:visible').nth(index));
  const says = (page: Page, text: RegExp): Promise<void> =>
    page.locator('.todo .sub').filter({ hasText: text }).waitFor();
  const saved = async (): Promise<readonly { readonly type: string; readonly mech: string }[]> =>
    expectStatus(await anna.call('GET', `/v1/campaigns/${war.id}/orders`), 200).body['orders'] as unknown as {
      type: string;
      mech: string;
    }[];
  const databases = (context: BrowserContext): Promise<readonly string[]> =>
    (context.pages()[0] as Page).evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    );

  it('keeps orders over a closed page, shows what it had, and sends them when it is back', async () => {
    const visitor = await enter();
    await keepAll(visitor.page);
    await goOffline(visitor);
    await shut(visitor.page, 0);
    await says(visitor.page, /Not sent: waits on this device/);
    await visitor.page.close();
    expect(await saved()).toEqual([]);

    // For a moment a new page of the browser is not offline yet: what waits is saved then, its answer lost,
    // and the page knows it for its own.
    visitor.allows(/status of 412/);
    const page = await visitor.context.newPage();
    await page.goto('/');
    await page
      .locator('.war-row', { hasText: 'New Avalon' })
      .getByText('Not sent: 1 order waits on this device')
      .waitFor();
    await page.goto(`/c/${war.id}`);
    await says(page, /Not sent: waits on this device/);
    expect(await page.locator('.shut-switch:visible').first().getAttribute('aria-pressed')).toBe('true');
    await page
      .locator('.tb-offline')
      .filter({ hasText: /As of .* · 1 order waits here/ })
      .waitFor();
    await shot(page, 'offline-planet');
    await shut(page, 1);
    await tap(page.getByRole('link', { name: 'War' }));
    await page.getByRole('slider').waitFor();
    await expectAccessible(page);

    await visitor.context.setOffline(false);
    await says(page, /^Saved/);
    expect((await saved()).map(({ type }) => type)).toEqual(['shut-down', 'shut-down']);
    await page.locator('.tb-offline').waitFor({ state: 'detached' });
  });

  it('shows both versions when another device saved meanwhile, and what was chosen counts', async () => {
    const phone = await enter();
    await goOffline(phone);
    await shut(phone.page, 0);
    await says(phone.page, /Not sent/);
    const desktop = await enter('desktop');
    await shut(desktop.page, 1);
    await says(desktop.page, /^Saved/);
    const [theirs] = await saved();

    phone.expects(/console error: .* 412 /);
    await phone.context.setOffline(false);
    const dialog = phone.page.getByRole('dialog', { name: 'Two versions of your orders' });
    await dialog.waitFor();
    await expectAccessible(phone.page);
    expect(await saved()).toEqual([theirs]);
    await shot(phone.page, 'offline-conflict');
    await tap(dialog.getByRole('button', { name: 'Close' }));
    await tap(phone.page.getByRole('button', { name: 'Choose' }));
    await dialog.getByRole('radio').nth(3).check();
    await tap(dialog.getByRole('button', { name: 'Keep as chosen' }));
    await dialog.waitFor({ state: 'detached' });
    await says(phone.page, /^Saved/);
    expect(new Set((await saved()).map(({ mech }) => mech))).toEqual(
      new Set([...(await saved()).map(({ mech }) => mech), theirs?.mech]),
    );
    expect(await saved()).toHaveLength(2);
  });

  it('sends nothing into a phase that closed meanwhile, and says what was drafted', async () => {
    const phone = await enter();
    await goOffline(phone);
    await shut(phone.page, 0);
    await says(phone.page, /Not sent/);
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/advance`, { body: { reason: 'late' } }),
      200,
    );
    phone.allows(/console error: .* 409 /);
    await phone.context.setOffline(false);
    const dialog = phone.page.getByRole('dialog', { name: 'Preparation has closed' });
    await dialog.waitFor();
    await dialog.getByText('Shut down').waitFor();
    await expectAccessible(phone.page);
    await shot(phone.page, 'offline-closed');
    await tap(dialog.getByRole('button', { name: 'Understood' }));
    await dialog.waitFor({ state: 'detached' });
    expect(await saved()).toEqual([]);
  });

  it('says what was not sent when the war ended meanwhile, and keeps nothing of a war that I was removed from', async () => {
    const phone = await enter();
    await goOffline(phone);
    await shut(phone.page, 0);
    await says(phone.page, /Not sent/);
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/end`, { body: { winner: null, reason: 'late' } }),
      200,
    );
    phone.allows(/console error: .* (409|404) /);
    await phone.context.setOffline(false);
    const dialog = phone.page.getByRole('dialog', { name: 'The war is over' });
    await tap(dialog.getByRole('button', { name: 'Understood' }));
    await dialog.waitFor({ state: 'detached' });
    await phone.page.locator('.tb-phase').getByText('Over').waitFor();
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/members/${anna.id}/remove`, {
        body: { reason: 'late' },
      }),
      200,
    );
    await phone.page.getByRole('heading', { name: 'You are not in this campaign any more' }).waitFor();
    await phone.page.waitForFunction(
      (id) =>
        new Promise<boolean>((done) => {
          const open = indexedDB.open('campaign-host');
          open.onsuccess = () => {
            const all = open.result.transaction('seen').objectStore('seen').getAllKeys();
            all.onsuccess = () => {
              open.result.close();
              done(!all.result.some((key) => String(key).includes(id)));
            };
          };
        }),
      war.id,
    );
  });

  it('leaves nothing of mine behind when I log out', async () => {
    const { page, context, allows } = await enter();
    // A host without a demo says so, and browsers note it.
    allows(/console error: .* 404 .*\/v1\/demo/);
    await keepAll(page);
    await shut(page, 0);
    await says(page, /^Saved/);
    expect(await databases(context)).toEqual(['campaign-host']);
    // Who is logged in is told only after they have logged out: that brings nothing back.
    let tell = (): void => undefined;
    const told = new Promise<void>((done) => (tell = done));
    let knows = (): void => undefined;
    const known = new Promise<void>((done) => (knows = done));
    await page.route('**/v1/me', async (route) => {
      const answer = await route.fetch();
      knows();
      await told;
      await route.fulfill({ response: answer });
    });
    await page.goto('/');
    await known;
    await tap(page.getByRole('button', { name: 'Log out' }));
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    const late = page.waitForResponse('**/v1/me');
    tell();
    await (await late).finished();
    await page.waitForFunction(async () => (await indexedDB.databases()).length === 0);
    const left = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return {
        urls: requests.flat().map(({ url }) => new URL(url).pathname),
        local: JSON.stringify({ ...localStorage }),
      };
    });
    expect(
      left.urls.filter((path) => !/^\/(assets|icons)\/|^\/(index\.html|manifest\.webmanifest)$/.test(path)),
    ).toEqual([]);
    expect(left.local).not.toContain(anna.email);
  });

  it('renews the login of two tabs at once', async () => {
    const { page, context } = await enter();
    const second = await context.newPage();
    // Reloaded as soon as something is shown, which is before the login is renewed: what one page asked for
    // comes when it is gone. The browser cannot be told to reload while it changes from one page to the next:
    // then it is told again, for at most five seconds.
    const reload = async (until = Date.now() + 5_000): Promise<void> => {
      try {
        await page.reload({ waitUntil: 'commit' });
      } catch (error) {
        if (Date.now() > until || !String(error).includes('Not attached to an active page')) throw error;
        await page.waitForTimeout(20);
        await reload(until);
      }
    };
    for (let again = 0; again < 6; again += 1) {
      await Promise.all([reload(), second.goto(`/c/${war.id}`, { waitUntil: 'commit' })]);
      await page.locator('.shut-switch:visible').first().waitFor();
      await reload();
    }
    for (const tab of [page, second]) await tab.locator('.shut-switch:visible').first().waitFor();
    await Promise.all(
      [page, second].map((tab) => Promise.all([tab.waitForResponse('**/v1/me'), tab.reload()])),
    );
    for (const tab of [page, second]) await tab.locator('.shut-switch:visible').first().waitFor();
  });
});
