/** How somebody is told: chosen on the page by kind, time and campaign, and kept by the server. */
import type { Page } from 'playwright-core';
import { mailsTo, startMailServer, type MailServer } from '../support/outside/mail-server';
import { expectAccessible } from '../support/browser/accessible';
import { enlargeText, rootTextSize, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('settings of notices on the page', () => {
  let server: MailServer;
  const mails: Record<string, string> = {};
  beforeAll(async () => {
    server = await startMailServer();
    Object.assign(mails, mailsTo(server));
  });
  afterAll(() => server.close());
  const web = useWeb(mails);
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });

  const settingsOf = async (who: Player): Promise<Record<string, unknown>> =>
    expectStatus(await who.call('GET', '/v1/me/notice-settings'), 200).body;
  const confirmed = async ({ email }: Player): Promise<void> => {
    await web.app.pool.query(`UPDATE users SET email_confirmed_at = now() WHERE email = $1`, [email]);
  };
  const livesIn = async ({ context, page }: Visitor, timezoneId: string): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
  };
  const saved = (page: Page, word: string): Promise<unknown> =>
    Promise.all([
      page.waitForResponse(
        (one) => one.request().method() === 'PUT' && one.url().includes('notice-settings'),
      ),
      page.getByRole('status').getByText(word, { exact: true }).waitFor(),
    ]);

  it('the page tells zone and language by itself, once, and leaves a choice alone', async () => {
    const visitor = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    const { page } = visitor;
    await livesIn(visitor, 'Europe/Berlin');
    await comeBack(page, ben);
    const told = page.waitForResponse((one) => one.request().method() === 'PUT');
    await page.goto('/me');
    await told;
    expect(await settingsOf(ben)).toMatchObject({ zone: 'Europe/Berlin', language: 'de', email: false });
    await tap(page.getByRole('link', { name: 'Was mich erreicht und wann' }));
    await page.getByText('sobald deine Adresse bestätigt ist', { exact: false }).waitFor();
    expect(await page.getByLabel('Zeitzone').inputValue()).toBe('Europe/Berlin');
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'notice-settings-unconfirmed-phone-de-dark');
    await Promise.all([saved(page, 'Gespeichert'), page.getByLabel('Zeitzone').selectOption('UTC')]);
    await page.getByRole('button', { name: 'Wie dieses Gerät: Europe/Berlin' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Wie dieses Gerät: Europe/Berlin' }).waitFor();
    expect(await settingsOf(ben)).toMatchObject({ zone: 'UTC', language: 'de' });
  });

  it('on a phone: e-mail, kinds, quiet hours, a digest and a campaign', async () => {
    await confirmed(anna);
    const { page } = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    await comeBack(page, anna);
    await page.goto('/notices');
    await tap(page.getByRole('link', { name: 'Was mich sonst noch erreicht' }));
    await page.getByText('Zurzeit ist kein Weg eingeschaltet.', { exact: false }).waitFor();
    const turn = (name: RegExp | string) => page.getByRole('switch', { name });
    await Promise.all([saved(page, 'Gespeichert'), tap(turn(/^Hinweise per E-Mail/))]);
    const message = page.getByLabel('E-Mail: Jemand schreibt dir');
    const phase = page.getByLabel('E-Mail: Eine Phase wartet auf deine Befehle');
    await phase.waitFor();
    const before = await message.isChecked();
    expect(await phase.isChecked()).toBe(true);
    await Promise.all([saved(page, 'Gespeichert'), tap(phase)]);
    await Promise.all([saved(page, 'Gespeichert'), tap(message)]);
    await shot(page, 'notice-settings-kinds-phone-de-dark');
    await Promise.all([saved(page, 'Gespeichert'), tap(turn(/^Ruhezeit/))]);
    await Promise.all([saved(page, 'Gespeichert'), page.getByLabel('Bis', { exact: true }).fill('06:30')]);
    await Promise.all([saved(page, 'Gespeichert'), tap(turn(/^Einmal am Tag/))]);
    const campaign = page.locator('section').filter({ hasText: 'Kampagnen' }).getByRole('switch');
    await Promise.all([saved(page, 'Gespeichert'), tap(campaign)]);
    expect(await settingsOf(anna)).toMatchObject({
      email: true,
      reachableBy: ['email'],
      ways: { 'phase-open': ['push', 'webhook'] },
      quietHours: { from: 1_320, to: 390 },
      digestAt: 1_080,
      mutedCampaigns: [game.id],
    });
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('switch', { name: /^Ruhezeit/ }).scrollIntoViewIfNeeded();
    await shot(page, 'notice-settings-when-phone-de-dark');
    await enlargeText(page);
    await page.reload();
    await phase.waitFor();
    expect(await rootTextSize(page)).toBe(32);
    expect(await wrongLayout(page, false)).toEqual([]);
    expect([await phase.isChecked(), await message.isChecked()]).toEqual([false, !before]);
    await phase.scrollIntoViewIfNeeded();
    await shot(page, 'notice-settings-phone-de-dark-large');
  });

  it('at a desk, in English: what was chosen is there, and what cannot be saved is taken back', async () => {
    const visitor = await web.open({ device: 'desktop' });
    visitor.allows(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/);
    const { page, context } = visitor;
    await comeBack(page, anna);
    await page.goto('/notices/settings');
    const quiet = page.getByRole('switch', { name: /^Quiet hours/ });
    await page.getByLabel('E-mail: A phase waits for your orders').waitFor();
    expect(await quiet.isChecked()).toBe(true);
    expect(await page.getByLabel('Until', { exact: true }).inputValue()).toBe('06:30');
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, 'notice-settings-desktop');
    await context.setOffline(true);
    await quiet.click();
    await page.getByText('The server was not reached. Nothing was changed.').waitFor();
    expect(await quiet.isChecked()).toBe(true);
    await shot(page, 'notice-settings-offline-desktop');
    await context.setOffline(false);
    await Promise.all([saved(page, 'Saved'), quiet.click()]);
    expect(await settingsOf(anna)).toMatchObject({ quietHours: null, digestAt: 1_080 });
    await page.getByRole('link', { name: 'To the notices' }).click();
    await page.waitForURL('**/notices');
  });

  it('asks strangers to log in', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.goto('/notices/settings');
    await page.waitForURL('**/login?next=%2Fnotices%2Fsettings');
  });
});
