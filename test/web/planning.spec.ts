/** Planning with a thumb: every mech gets its move, it is saved, and can be taken back. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { distance } from '../../web/src/board/geometry';
import { tapHex } from '../support/browser/on-the-map';
import { shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { eventually } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { mechIn, openMap, orderAll, reachOf, savedOrders } from './planning-steps';

const saved = (page: Page): Promise<void> =>
  page
    .locator('.todo')
    .getByText(/^Saved/)
    .waitFor();

describe('planning on the map', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    await game.advanceTo('planning');
    [anna, ben] = game.players as [Player, Player];
  });

  it('takes no more than three taps a move, saves each, and takes back', async () => {
    const { page } = await web.open({ device: 'phone' });
    await openMap(page, game, anna);
    const reach = await reachOf(game, anna);
    const { goals, taps } = await orderAll(page, reach);
    expect(taps).toBeLessThanOrEqual(3 * reach.length);
    await saved(page);
    const told = await savedOrders(game, anna);
    expect(new Map(told.map(({ mech, path }) => [mech, path.at(-1)]))).toEqual(goals);
    await shot(page, 'planning-done');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText(`1 of ${reach.length} mechs lacks an order`).waitFor();
    await tap(page.getByRole('button', { name: 'Hold' }));
    await page.getByText('Every mech has an order').waitFor();
    await page.reload();
    await page.getByText('Every mech has an order').waitFor();
    // Shown is what is on the device; what the reload cut off is sent again.
    await eventually(async () => (await savedOrders(game, anna)).length, reach.length - 1);
  });

  it('sends a stack, leads a way over a pin, and is usable by keyboard', async () => {
    const { page } = await web.open({ theme: 'dark' });
    await openMap(page, game, ben);
    const reach = await reachOf(game, ben);
    const all = (hex: string): boolean =>
      reach.every(({ reachable }) => reachable.some((one) => one.hex === hex));
    await page.keyboard.press('n');
    await page.waitForURL(/mech=/);
    const mech = mechIn(page.url());
    const mine = reach.find((one) => one.mech === mech)?.reachable ?? [];
    const plan = mine
      .filter(({ hex, path }) => path.length === 2 && all(hex))
      .flatMap(({ path: [pin, end] }) => {
        // To another hex beside the pin, to which the way that the API tells does not lead over it.
        const other = mine.find(
          ({ hex, path }) =>
            hex !== end && path.length === 2 && path[0] !== pin && distance(hex, pin ?? hex) === 1,
        );
        return pin === undefined || end === undefined || other === undefined ? [] : [{ pin, end, other }];
      })[0];
    if (plan === undefined) throw new Error('no way leads over a pin');
    const { pin, end, other } = plan;
    await tapHex(page, end);
    await page.waitForURL((url) => mechIn(url.href) !== mech);
    await page.locator('.oitem').first().click();
    await page.waitForURL((url) => mechIn(url.href) === mech);
    await page.locator('.oitem').first().and(page.locator('[aria-pressed=true]')).waitFor();
    await page.keyboard.press('a');
    await page.getByText('Every mech has an order').waitFor();
    await saved(page);
    expect((await savedOrders(game, ben)).map(({ path }) => path)).toEqual(reach.map(() => [pin, end]));

    await tapHex(page, pin);
    await page.getByText(`over ${pin}`).first().waitFor();
    await tapHex(page, other.hex);
    await page.getByText(`→ ${other.hex}`).first().waitFor();
    await saved(page);
    expect((await savedOrders(game, ben)).find((order) => order.mech === mech)?.path).toEqual([
      pin,
      other.hex,
    ]);

    await page.keyboard.press('u');
    await page.getByText(`→ ${other.hex}`).first().waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.getByText(`${reach.length - 1} of ${reach.length} mechs lack an order`).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('hex 0101');
    await page.keyboard.press('Enter');
    await page.waitForURL(/hex=0101/);
    await shot(page, 'planning-desktop');
    await expectAccessible(page);
  });
});
