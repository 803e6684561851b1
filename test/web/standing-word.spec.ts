/**
 * A player on a phone says once when they are ready by themselves: each tap is saved, and the page says what
 * it lets others know.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('a standing word on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });

  const open = async (page: Page): Promise<void> => {
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/list`);
  };
  const kept = async (): Promise<object> => expectStatus(await game.at(anna, 'GET', '/standing'), 200).body;

  it('ROUND-3 is set by tapping, sets the mark, and Ready takes it back', async () => {
    const { page } = await web.open({ device: 'phone' });
    await open(page);
    await tap(page.getByRole('button', { name: 'The seats' }));
    const form = page.getByRole('region', { name: 'Ready by myself' });
    await form
      .getByText('All see at once that you are ready, and may conclude that you had nothing to order.')
      .waitFor();
    await tap(form.getByLabel('Whenever I have nothing to order'));
    await tap(form.getByLabel('Preparation'));
    await tap(form.getByLabel('Combat: attacks'));
    await form.getByText('Saved', { exact: true }).waitFor();
    expect(await kept()).toEqual({ readyWhenNothingToOrder: true, readyIn: ['preparation', 'combat'] });
    await expectAccessible(page);
    await shot(page, 'standing-word-phone');
    await tap(page.getByRole('button', { name: 'Close' }));
    // Nobody has acted yet.
    const mark = page.getByRole('button', { name: 'Ready', exact: true });
    expect(await mark.getAttribute('aria-pressed')).toBe('false');
    expectStatus(await game.order(ben, []), 200);
    await page.reload();
    await page.locator('.ready[aria-pressed="true"]').waitFor();
    await shot(page, 'standing-word-marked-phone');
    await tap(mark);
    await page.locator('.ready[aria-pressed="false"]').waitFor();
    // What was said is still there when the form is opened anew, and is withdrawn by the same taps.
    await tap(page.getByRole('button', { name: 'The seats' }));
    expect(await form.getByLabel('Preparation').isChecked()).toBe(true);
    await tap(form.getByLabel('Whenever I have nothing to order'));
    await tap(form.getByLabel('Preparation'));
    await tap(form.getByLabel('Combat: attacks'));
    await form.getByText('Saved', { exact: true }).waitFor();
    expect(await kept()).toEqual({ readyWhenNothingToOrder: false, readyIn: [] });
  });

  it('is shown on a desktop in German, too; what is not saved is not shown', async () => {
    const visitor = await web.open({ device: 'desktop', language: 'de' });
    visitor.allows(/ERR_|Failed to fetch|503/);
    const { page } = visitor;
    await open(page);
    await tap(page.getByRole('button', { name: 'Die Plätze' }));
    const form = page.getByRole('region', { name: 'Von selbst bereit' });
    await form.getByLabel('Immer, wenn ich nichts zu befehlen habe').waitFor();
    await shot(page, 'standing-word-desktop-de');
    await page.route('**/standing', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await form.getByLabel('Nachschub').click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Nachschub').isChecked()).toBe(false);
    expect(await kept()).toEqual({ readyWhenNothingToOrder: false, readyIn: [] });
  });
});
