/**
 * Orders that need a building, by a finger on a phone: the train, the flight, sabotage and hire. Each is
 * saved as the API has it.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { freeOf, mapAtRest, tapHex } from '../support/browser/on-the-map';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { BuildingWar } from '../support/buildings/war';
import { expectStatus } from '../support/players';

interface Order {
  readonly type: string;
  readonly mech?: string;
  readonly path?: readonly string[];
}
interface Offered {
  readonly rail: {
    readonly stations: readonly {
      readonly mechs: readonly string[];
      readonly reachable: readonly { readonly hex: string; readonly path: readonly string[] }[];
    }[];
  };
  readonly dropship: { readonly forbidden: readonly string[] };
}

describe('orders that need a building', () => {
  const web = useWeb();
  let war: BuildingWar;
  beforeAll(async () => {
    war = await BuildingWar.begin(web.app);
  });

  const visit = async (path = ''): Promise<Page> => {
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, war.A);
    await page.goto(`/c/${war.game.id}${path}`);
    return page;
  };
  const orders = async (): Promise<readonly Order[]> =>
    expectStatus(await war.game.at(war.A, 'GET', '/orders'), 200).body[
      'orders'
    ] as unknown as readonly Order[];
  const saved = (page: Page): Promise<void> =>
    page
      .locator('.todo')
      .getByText(/^Saved/)
      .waitFor();
  const tools = async (page: Page): Promise<void> => {
    await mapAtRest(page);
    await tap(page.getByRole('button', { name: 'Train, dropship and more' }));
  };

  it('goes by train', async () => {
    await war.fresh([war.holds(war.A, 'railway-station'), war.stands('A1', war.site('railway-station').hex)]);
    await war.to('planning');
    const page = await visit(`?mech=${war.mech('A1')}`);
    await tools(page);
    await tap(page.getByRole('button', { name: 'Train', exact: true }));
    await page.getByText('Tap where the train goes').waitFor();
    await shot(page, 'means-train');
    const { rail } = (await war.options(war.A)) as unknown as Offered;
    const far = (rail.stations.find(({ mechs }) => mechs.includes(war.mech('A1')))?.reachable ?? []).filter(
      ({ path }) => path.length > 1,
    );
    const [to] = await freeOf(
      page,
      far.map(({ hex }) => hex),
    );
    await tapHex(page, to ?? '');
    await page.getByText('by train').first().waitFor(); // prettier-ignore
    await saved(page);
    await shot(page, 'means-train-ordered');
    expect(await orders()).toEqual([expect.objectContaining({ type: 'rail', mech: war.mech('A1') })]);
    expect((await orders())[0]?.path?.at(-1)).toBe(to);
  });

  it('flies: who, where to and from which side', async () => {
    const { hex } = war.site('dropship');
    await war.fresh([
      war.holds(war.A, 'dropship'),
      war.stands('A1', hex),
      war.stands('A2', hex),
      war.pays(war.A, 100),
    ]);
    await war.to('planning');
    const page = await visit(`?mech=${war.mech('A1')}`);
    await tools(page);
    await tap(page.getByRole('button', { name: 'Dropship', exact: true }));
    await tap(page.getByRole('checkbox', { name: /^\W*A2/ }));
    await page.getByText(/^2 of \d+ mechs/).waitFor();
    await shot(page, 'means-flight');
    await expectAccessible(page);
    await page.getByText('Tap where it lands').waitFor();
    const { dropship } = (await war.options(war.A)) as unknown as Offered;
    const all = Array.from(
      { length: 14 * 12 },
      (_, n) => `${String((n % 14) + 10).padStart(2, '0')}${String(Math.floor(n / 14) + 4).padStart(2, '0')}`,
    );
    const [to] = await freeOf(
      page,
      all.filter((one) => one !== hex && !dropship.forbidden.includes(one)),
    );
    await tapHex(page, to ?? '');
    await page.getByText('Choose the side from which it enters').first().waitFor(); // prettier-ignore
    await shot(page, 'means-flight-side');
    if (!(await page.locator('.wheel').isVisible())) await tools(page);
    await tap(page.locator('.wheel label.d-SE'));
    await saved(page);
    await shot(page, 'means-flight-ordered');
    const [order] = await orders();
    expect(order).toMatchObject({ type: 'dropship', building: war.site('dropship').id, to, direction: 'SE' });
    expect([...(order as unknown as { mechs: string[] }).mechs].sort()).toEqual(
      [war.mech('A1'), war.mech('A2')].sort(),
    );
  });

  it('sabotages a mech and a building, as far as its spies go', async () => {
    const hex = war.site('spy-service').hex;
    const beside = `${hex.slice(0, 2)}${String(Number(hex.slice(2)) + 1).padStart(2, '0')}`;
    await war.fresh([
      war.holds(war.A, 'spy-service'),
      war.stands('A1', hex),
      war.stands('C1', beside),
      war.pays(war.A, 100),
    ]);
    const page = await visit();
    await page.locator('.shut-switch:visible').first().waitFor(); // prettier-ignore
    const part = page.locator('details.prep-part', { hasText: 'Sabotage' });
    await tap(part.locator('summary'));
    await shot(page, 'means-sabotage');
    await tap(part.locator('button.prep-row').first()); // prettier-ignore
    await saved(page);
    await shot(page, 'means-sabotage-ordered');
    expect(await orders()).toEqual([{ type: 'sabotage-mech', mech: war.mech('C1') }]);
  });

  it('hires, and takes the hire back', async () => {
    await war.fresh([
      war.holds(war.A, 'mercenary-camp'),
      war.stands('A1', war.site('mercenary-camp').hex),
      war.pays(war.A, 200),
    ]);
    const page = await visit();
    await page.locator('.shut-switch:visible').first().waitFor(); // prettier-ignore
    const part = page.locator('details.prep-part', { hasText: 'Mercenaries' });
    await tap(part.locator('summary'));
    await part.getByRole('searchbox', { name: 'Design' }).fill('hunchback hbk-4g');
    await tap(part.getByRole('button', { name: 'Hire: Hunchback HBK-4G', exact: true }));
    await saved(page);
    await part.getByRole('button', { name: 'Take back: Hunchback HBK-4G', exact: true }).waitFor();
    await shot(page, 'means-hire');
    expect(await orders()).toEqual([expect.objectContaining({ type: 'hire', design: 'hunchback-hbk-4g' })]);
    await tap(part.getByRole('button', { name: 'Take back: Hunchback HBK-4G', exact: true }));
    await part
      .getByRole('button', { name: 'Take back: Hunchback HBK-4G', exact: true })
      .waitFor({ state: 'detached' });
    await saved(page);
    expect(await orders()).toEqual([]);
  });
});
