/**
 * Preparation and attacks with a thumb, the planet as a list, and its cards: each tap is saved, and nothing
 * needs the map.
 */
import type { Page } from 'playwright-core';
import { DIRECTIONS, neighbour } from '../../web/src/board/geometry';
import { expectAccessible } from '../support/browser/accessible';
import { mapAtRest, tapHex } from '../support/browser/on-the-map';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

interface Mech {
  readonly id: string;
  readonly own: boolean;
  readonly name: string;
  readonly force: string;
  readonly hex: string;
  readonly pilot: string | null;
}
interface Seen {
  readonly force: string;
  readonly map: { readonly hq: string; readonly terrain: Readonly<Record<string, string>> };
  readonly mechs: readonly Mech[];
  readonly pilots: readonly { readonly id: string; readonly name: string }[];
}
type Order = Readonly<Record<string, unknown>>;

describe('phases without the map, and attacks on it', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });

  const seen = async (who: Player): Promise<Seen> => (await game.view(who)) as unknown as Seen;
  const mechsOf = async (who: Player): Promise<readonly Mech[]> =>
    (await seen(who)).mechs.filter(({ own, force }) => own && force === who.force);
  const savedOrders = async (): Promise<readonly Order[]> =>
    (
      expectStatus(await game.at(anna, 'GET', '/orders'), 200).body as unknown as {
        readonly orders: readonly Order[];
      }
    ).orders;
  const open = async (page: Page, below: string): Promise<void> => {
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}${below}`);
  };
  /** What the server has, as soon as it has what is expected. */
  const saved = async (page: Page, orders: readonly Order[]): Promise<void> => {
    await page.locator('.todo.is-saved').waitFor();
    expect(await savedOrders()).toEqual(orders);
  };

  it('moves pilots and shuts mechs down in preparation, with what was done to undo', async () => {
    const { page } = await web.open({ device: 'phone' });
    await open(page, '/list');
    const [first, second, third] = (await mechsOf(anna)) as [Mech, Mech, Mech];
    const pilot = (await seen(anna)).pilots.find(({ id }) => id === first.pilot)?.name ?? '';
    // By the mech's id: two mechs of a design have one name, and ids come in any order.
    const row = (mech: Mech) =>
      page.locator('.crew-row').filter({ has: page.locator(`a[href="?mech=${mech.id}"]`) });
    await page.getByText('Nothing must be done').waitFor();
    await expectAccessible(page);
    await tap(row(first).locator('.seat-chip'));
    await page.getByText(`Where does ${pilot} go`).waitFor();
    await tap(row(second).locator('.seat-chip'));
    await page.getByText('1 order given').waitFor();
    await row(second).getByText(pilot, { exact: true }).waitFor();
    const exchange = { type: 'exchange-pilots', mechA: first.id, mechB: second.id };
    await saved(page, [exchange]);
    await tap(row(third).getByRole('button', { name: `Shut ${third.name} down` }));
    await page.getByText('2 orders given').waitFor();
    await saved(page, [exchange, { type: 'shut-down', mech: third.id }]);
    await shot(page, 'preparation-phone');
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('1 order given').waitFor();
    await saved(page, [exchange]);
    await tap(row(second).locator('.seat-chip'));
    await tap(page.getByRole('button', { name: `Let ${pilot} rest`, exact: true }));
    await page.getByText('1 mech has no pilot').waitFor();
    await page.locator('.todo.is-saved').waitFor();
    expect((await savedOrders()).map(({ type }) => type)).toContain('disembark');
  });

  it('orders moves from the list as the map does', async () => {
    await game.advanceTo('planning');
    const { page } = await web.open({ device: 'phone', theme: 'dark' });
    await open(page, '/list');
    await tap(page.getByRole('button', { name: 'Next mech' }));
    await page.waitForURL(/\/list\?mech=/);
    const mech = new URL(page.url()).searchParams.get('mech');
    const goal = page.getByLabel('Goes to');
    const hex = await goal.locator('option').nth(1).getAttribute('value');
    await goal.selectOption(hex);
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Go', exact: true }));
    await page.getByText(`→ ${hex}`).first().waitFor();
    await page.locator('.todo.is-saved').waitFor();
    expect(await savedOrders()).toEqual([expect.objectContaining({ type: 'move', mech })]);
    await page.getByLabel('Search the list').fill('academy');
    await tap(page.getByRole('link', { name: 'Academy' }).first());
    await page.getByRole('dialog').getByRole('heading', { name: 'Academy' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('sends all beside a hex that is tapped, and keeps who is unticked', async () => {
    const { map } = await seen(anna);
    const [enemy] = (await mechsOf(ben)) as [Mech];
    const mine = await mechsOf(anna);
    const target = DIRECTIONS.map((direction) => neighbour(map.hq, direction)).find(
      (hex) =>
        map.terrain[hex] !== undefined &&
        map.terrain[hex] !== 'deep-water' &&
        !mine.some((mech) => mech.hex === hex),
    ) as string;
    await game.advanceTo('combat', 'declarations');
    await game.correct([
      { set: 'mech', mech: enemy.id, hex: target },
      ...mine.slice(0, 3).map(({ id }) => ({ set: 'mech', mech: id, hex: map.hq })),
    ]);
    const { page } = await web.open({ device: 'phone' });
    await open(page, '');
    await page.getByText('1 hex can be attacked').waitFor();
    await mapAtRest(page);
    await tapHex(page, target);
    await page.getByText('1 attack declared').waitFor();
    await page.locator('.todo.is-saved').waitFor();
    const [all] = (await savedOrders()) as readonly {
      readonly target: string;
      readonly mechs: readonly string[];
    }[];
    expect(all?.target).toBe(target);
    const box = page.locator('.attacker input').first();
    await tap(box);
    await page.locator('.attacker input:not(:checked)').first().waitFor();
    await page.locator('.todo.is-saved').waitFor();
    const [fewer] = (await savedOrders()) as readonly { readonly mechs: readonly string[] }[];
    expect(fewer?.mechs).toHaveLength((all?.mechs.length ?? 0) - 1);
    await expectAccessible(page);
    await shot(page, 'attack-phone');
  });

  it('shows a mech with its record sheet', async () => {
    const { page } = await web.open({ theme: 'dark' });
    const [mech] = (await mechsOf(anna)) as [Mech];
    await open(page, `?mech=${mech.id}`);
    await page.getByRole('heading', { name: mech.name }).waitFor();
    await page.locator('.doll.facts').waitFor();
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Record sheet' }));
    const drawing = page.getByRole('dialog').getByRole('img');
    await drawing.waitFor();
    expect(
      await drawing.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBeGreaterThan(100);
    await shot(page, 'mech-card-desktop');
  });
});
