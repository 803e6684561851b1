/**
 * A way is led over a pin, and its pin and end are moved to other hexes: with a finger, a mouse, and keys.
 */
import type { Page } from 'playwright-core';
import { columnOf, distance, rowOf } from '../../web/src/board/geometry';
import { movedReach, movedWay } from '../../web/src/orders/movement/moved-way';
import { wayOver, type Ways } from '../../web/src/orders/movement/route';
import { dragHex, freeOf, mapAtRest, tapHex } from '../support/browser/on-the-map';
import { shot } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { mechIn, openMap, reachOf, savedOrders } from './planning-steps';

interface Pinned {
  readonly mech: string;
  readonly ways: Ways;
  readonly pin: string;
  readonly end: string;
}

describe('waypoints', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    await game.advanceTo('planning');
    [anna, ben] = game.players as [Player, Player];
  });

  const pathOf = async (who: Player, mech: string): Promise<readonly string[] | undefined> =>
    (await savedOrders(game, who)).find((order) => order.mech === mech)?.path;

  /** The server has this way, as soon as the page has sent it. */
  async function ordered(who: Player, mech: string, path: readonly string[]): Promise<void> {
    let found: readonly string[] | undefined;
    for (let tries = 0; tries < 200 && found?.join() !== path.join(); tries += 1) {
      found = await pathOf(who, mech);
      if (found?.join() !== path.join()) await new Promise((done) => setTimeout(done, 50));
    }
    expect(found).toEqual(path);
  }

  /** Selects a mech and leads its way over a hex to which the way that the API tells does not lead. */
  async function pinned(page: Page, who: Player): Promise<Pinned> {
    await page.keyboard.press('n');
    await page.waitForURL(/mech=/);
    const mech = mechIn(page.url()) as string;
    const start = (await game.view(who)).mechs.find(({ id }) => id === mech)?.hex as string;
    const reachable = (await reachOf(game, who)).find((one) => one.mech === mech)
      ?.reachable as unknown as Ways['reachable'];
    const ways: Ways = { start, reachable, most: Math.max(...reachable.map(({ path }) => path.length)) };
    await mapAtRest(page);
    const free = await freeOf(
      page,
      reachable.map(({ hex }) => hex),
    );
    const near = reachable.filter(({ hex, path }) => path.length === 1 && free.includes(hex));
    for (const { hex: end, path } of reachable.filter(
      (one) => one.path.length === 2 && free.includes(one.hex),
    ))
      for (const { hex: pin } of near)
        if (path[0] !== pin && distance(pin, end) === 1) {
          // The first tap on its way is that of another end, over the pin.
          const other = reachable.find(
            (one) => one.path.length === 2 && one.path[0] === pin && free.includes(one.hex),
          );
          if (other === undefined) continue;
          await tapHex(page, other.hex);
          await ordered(who, mech, other.path);
          await page.goto(`/c/${game.id}?mech=${mech}`);
          await page.locator('.say em').getByText(other.hex).waitFor();
          await tapHex(page, pin);
          await page.getByText(`over ${pin}`).first().waitFor();
          await tapHex(page, end);
          await page.locator('.say em').getByText(end).waitFor();
          await ordered(who, mech, [pin, end]);
          return { mech, ways, pin, end };
        }
    throw new Error('no way leads over a pin');
  }

  /** Another hex for a handle, on the screen, that changes the way. */
  async function goalFor(
    page: Page,
    { ways, pin, end }: Pinned,
    from: string,
  ): Promise<{ readonly to: string; readonly path: readonly string[] }> {
    const open = movedReach(ways, { pins: [pin], end }, from).map(({ hex }) => hex);
    const [to] = await freeOf(
      page,
      open.filter((hex) => ![pin, end].includes(hex)),
    );
    if (to === undefined) throw new Error(`nothing is open for ${from}`);
    const moved = movedWay({ pins: [pin], end }, ways.start, from, to);
    return { to, path: wayOver(ways, moved?.pins ?? [], moved?.end ?? '') ?? [] };
  }

  it('are moved with a finger, the end as well, and the map stays in its place', async () => {
    const { page } = await web.open({ device: 'phone' });
    await openMap(page, game, anna);
    const way = await pinned(page, anna);
    const before = await mapAtRest(page);
    const pin = await goalFor(page, way, way.pin);
    await dragHex(page, way.pin, pin.to);
    await page.getByText(`over ${pin.to}`).first().waitFor();
    await ordered(anna, way.mech, pin.path);
    expect((await mapAtRest(page)).scale).toBe(before.scale);
    await shot(page, 'waypoint-phone');
    const moved = { ...way, pin: pin.to };
    const end = await goalFor(page, moved, way.end);
    await dragHex(page, way.end, end.to);
    await page.locator('.say em').getByText(end.to).waitFor();
    await ordered(anna, way.mech, end.path);
  });

  it('are moved with a mouse and with keys; what cannot be is said, and what begins elsewhere moves the map', async () => {
    const { page } = await web.open();
    await openMap(page, game, ben);
    const way = await pinned(page, ben);
    const pin = await goalFor(page, way, way.pin);
    await dragHex(page, way.pin, pin.to);
    await page.getByText(`over ${pin.to}`).first().waitFor();
    await ordered(ben, way.mech, pin.path);

    // With keys, back to where it was: taken up under the cursor, carried with it, put down.
    await page.locator('.board').focus();
    const cursor = async (to: string): Promise<void> => {
      const at = async (): Promise<string> => (await page.locator('.board .vh').innerText()).slice(0, 4);
      await page.keyboard.press('d');
      for (let here = await at(); here !== to; here = await at()) {
        const across = columnOf(to) - columnOf(here);
        await page.keyboard.press(
          across > 0
            ? 'ArrowRight'
            : across < 0
              ? 'ArrowLeft'
              : rowOf(to) > rowOf(here)
                ? 'ArrowDown'
                : 'ArrowUp',
        );
        await page
          .locator('.board .vh')
          .filter({ hasNotText: new RegExp(`^${here}`) })
          .waitFor();
      }
    };
    await cursor(pin.to);
    await page.getByText('M takes it up').waitFor();
    await page.keyboard.press('m');
    await page.getByText(`Taken up at ${pin.to}`).waitFor();
    await cursor(way.pin);
    await page.keyboard.press('Enter');
    await page.getByText(`over ${way.pin}`).first().waitFor();
    await ordered(ben, way.mech, [way.pin, way.end]);

    // Escape puts it back, and the card stays open.
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.getByText('Put back').waitFor();
    expect(mechIn(page.url())).toBe(way.mech);

    // The mech's own hex is no end.
    await dragHex(page, way.end, way.ways.start);
    await page.getByText(`No way leads over ${way.ways.start}`).waitFor();
    expect(await pathOf(ben, way.mech)).toEqual([way.pin, way.end]);

    const before = await mapAtRest(page);
    const [elsewhere, beside] = way.ways.reachable.filter(
      ({ hex }) => distance(hex, way.end) > 2 && distance(hex, way.pin) > 2,
    );
    if (elsewhere === undefined || beside === undefined)
      throw new Error('the reach is too small to move the map');
    await dragHex(page, elsewhere.hex, beside.hex);
    expect((await mapAtRest(page)).left).not.toBe(before.left);
    expect(await pathOf(ben, way.mech)).toEqual([way.pin, way.end]);
  });
});
