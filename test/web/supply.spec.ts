/**
 * Supply on a phone: mend all, buy, transfer; a refused order is shown at its line while the rest stands, and
 * the balance is the server's.
 */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { warAtSupply, type WarAtSupply } from '../support/browser/war-at-supply';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';

interface Sheet {
  readonly orders: readonly { readonly type: string; readonly mech?: string; readonly quantity?: number }[];
  readonly balance: { readonly after: number; readonly orders: number };
}

describe('supply on a phone', () => {
  const web = useWeb();
  let war: WarAtSupply;

  beforeAll(async () => {
    war = await warAtSupply(web.app, 0);
  });

  const visit = async (look: Parameters<typeof web.open>[0] = {}): Promise<Visitor> => {
    const visitor = await web.open({ device: 'phone', ...look });
    // Prices are asked for by trying, and what costs too much is answered with a refusal.
    visitor.allows(/status of 422/);
    await comeBack(visitor.page, war.winner);
    return visitor;
  };
  const supply = (tab: string): string => `/c/${war.game.id}/supply?tab=${tab}`;
  const saved = async (): Promise<Sheet> =>
    (await war.game.at(war.winner, 'GET', '/orders')).body as unknown as Sheet;
  const typesSaved = async (): Promise<readonly string[]> => (await saved()).orders.map(({ type }) => type);

  /** Waits until what the page shows of the balance is what the server computes. */
  const expectBalance = async ({ page }: Visitor, after: number): Promise<void> => {
    await page
      .locator('button.bal .big', { hasText: new RegExp(`^${String(after).replace('.', '\\.')}$`) })
      .waitFor();
    expect((await saved()).balance.after).toBe(after);
  };

  it('mends all with one tap, by what the depots and the balance hold, and takes it back', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto(supply('fix'));
    await expectBalance(phone, 20);
    await tap(page.getByRole('button', { name: 'Mend all' }));
    await expectBalance(phone, 19);
    expect([...(await typesSaved())].sort()).toEqual([
      'hangar',
      'repair-armor',
      'repair-armor',
      'repair-structure',
      'replace',
    ]);
    await shot(page, 'supply-mended');
    await tap(page.locator('button.bal'));
    await page.locator('.rc .ln').nth(4).waitFor();
    await page.getByText('internal structure').waitFor();
    await expectAccessible(page);
    await shot(page, 'supply-receipt');
    await tap(page.getByRole('button', { name: 'Undo' }));
    await expectBalance(phone, 20);
    expect(await typesSaved()).toEqual([]);
    await tap(page.getByRole('button', { name: 'Redo' }));
    await expectBalance(phone, 19);
  });

  it('mends one location that is tapped on the doll', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto(`${supply('fix')}&mech=${war.scratched}`);
    await page.getByRole('button', { name: /^Centre torso/ }).focus();
    await page.keyboard.press('Enter');
    await tap(page.getByRole('button', { name: 'Armour points: less' }));
    await page.locator('.rep-doll .tx', { hasText: '+5' }).waitFor();
    await page.locator('.todo', { hasText: 'Saved' }).waitFor();
    const order = (await saved()).orders.find(
      ({ type, mech }) => type === 'repair-armor' && mech === war.scratched,
    );
    expect(order).toMatchObject({ points: { CT: 5, LT: 9 } });
  });

  it('buys for the depots and moves between them', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto(supply('market'));
    await tap(page.getByRole('button', { name: 'Equipment' }));
    await tap(page.getByRole('button', { name: 'Add Standard Armor, 0.9 t' }));
    await expectBalance(phone, 18.5);
    await page.goto(supply('stock'));
    await tap(page.getByRole('button', { name: `Move from ${war.hq}` }));
    await page.getByLabel('To', { exact: true }).selectOption(war.field);
    await tap(page.getByRole('button', { name: 'All: Medium Laser' }));
    await shot(page, 'supply-transfer');
    await tap(page.getByRole('button', { name: 'Into the cart' }));
    await page.getByText('leaves with this cart').waitFor();
    await page.locator('.todo', { hasText: 'Saved' }).waitFor();
    expect((await saved()).orders).toContainEqual({
      ...{ type: 'transfer', from: war.hq, to: war.field, pilots: [] },
      items: [{ item: 'medium-laser', quantity: 1 }],
    });
    await expectBalance(phone, 18.5);
  });

  it('shows what is refused at its line, and the rest stands', async () => {
    const phone = await visit({ theme: 'dark' });
    const { page } = phone;
    await page.goto(supply('people'));
    const before = (await saved()).orders;
    await tap(page.getByRole('button', { name: /^Hire/ }));
    await expectBalance(phone, 8.5);
    await tap(page.getByRole('button', { name: /^Hire/ }));
    await page.getByText('1 line is refused').waitFor();
    await page.locator('.rc .ln.bad', { hasText: 'SUP-8' }).waitFor();
    expect(await page.locator('.rc .ln.bad:visible').count()).toBe(1);
    // What was saved before still counts, and the balance of what stands is shown.
    expect((await saved()).orders).toHaveLength(before.length + 1);
    await expectBalance(phone, 8.5);
    await expectAccessible(page);
    await shot(page, 'supply-refused');
    await tap(page.getByRole('button', { name: 'Remove what is refused' }));
    await page.locator('.todo', { hasText: 'Saved' }).waitFor();
    expect((await saved()).orders).toHaveLength(before.length + 1);
  });

  it('offers each wreck’s choices side by side', async () => {
    const phone = await visit({ theme: 'dark', language: 'de' });
    const { page } = phone;
    await page.goto(supply('salvage'));
    await page.getByRole('radio', { name: /^Behalten/ }).first().check({ force: true }); // prettier-ignore
    await page.locator('.wreck-choice.on b', { hasText: 'Behalten' }).waitFor();
    await page.locator('.todo', { hasText: 'Gespeichert' }).waitFor();
    expect((await typesSaved())[0]).toBe('salvage');
    await expectAccessible(page);
  });

  it('reads stock and ledger in other phases', async () => {
    await war.game.advance();
    const phone = await visit();
    const { page } = phone;
    await page.goto(`/c/${war.game.id}/supply`);
    await page.getByText('Supply opens after combat').waitFor();
    await page.locator('.ledger li').first().waitFor();
    expect(await page.locator('.ledger .num').first().innerText()).toContain(
      String((await war.game.view(war.winner)).account),
    );
    await expectAccessible(page);
    await shot(page, 'supply-closed');
  });
});
