/**
 * Building a force: search and add, seats and names, lists of other programs, lists kept on the device, and
 * two devices at once.
 */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, newAccount, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';
import { call } from '../support/http';
import { expectStatus, register } from '../support/players';

const MUL = `<?xml version="1.0" encoding="UTF-8"?><unit version="0.50.07">
<entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot size="1" name="&lt;b&gt;Anna&lt;/b&gt;" gunnery="3" piloting="4"/></entity>
<entity chassis="Zorkmid" model="ZZ-9"/></unit>`;

describe('building a force', () => {
  const web = useWeb();

  /** A player who has joined, at the builder, and where that is. */
  const begin = async (
    visitor: Visitor,
  ): Promise<{ readonly at: string; readonly account: Awaited<ReturnType<typeof signUp>> }> => {
    const gm = await register(web.app, 'Gm');
    const made = await gm.call('POST', '/v1/campaigns', {
      body: { name: 'War', factions: ['davion', 'kurita'] },
    });
    const id = String(expectStatus(made, 201).body['id']);
    const code = String(
      expectStatus(await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { seat: 1 } }), 201).body[
        'code'
      ],
    );
    const account = await signUp(visitor.page, newAccount());
    const { email, password } = account;
    const token = String(
      expectStatus(await call(web.app, 'POST', '/v1/auth/login', { body: { email, password } }), 200).body[
        'accessToken'
      ],
    );
    expectStatus(
      await call(web.app, 'POST', `/v1/invitations/${code}/accept`, {
        token,
        body: { faction: 'davion', forceName: 'Lancers' },
      }),
      200,
    );
    const at = `/c/${id}/force/build`;
    await visitor.page.goto(at);
    await visitor.page.getByText('Saved as a draft · 0 mechs').waitFor();
    return { at, account };
  };

  it('goes from the search to a force, by a finger', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await begin(visitor);
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    await page.getByLabel('Name or model').fill('atlas as7');
    await tap(page.getByRole('button', { name: 'Add Atlas AS7-K' }));
    await tap(page.getByRole('button', { name: 'Record sheet of Atlas AS7-K' }).last());
    await page.getByRole('img', { name: 'Record sheet of Atlas AS7-K' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText('Saved as a draft · 1 mech').waitFor();
    await page.getByRole('button', { name: /^Problems 0/ }).waitFor();
    await page.getByLabel('Pilot of Atlas AS7-K').selectOption({ label: 'green · unnamed 20' });
    await tap(page.getByRole('button', { name: /^Pilots/ }));
    await page.getByLabel('Name, green pilot 8').fill('Dora');
    await page.getByLabel('Name, green pilot 8').press('Enter');
    await tap(page.getByRole('button', { name: /^Mechs/ }));
    expect(
      await page
        .getByLabel('Pilot of Atlas AS7-K')
        .evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text),
    ).toBe('green · Dora');
    await page.reload();
    await page.getByText('green · Dora').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Remove Atlas AS7-K' }));
    await page.getByText('0 mechs').waitFor();
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('Saved as a draft · 1 mech').waitFor();
  });

  it('takes lists of other programs, keeps lists, and gives them as a text', async () => {
    const visitor = await web.open();
    const { page } = visitor;
    await begin(visitor);
    await page.getByRole('button', { name: 'Lists' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'force.mul', mimeType: 'text/xml', buffer: Buffer.from(MUL) });
    await page.getByText('1 line has no design yet').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Another name for Zorkmid ZZ-9').fill('LCT-1V');
    await page.getByLabel('Another name for Zorkmid ZZ-9').press('Enter');
    await page.getByLabel('Design for Zorkmid ZZ-9').waitFor();
    await page.getByLabel('Design for Zorkmid ZZ-9').selectOption('locust-lct-1v');
    await page.getByRole('button', { name: 'Add to the force' }).click();
    await page.getByText('Saved as a draft · 2 mechs').waitFor();
    await page.getByText('elite · <b>Anna</b>').first().waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'Lists' }).click();
    expect(await page.getByRole('textbox', { name: 'The present force as a text' }).inputValue()).toBe(
      'Hunchback HBK-4G (<b>Anna</b>, elite)\nLocust LCT-1V (elite)',
    );
    await page.getByLabel('Name of the list').fill('Two');
    await page.getByRole('button', { name: 'Keep the present force' }).click();
    await page.getByRole('button', { name: 'Take' }).click();
    await page.getByRole('button', { name: 'Add to the force' }).click();
    await page.getByText('Saved as a draft · 4 mechs').waitFor();
  });

  it('knows its own save again when only the answer was lost', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await begin(visitor);
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
    await begin(visitor);
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
    const { at, account } = await begin(desktop);
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
