/** A player's own figures on the page (DA-CAMP-1, DA-SET-2): made of a mech, renamed, led into a match, removed. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

const LIST = '/v1/me/figures';

describe('own figures on the page', () => {
  const web = useWeb();

  const wellMade = async (page: Page, name: string): Promise<void> => {
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, name);
  };
  const mine = async (who: Person): Promise<readonly string[]> => {
    const { items } = expectStatus(await who.call('GET', LIST), 200).body as unknown as {
      items: readonly { readonly name: string }[];
    };
    return items.map(({ name }) => name);
  };

  it('on a phone, in German: from the lobby, made of a mech, renamed, led into a match, and removed', async () => {
    const ada = await register(web.app, 'Ada');
    const { page, allows } = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    // The form is tried as it is filled in: while it is not complete, it is refused.
    allows(/^console error: .*422 .*dryRun/);
    await page.setViewportSize({ width: 360, height: 740 });
    await comeBack(page, ada);
    await page.goto('/m');
    await tap(page.getByRole('link', { name: 'Meine Figuren für Dark Age' }));
    await page.getByText('Du hast noch keine Figuren.').waitFor();
    await page.getByLabel('Suchen').first().fill('Hunchback HBK-4G');
    await tap(page.getByRole('button', { name: 'Hunchback HBK-4G dazunehmen' }));
    const row = page.getByRole('list', { name: 'Meine Figuren' });
    await row.getByText('Hunchback').waitFor();
    await wellMade(page, 'own-figures-phone-de-dark');
    const [made = ''] = await mine(ada);
    await tap(page.getByRole('button', { name: `${made} umbenennen` }));
    await page.getByLabel('Neuer Name').fill('Der Bucklige');
    await tap(page.getByRole('button', { name: 'Speichern' }));
    await row.getByText('Der Bucklige').waitFor();
    expect(await mine(ada)).toEqual(['Der Bucklige']);

    await tap(page.getByRole('link', { name: 'Partie mit ihnen eröffnen' }));
    await page.waitForURL(/\/m\/new/);
    await tap(page.getByRole('button', { name: 'Der Bucklige dazunehmen' }).first());
    await page.getByRole('button', { name: 'Der Bucklige herausnehmen' }).first().waitFor();
    await wellMade(page, 'own-figures-form-phone-de-dark');
    await tap(page.getByRole('group', { name: 'Armee von Spieler 2' }).getByLabel(/^Swordsworn, 100/));
    await page.getByLabel('Platz B').selectOption('hold');
    await tap(page.getByRole('button', { name: 'Partie eröffnen' }));
    await page.waitForURL(/\/m\/[0-9a-f-]{36}/);
    const match = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
    const { scene } = (await viewOf(ada, match)) as unknown as {
      readonly scene: { readonly tokens: readonly { readonly name: string }[] };
    };
    expect(scene.tokens.map(({ name }) => name)).toContain('Der Bucklige');

    await page.goto('/m/figures');
    await tap(page.getByRole('button', { name: 'Der Bucklige entfernen' }));
    await page.getByText('Du hast noch keine Figuren.').waitFor();
    expect(await mine(ada)).toEqual([]);
  });

  it('on a desktop, in English: says what is refused, and leads strangers to the login', async () => {
    const { page } = await web.open({ device: 'desktop' });
    await page.goto('/m/figures');
    await page.waitForURL(/\/login\?next=/);
    const ben = await register(web.app, 'Ben');
    expectStatus(
      await ben.call('POST', LIST, { body: { design: 'atlas-as7-d', rank: 'elite', name: 'Old <b>Al</b>' } }),
      201,
    );
    const visitor = await web.open({ device: 'desktop' });
    visitor.expects(/^console error: .*400 .*figures/);
    await comeBack(visitor.page, ben);
    await visitor.page.goto('/m/figures');
    const row = visitor.page.getByRole('list', { name: 'My figures' });
    await row.getByText('Old <b>Al</b>').waitFor();
    await row.getByText('elite').waitFor();
    await tap(visitor.page.getByRole('button', { name: /^Rename Old/ }));
    await visitor.page.getByLabel('New name').fill('   ');
    await tap(visitor.page.getByRole('button', { name: 'Save' }));
    await visitor.page.getByRole('alert').first().waitFor();
    expect(await mine(ben)).toEqual(['Old <b>Al</b>']);
    await wellMade(visitor.page, 'own-figures-desktop');
  });
});
