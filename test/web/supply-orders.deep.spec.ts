/**
 * The types of order of supply but ammunition, by a finger on a phone: each is saved as the API has it, and
 * stands in the cart with its factors.
 */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { warAtSupply, type WarAtSupply } from '../support/browser/war-at-supply';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';

interface Saved {
  readonly type: string;
  readonly [field: string]: unknown;
}
interface Sheet {
  readonly orders: readonly Saved[];
  readonly preview: readonly {
    readonly order: number;
    readonly cost: number | null;
    readonly terms: readonly unknown[];
  }[];
}

const TONS = 400;

describe('the orders of supply', () => {
  const web = useWeb();
  let war: WarAtSupply;
  let phone: Visitor;

  beforeAll(async () => {
    war = await warAtSupply(web.app, TONS);
    const view = (await war.game.view(war.winner)) as unknown as {
      buildings: readonly { id: string; type: string; control: string | null }[];
    };
    // The academy works, whatever the fight left of it.
    const free = view.buildings.filter(({ type, control }) => type === 'academy' && control === null);
    await war.game.correct([
      ...free.map(({ id }) => ({ set: 'building', building: id, control: war.winner.force })),
      {
        set: 'stock',
        force: war.winner.force,
        hex: war.hq,
        item: 'autocannon-20-ammo',
        quantity: 60,
        usable: 60,
      },
      // What a Hunchback HBK-4H takes.
      { set: 'stock', force: war.winner.force, hex: war.hq, item: 'autocannon-10', quantity: 1, usable: 1 },
      {
        set: 'stock',
        force: war.winner.force,
        hex: war.hq,
        item: 'autocannon-10-ammo',
        quantity: 20,
        usable: 20,
      },
    ]);
  });

  beforeEach(async () => {
    await war.game.order(war.winner, []);
    phone = await web.open({ device: 'phone' });
    // Prices are asked for by trying, and what costs too much is answered with a refusal.
    phone.allows(/status of 422/);
    await comeBack(phone.page, war.winner);
  });

  const go = (tab: string, more = ''): Promise<unknown> =>
    phone.page.goto(`/c/${war.game.id}/supply?tab=${tab}${more}`);
  const sheet = async (): Promise<Sheet> =>
    (await war.game.at(war.winner, 'GET', '/orders')).body as unknown as Sheet;

  /** The cart holds it with its factors, the server has it. */
  const expectSaved = async (order: Saved): Promise<void> => {
    const { page } = phone;
    await page.locator('button.bal', { hasText: /Cart · [1-9]/ }).waitFor();
    // Not "Not saved".
    await page.locator('.todo', { hasText: /Saved/ }).waitFor();
    const { orders, preview } = await sheet();
    expect(orders).toContainEqual(expect.objectContaining(order));
    const at = orders.findIndex((one) =>
      Object.entries(order).every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
    );
    const terms = preview.find((one) => one.order === at)?.terms.length ?? 0;
    await tap(page.locator('button.bal'));
    await page.locator('.rc .ln').first().waitFor();
    expect(await page.locator('.rc .ln.bad:visible').count()).toBe(0);
    await shot(page, `supply-order-${order.type}`);
    expect(await page.locator('.rc .ln:visible').count()).toBe(orders.length);
    expect(terms).toBeGreaterThanOrEqual(preview.find((one) => one.order === at)?.cost === null ? 0 : 1);
  };

  it('hangar', async () => {
    await go('fix', `&mech=${war.inHangar}`);
    await tap(phone.page.getByRole('checkbox', { name: 'Hangar: all of it' }));
    await expectSaved({ type: 'hangar', mech: war.inHangar });
  });

  it.each([
    { type: 'repair-armor', name: /^Armour/ },
    { type: 'repair-structure', name: /^Structure/ },
    { type: 'reload', name: 'Ammunition' },
    { type: 'replace', name: /^Replace/ },
  ])('$type', async ({ type, name }) => {
    await go('fix', `&mech=${war.broken}`);
    const box = phone.page.getByRole('checkbox', { name }).first(); // prettier-ignore
    await tap(box);
    await expectSaved({ type, mech: war.broken });
  });

  it('refit, with what it takes and gives, and what is missing bought', async () => {
    await go('fix', `&mech=${war.broken}`);
    const { page } = phone;
    await tap(page.locator('.refits summary'));
    await tap(page.getByRole('button', { name: 'What it takes and what it gives' }).first()); // prettier-ignore
    await page.locator('.plan').first().waitFor(); // prettier-ignore
    await shot(page, 'supply-refit-plan');
    await tap(page.getByRole('button', { name: 'Buy what is missing' }).first()); // prettier-ignore
    await expectSaved({ type: 'buy-equipment', hex: war.hq });
  });

  it('refit', async () => {
    await go('fix', `&mech=${war.broken}`);
    const { page } = phone;
    await tap(page.locator('.refits summary'));
    await tap(page.getByRole('checkbox', { name: 'Hunchback HBK-4H', exact: true }));
    await expectSaved({ type: 'refit', mech: war.broken, design: 'hunchback-hbk-4h' });
  });

  it('buy-mech, from the house list', async () => {
    await go('market');
    const { page } = phone;
    await page.getByLabel('From', { exact: true }).selectOption('house');
    await tap(page.getByRole('button', { name: /^Add .* t$/ }).first()); // prettier-ignore
    await expectSaved({ type: 'buy-mech' });
  });

  it('buy-equipment', async () => {
    await go('market');
    const { page } = phone;
    await tap(page.getByRole('button', { name: 'Equipment' }));
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('Search equipment').fill('standard armor');
    await tap(page.getByRole('button', { name: /^Add Standard Armor, / }));
    await expectSaved({ type: 'buy-equipment', item: 'standard-armor' });
  });

  it('buy-pilot', async () => {
    await go('people');
    await phone.page.getByLabel('Name (if you like)').fill('<b>Åsa</b> سارة \u{1f916}');
    await tap(phone.page.getByRole('button', { name: /^Hire/ }));
    await expectSaved({ type: 'buy-pilot' });
  });

  it('train, and what the hospital does', async () => {
    await go('people');
    await phone.page.getByRole('checkbox', { name: /^Gunnery/ }).first().waitFor(); // prettier-ignore
    await phone.page.getByText('Bo Keller').first().waitFor(); // prettier-ignore
    await tap(phone.page.getByRole('checkbox', { name: /^Gunnery/ }).first()); // prettier-ignore
    await expectSaved({ type: 'train', gunnery: true });
  });

  it('sell: a pilot', async () => {
    await go('people');
    await tap(phone.page.getByRole('button', { name: /^Sell, / }).first()); // prettier-ignore
    await expectSaved({ type: 'sell' });
  });

  it('sell: from a depot', async () => {
    await go('stock');
    const { page } = phone;
    await tap(page.getByRole('button', { name: `Sell at ${war.hq}` }));
    await tap(page.getByRole('button', { name: 'All: Medium Laser' }));
    await tap(page.getByRole('button', { name: 'Into the cart' }));
    await expectSaved({ type: 'sell', item: 'medium-laser', hex: war.hq });
  });

  it('transfer, from the map of depots in four taps', async () => {
    await go('stock');
    const { page } = phone;
    await page.locator('.depot-pin').first().waitFor(); // prettier-ignore
    await shot(page, 'supply-depot-map');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: new RegExp(`^Depot ${war.hq},`) }));
    await page.getByLabel('To', { exact: true }).selectOption(war.field);
    await tap(page.getByRole('button', { name: 'All: Medium Laser' }));
    await tap(page.getByRole('button', { name: 'Into the cart' }));
    await expectSaved({ type: 'transfer', from: war.hq, to: war.field });
  });

  it('factory', async () => {
    await go('buildings');
    const { page } = phone;
    await page.getByLabel('Search a design to build').fill('locust');
    await tap(page.locator('.works-at button', { hasText: /Locust.* t$/ }).first()); // prettier-ignore
    await tap(page.getByRole('button', { name: 'Tons to buy: more' }));
    await expectSaved({ type: 'factory', tons: 1 });
  });

  it('repair-building', async () => {
    await go('buildings');
    await tap(phone.page.getByRole('button', { name: 'Repair', exact: true }));
    await expectSaved({ type: 'repair-building' });
  });

  it.each(['Scrap', 'Keep'])('salvage: %s', async (choice) => {
    await go('salvage');
    const { page } = phone;
    await tap(page.locator('.wreck-choice', { has: page.locator('b', { hasText: choice }) }).first()); // prettier-ignore
    await expectSaved({ type: 'salvage', as: choice.toLowerCase() });
  });

  it('offers: made, withdrawn, made again and accepted by the other', async () => {
    const { page } = phone;
    const make = async (): Promise<void> => {
      await tap(page.getByRole('button', { name: 'Make an offer' }));
      await tap(
        page
          .locator('.offer-form section', { hasText: 'I give' })
          .getByRole('button', { name: 'Tons: more' }),
      );
      await tap(page.getByRole('button', { name: 'Offer', exact: true }));
      await page.locator('.offer').waitFor();
    };
    await go('offers');
    await make();
    await expectAccessible(page);
    await shot(page, 'supply-offer');
    await tap(page.getByRole('button', { name: 'Withdraw' }));
    await page.getByText('No offer is open').waitFor();
    await make();
    const other = await web.open({ device: 'phone', language: 'de' });
    await comeBack(other.page, war.loser);
    await other.page.goto(`/c/${war.game.id}/supply?tab=offers`);
    await tap(other.page.getByRole('button', { name: 'Annehmen' }));
    await other.page.getByText('Der Tausch ist vollzogen.').waitFor();
    await page.getByText('No offer is open').waitFor();
  });
});
