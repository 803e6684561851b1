/** A member's own programs on the page: added, their secret shown once, what was sent, again, and removed. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { enlargeText, rootTextSize, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

describe('programs on the page', () => {
  const web = useWeb({ PRIVATE_WEBHOOKS: 'true' });
  let game: Game;
  let anna: Player;
  let ben: Player;
  let program: WebhookReceiver;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
    program = await WebhookReceiver.start();
  });
  afterAll(() => program.stop());

  const wellMade = async (page: Page, name: string): Promise<void> => {
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, name);
  };

  it('on a phone, in German: from the settings of notices, added, sent, sent again, and removed', async () => {
    const visitor = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    visitor.expects(/^console error: .*422/);
    // The list of posts may still be read when the program is removed.
    visitor.allows(/^console error: .*404 .*\/deliveries$/);
    const { page } = visitor;
    await comeBack(page, anna);
    await page.goto('/notices/settings');
    await tap(page.locator(`a[href="/c/${game.id}/programs"]`));
    await page.getByText('Noch kein Programm erhält deine Ereignisse.').waitFor();
    await wellMade(page, 'programs-none-phone-de-dark');
    const url = page.getByLabel('Adresse des Programms');
    await url.fill('gopher://x/');
    await tap(page.getByRole('button', { name: 'Eintragen' }));
    await page.getByRole('alert').first().waitFor();
    await url.fill(program.url);
    await page.getByLabel('Auch, was bisher geschehen ist').check();
    await tap(page.getByRole('button', { name: 'Eintragen' }));
    const dialog = page.getByRole('dialog', { name: 'Geheimnis des Programms' });
    await dialog.waitFor();
    expect(await dialog.locator('.qr-url').innerText()).toMatch(/^\S{20,}$/);
    await wellMade(page, 'programs-secret-phone-de-dark');
    await page.keyboard.press('Escape');
    // The list does not follow the posts: it is read when one has been taken.
    await until('post that is taken', async () => {
      const { items } = (await game.at(anna, 'GET', '/webhooks')).body as unknown as {
        items: readonly { lastTakenAt: string | null }[];
      };
      return items.some(({ lastTakenAt }) => lastTakenAt !== null);
    });
    await page.reload();
    await page.getByText('letzte Sendung angenommen', { exact: false }).waitFor();
    expect(await page.getByText(/^\S{40,}$/).count()).toBe(0);
    await tap(page.getByRole('button', { name: /^Sendungen an/ }));
    await page.getByText(/^Ereignisse 1 bis/).waitFor();
    await wellMade(page, 'programs-posts-phone-de-dark');
    const before = program.received.length;
    await tap(page.getByRole('button', { name: 'Ab Ereignis 1 noch einmal senden' }).first());
    await until('another post', () => program.received.length > before);

    // Somebody else sees nothing of it.
    expect(expectStatus(await game.at(ben, 'GET', '/webhooks'), 200).body['items']).toEqual([]);
    await tap(page.getByRole('button', { name: /entfernen$/ }));
    await page.getByText('Noch kein Programm erhält deine Ereignisse.').waitFor();
    expect(expectStatus(await game.at(anna, 'GET', '/webhooks'), 200).body['items']).toEqual([]);
  });

  it('on a desktop, in English: what fails and what has stopped say why, and three are the most', async () => {
    const { page } = await web.open({ device: 'desktop' });
    await comeBack(page, ben);
    // However often they are tried before they are looked at.
    program.answers.push(...Array.from({ length: 40 }, () => 500));
    for (const after of [0, 0])
      expectStatus(await game.at(ben, 'POST', '/webhooks', { body: { url: program.url, after } }), 201);
    await until('failure', async () =>
      JSON.stringify((await game.at(ben, 'GET', '/webhooks')).body).includes('"answered"'),
    );
    await web.app.pool.query(
      `UPDATE event_webhooks SET stopped = 'gone', failing_since = now(), error = 'answered-410'
       WHERE id = (SELECT id FROM event_webhooks ORDER BY id DESC LIMIT 1)`,
    );
    await page.goto(`/c/${game.id}/programs`);
    await page.getByText('it answered that it is gone', { exact: false }).waitFor();
    await tap(page.getByRole('button', { name: /^Posts to/ }).first());
    await page
      .getByText(/attempts?, /)
      .first()
      .waitFor();
    await wellMade(page, 'programs-failing-desktop-en');
    program.answers.length = 0;
    await tap(page.getByRole('button', { name: 'Try again now' }).last());
    await page.getByText('last post accepted', { exact: false }).first().waitFor();
    await page.getByLabel('Address of the program').fill(program.url);
    await tap(page.getByRole('button', { name: 'Add', exact: true }));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Three programs are the limit.').waitFor();
  });

  it('with text twice as large nothing is cut off', async () => {
    const { page } = await web.open({ device: 'phone', language: 'de' });
    await enlargeText(page);
    await comeBack(page, ben);
    await page.goto(`/c/${game.id}/programs`);
    await page.getByText('Höchstens drei Programme sind möglich.').waitFor();
    expect(await rootTextSize(page)).toBe(32);
    await tap(page.getByRole('button', { name: /^Sendungen an/ }).first());
    await page.getByText(/^Ereignisse? 1/).waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'programs-large-phone-de');
  });
});
