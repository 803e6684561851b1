/** What is changed in the builder is saved: with lost answers, a slow browser, and two devices at once. */
import { openBuilder } from '../support/browser/force-builder';
import { comeBack, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';

describe('saving a force', () => {
  const web = useWeb();

  it('knows its own save again when only the answer was lost', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await openBuilder(web.app, visitor);
    let lost = false;
    await page.route('**/v1/campaigns/*/force', async (asked) => {
      if (lost || asked.request().method() !== 'PUT') return asked.continue();
      lost = true;
      expect((await asked.fetch()).status()).toBe(200);
      return asked.abort('connectionreset');
    });
    visitor.expects(/ERR_CONNECTION_RESET/);
    visitor.expects(/^console error: .*412/);
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    await page.getByLabel('Name or model').fill('atlas as7-k');
    await tap(page.getByRole('button', { name: 'Add Atlas AS7-K' }));
    await page.getByText('not sent').first().waitFor();
    await tap(page.getByRole('button', { name: 'Add Atlas AS7-K' }));
    await page.getByText('Saved as a draft · 2 mechs').first().waitFor();
    await page.reload();
    await page.getByText('Saved as a draft · 2 mechs').first().waitFor();
  });

  it('sends what is changed while the browser is slow to forget what was saved', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await openBuilder(web.app, visitor);
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    await page.getByLabel('Name or model').fill('atlas as7-k');
    const add = page.getByRole('button', { name: 'Add Atlas AS7-K' });
    await add.waitFor();
    const saved = (mechs: number): Promise<unknown> =>
      page.waitForResponse(
        async (one) =>
          one.url().endsWith('/force') &&
          one.request().method() === 'PUT' &&
          ((await one.json()) as { readonly mechs: readonly object[] }).mechs.length === mechs,
      );
    const first = saved(1);
    const second = saved(2);
    // Whoever works on the same store in another tab makes this one wait.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const open = indexedDB.open('campaign-host');
          open.onsuccess = () => {
            const store = open.result.transaction('drafts', 'readwrite').objectStore('drafts');
            const until = performance.now() + 2_500;
            const again = (): void => {
              if (performance.now() < until) store.get('none').onsuccess = again;
            };
            again();
            done();
          };
        }),
    );
    await tap(add);
    await first;
    await page.getByText('Saved as a draft · 1 mech').first().waitFor();
    await tap(add);
    await second;
    await page.getByText('Saved as a draft · 2 mechs').first().waitFor();
  });

  it('overwrites nothing in silence that another device saved', async () => {
    const desktop = await web.open();
    const { at, account } = await openBuilder(web.app, desktop);
    const phone = await web.open({ device: 'phone' });
    await comeBack(phone.page, account);
    await phone.page.goto(at);
    await phone.page.getByText('Saved as a draft · 0 mechs').waitFor();
    await desktop.page.getByRole('button', { name: 'Add Atlas AS7-K' }).click();
    await desktop.page.getByText('Saved as a draft · 1 mech').waitFor();
    phone.expects(/^console error: .*412/);
    await tap(phone.page.getByRole('button', { name: 'Suggest' }));
    await phone.page.getByText('another device saved 1 mech').waitFor();
    await tap(phone.page.getByRole('button', { name: 'Take what was saved there' }));
    await phone.page.getByText('Saved as a draft · 1 mech').waitFor();
  });
});
