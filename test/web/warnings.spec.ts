/**
 * What a sheet would harm is told where its orders are given: in preparation and on the march, on a phone and
 * on a desktop.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('warnings on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna] = game.players as [Player, Player];
  });

  const open = async (page: Page): Promise<void> => {
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/`);
  };

  it('ROUND-6 mechs that are parked where nobody stands guard', async () => {
    const own = (await game.view(anna)).mechs.filter((mech) => mech.own);
    const orders = own.map(({ id }) => ({ type: 'shut-down', mech: id }));
    expectStatus(await game.at(anna, 'PUT', '/orders', { body: { phase: 'preparation', orders } }), 200);
    const phone = await web.open({ device: 'phone' });
    await open(phone.page);
    const told = phone.page.getByText(/^No mech that can fight guards \d{4}/).first();
    await told.scrollIntoViewIfNeeded();
    await expectAccessible(phone.page);
    await shot(phone.page, 'warnings-phone');
    // The line of what to do now counts it, and its rule is one tap away.
    const now = phone.page.locator('.todo [role=status]');
    expect(await now.textContent()).toMatch(/^Saved .+ · 1 warning · then tap Ready$/);
    await tap(phone.page.locator('.wrn').getByRole('button', { name: 'Rule CMB-1' }));
    const rule = phone.page.getByRole('dialog');
    await rule.getByText('CMB-1').first().waitFor();
    await phone.page.keyboard.press('Escape');
    await rule.waitFor({ state: 'detached' });
    // One that stands guard is enough.
    const switches = phone.page.getByRole('button', { name: /^Shut .+ down$/ });
    await tap(switches.first());
    await told.waitFor({ state: 'detached' });
    await phone.page.waitForFunction(
      "!document.querySelector('.todo [role=status]').textContent.includes('warning')",
    );
    await tap(switches.first());
    await told.waitFor();
    const desktop = await web.open({ device: 'desktop', language: 'de' });
    await open(desktop.page);
    await desktop.page
      .getByText(/^Kein kampffähiger Mech bewacht \d{4}/)
      .first()
      .waitFor();
    await shot(desktop.page, 'warnings-desktop-de');
  });
});
