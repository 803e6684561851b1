/**
 * What calls somebody: the bell counts it on every screen, the list leads to each place, and marks and pages
 * hold, also without network.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { enlargeText, rootTextSize, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { eventually } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('notices on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });
  const unread = async (who: Player): Promise<unknown> =>
    expectStatus(await who.call('GET', '/v1/me/notices'), 200).body['unread'];
  const lines = (page: Page) => page.locator('.nt-list a');

  it('the bell counts what comes, and a tap opens the very place', async () => {
    const { page } = await web.open({ device: 'desktop' });
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/list`);
    await page.getByRole('link', { name: 'Notices, 1 new', exact: true }).waitFor();
    expectStatus(
      await game.at(ben, 'POST', '/messages', { body: { to: anna.force, text: 'A truce?' } }),
      201,
    );
    // The stream tells of it: long before it is asked for again.
    await page.getByRole('link', { name: 'Notices, 2 new', exact: true }).waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'notices-bell-desktop');
    await page.locator('.tb-bell').click();
    await lines(page).nth(1).waitFor();
    await expectAccessible(page);
    await shot(page, 'notices-desktop');
    await lines(page).first().click();
    await page.waitForURL(`**/c/${game.id}/messages`);
    await page.getByRole('link', { name: 'Notices, 1 new', exact: true }).waitFor();
    await page.locator('.tb-bell').click();
    await page.locator('.nt-list a:not(.fresh)').waitFor();
    expect(await lines(page).count()).toBe(2);
    await eventually(() => unread(anna), 1);
  });

  it('on a phone, in German and by night: page by page, large, and all read at once', async () => {
    const { page } = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    await page.route('**/v1/me/notices?*', (route) =>
      route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
    );
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/list`);
    await page.locator('.tb-fresh').waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'notices-dot-phone-de-dark');
    await tap(page.getByRole('link', { name: /Alle Kampagnen.*1 neuer/ }));
    await tap(page.getByRole('link', { name: 'Hinweise, 1 neuer', exact: true }));
    await lines(page).first().waitFor();
    expect(await lines(page).count()).toBe(1);
    await tap(page.getByRole('button', { name: 'Mehr zeigen' }));
    await page.getByText('Deine Befehle: Vorbereitung').waitFor();
    await page.getByText('Hinweise bleiben 90 Tage.').waitFor();
    expect(await lines(page).count()).toBe(2);
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'notices-phone-de-dark');
    await enlargeText(page);
    await page.reload();
    await lines(page).first().waitFor();
    expect(await rootTextSize(page)).toBe(32);
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'notices-phone-de-dark-large');
    await tap(page.getByRole('button', { name: 'Alle als gelesen markieren' }));
    await page.getByRole('link', { name: 'Hinweise', exact: true }).waitFor();
    expect(await page.locator('.nt-list a.fresh').count()).toBe(0);
    await eventually(() => unread(anna), 0);
  });

  it('without network it shows what was seen last, and a mark that was lost is taken back', async () => {
    const visitor = await web.open({ device: 'phone' });
    visitor.allows(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/);
    const { page, context } = visitor;
    await comeBack(page, ben);
    await page.goto('/notices');
    await page.locator('.nt-list a.fresh').waitFor();
    await context.setOffline(true);
    await tap(page.getByRole('button', { name: 'Mark all as read' }));
    await page.getByText('The server was not reached. Nothing was changed.').waitFor();
    await page.getByText(/Offline · As of/).waitFor();
    await page.locator('.nt-list a').first().waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'notices-offline-phone');
    await context.setOffline(false);
    await page.getByText(/Offline · As of/).waitFor({ state: 'detached' });
    await page.locator('.nt-list a.fresh').waitFor();
    await eventually(() => unread(ben), 1);
  });

  it('what comes before the stream is open is told when it opens', async () => {
    const { page } = await web.open({ device: 'desktop' });
    let open = (): void => undefined;
    const opened = new Promise<void>((done) => (open = done));
    await page.route('**/events/stream*', async (route) => {
      await opened;
      await route.continue();
    });
    const asked = page.waitForRequest('**/events/stream*');
    await comeBack(page, ben);
    await page.goto(`/c/${game.id}/list`);
    await page.getByRole('link', { name: 'Notices, 1 new', exact: true }).waitFor();
    await asked;
    expectStatus(await game.at(anna, 'POST', '/messages', { body: { to: ben.force, text: 'No.' } }), 201);
    open();
    await page.getByRole('link', { name: 'Notices, 2 new', exact: true }).waitFor();
  });

  it('says what will come where nothing has, and asks strangers to log in', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.goto('/notices');
    await page.waitForURL('**/login?next=%2Fnotices');
    await page.goto('about:blank');
    await signUp(page);
    await page.goto('/notices');
    await page.getByText('No notices yet.', { exact: false }).waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'notices-none-phone');
  });
});
