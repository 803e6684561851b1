/**
 * Somebody takes their data along and closes their account: a game master is told what stands in the way, a
 * player leaves for good.
 */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/browser/accessible';
import { enlargeText, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';

const PASSWORD = 'correct horse battery';

describe('closing an account on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna] = game.players as [Player];
  });

  it('is confirmed by the password; whoever leads a war is told so, in their language', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const gm = await web.open({ device: 'phone', language: 'de', theme });
      const { page } = gm;
      await comeBack(page, game.gm);
      await page.goto('/me');
      const open = page.getByRole('button', { name: 'Mein Konto schließen …' });
      await open.scrollIntoViewIfNeeded();
      await shot(page, `closing-account-${theme}`);
      await tap(open);
      await page.getByLabel('Dein Passwort').fill(PASSWORD);
      gm.expects(/^console error: .*422/);
      await tap(page.getByRole('button', { name: 'Ja, endgültig schließen' }));
      await page.getByRole('alert').getByText('Übergib oder beende sie zuerst', { exact: false }).waitFor();
      await shot(page, `closing-refused-${theme}`);
      await expectAccessible(page);
      expect(await wrongLayout(page, false)).toEqual([]);
      await enlargeText(page);
      expect(await wrongLayout(page, false)).toEqual([]);
    }
  });

  it('gives the data in a file first, and leaves nobody logged in', async () => {
    const desk = await web.open({ device: 'desktop' });
    const { page } = desk;
    await comeBack(page, anna);
    await page.goto('/me');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('account.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      account: { id: anna.id },
      campaigns: [{ campaign: { id: game.id } }],
    });
    await page.getByRole('button', { name: 'Close my account …' }).click();
    await page.getByLabel('Your password').fill('no such password');
    desk.expects(/^console error: .*422/);
    await page.getByRole('button', { name: 'Yes, close it for good' }).click();
    await page.getByRole('alert').getByText('This is not the present password.').waitFor();
    await shot(page, 'closing-desktop');
    await expectAccessible(page);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Yes, close it for good' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Your account is closed').waitFor();
    await shot(page, 'closing-done-desktop');
    expect(
      await page.evaluate(() => [localStorage.getItem('logged-in'), localStorage.getItem('user')]),
    ).toEqual([null, null]);
    expect((await web.app.pool.query('SELECT 1 FROM users WHERE id = $1', [anna.id])).rowCount).toBe(0);
  });
});
