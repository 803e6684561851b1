/**
 * Goods of supply that only some wars trade, by a finger on a phone: a mech is sold, and an ammunition depot
 * delivers what two technologies call by one name.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { warAtSupply, type WarAtSupply } from '../support/browser/war-at-supply';
import { useWeb } from '../support/browser/web';
import { expectStatus } from '../support/players';

interface Saved {
  readonly type: string;
  readonly mech?: string;
  readonly items?: readonly { readonly item: string; readonly tons: number }[];
}

describe('goods of supply', () => {
  const web = useWeb();
  let war: WarAtSupply;
  beforeAll(async () => {
    war = await warAtSupply(web.app, 400);
    const view = (await war.game.view(war.winner)) as unknown as {
      buildings: readonly { id: string; type: string; control: string | null }[];
    };
    const depot = view.buildings.find(({ type }) => type === 'ammunition-depot');
    await war.game.correct([{ set: 'building', building: depot?.id, control: war.winner.force }]);
  });

  const visit = async (tab: string): Promise<Page> => {
    const { page, allows } = await web.open({ device: 'phone' });
    // What is refused is answered so.
    allows(/status of 422/);
    await war.game.order(war.winner, []);
    await comeBack(page, war.winner);
    await page.goto(`/c/${war.game.id}/supply?tab=${tab}`);
    return page;
  };
  const orders = async (): Promise<readonly Saved[]> =>
    expectStatus(await war.game.at(war.winner, 'GET', '/orders'), 200).body[
      'orders'
    ] as unknown as readonly Saved[];
  const saved = (page: Page): Promise<void> => page.locator('.todo').getByText(/Saved/).waitFor();

  it('sells a mech: told which, where and what it brings, and back', async () => {
    const page = await visit('market');
    await tap(page.getByRole('button', { name: 'Sell mechs' }));
    const row = page.locator(`[data-mech="${war.scratched}"]`);
    await row.waitFor();
    await shot(page, 'goods-sale');
    await expectAccessible(page);
    await tap(row.getByRole('checkbox'));
    await page.locator('button.bal', { hasText: 'Cart · 1' }).waitFor();
    await saved(page);
    expect(await orders()).toEqual([{ type: 'sell', mech: war.scratched }]);
    await tap(page.locator('button.bal'));
    await page.locator('.rc .ln').first().waitFor(); // prettier-ignore
    await shot(page, 'goods-sale-cart');
  });

  it('delivers ammunition: two of one name are told apart, found and in the delivery; the other technology’s is refused by name', async () => {
    const page = await visit('buildings');
    await page.getByLabel('Search ammunition').fill('lrm 10');
    const found = page.locator('.works-at button.btn.small');
    await found.first().waitFor(); // prettier-ignore
    await shot(page, 'goods-ammunition');
    await expectAccessible(page);
    const names = await found.allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    await tap(page.getByRole('button', { name: 'LRM 10 Ammo (12/t)', exact: true }));
    await tap(page.getByRole('button', { name: 'Tons of LRM 10 Ammo: more', exact: true }));
    await saved(page);
    const [order] = await orders();
    expect(order).toMatchObject({ type: 'ammunition', items: [{ tons: 2 }] });
    await tap(page.getByRole('button', { name: 'LRM 10 Ammo (Clan) (12/t)', exact: true }));
    await page.getByText('LRM 10 Ammo (Clan)', { exact: true }).first().waitFor(); // prettier-ignore
    await page
      .locator('.todo')
      .getByText(/refused/i)
      .waitFor();
    await shot(page, 'goods-ammunition-refused');
    await tap(page.getByRole('button', { name: 'Remove LRM 10 Ammo (Clan)', exact: true }));
    await saved(page);
    expect(await orders()).toEqual([order]);
  });
});
