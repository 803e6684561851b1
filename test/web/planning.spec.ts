/** Planning with a thumb: every mech gets its move, it is saved, and can be taken back. */
import { expectAccessible } from '../support/browser/accessible';
import { isFree, mapAtRest, tapHex } from '../support/browser/on-the-map';
import { shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { openMap, orderAll, reachOf, savedOrders } from './planning-steps';

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
    await page.getByText(/^Saved/).waitFor();
    const saved = await savedOrders(game, anna);
    expect(new Map(saved.map(({ mech, path }) => [mech, path.at(-1)]))).toEqual(goals);
    await shot(page, 'planning-done');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText(`1 of ${reach.length} mechs lacks an order`).waitFor();
    await tap(page.getByRole('button', { name: 'Hold' }));
    await page.getByText('Every mech has an order').waitFor();
    await page.reload();
    await page.getByText('Every mech has an order').waitFor();
    expect(await savedOrders(game, anna)).toHaveLength(reach.length - 1);
  });

  it('leads a way over a pin, sends a stack, and is usable by keyboard', async () => {
    const { page } = await web.open({ theme: 'dark' });
    await openMap(page, game, ben);
    const reach = await reachOf(game, ben);
    await page.keyboard.press('n');
    await page.waitForURL(/mech=/);
    const mech = new URL(page.url()).searchParams.get('mech');
    const mine = reach.find((one) => one.mech === mech);
    await mapAtRest(page);
    const far = mine?.reachable.find(({ path }) => path.length === 3);
    if (mine === undefined || far === undefined || !(await isFree(page, far.hex))) throw new Error('nothing is in reach');
    await tapHex(page, far.hex);
    await page.waitForURL((url) => url.searchParams.get('mech') !== mech);
    await page.goBack();
    await page.goForward();
    await page.locator('.oitem').first().click();
    await page.waitForURL((url) => url.searchParams.get('mech') === mech);
    await page.keyboard.press('a');
    await page.getByText('Every mech has an order').waitFor();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    const saved = await savedOrders(game, ben);
    expect(saved.map(({ path }) => path.at(-1))).toEqual(saved.map(() => far.hex));
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
