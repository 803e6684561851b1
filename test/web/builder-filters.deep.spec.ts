/**
 * Every filter of the catalogue on the force screen, by a finger: each asks the server for what it says, what
 * is shown fits, and all are cleared at once.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { setUpCampaign, type Person } from '../support/players';

interface Filter {
  /** As the field is called. */
  readonly label: string;
  readonly value: string;
  /** What the server is asked. */
  readonly asks: readonly [string, string];
}

const TYPED: readonly Filter[] = [
  { label: 'Weapon', value: 'ppc', asks: ['weapon', 'ppc'] },
  { label: 'Role', value: 'Sniper', asks: ['role', 'Sniper'] },
  { label: 'Tons from', value: '30', asks: ['minTons', '30'] },
  { label: 'Tons to', value: '90', asks: ['maxTons', '90'] },
  { label: 'BV from', value: '500', asks: ['minBv', '500'] },
  { label: 'BV to', value: '2000', asks: ['maxBv', '2000'] },
  { label: 'Year from', value: '2500', asks: ['minYear', '2500'] },
  { label: 'Year to', value: '3060', asks: ['maxYear', '3060'] },
  { label: 'Walk from', value: '3', asks: ['minWalk', '3'] },
  { label: 'Walk to', value: '6', asks: ['maxWalk', '6'] },
  { label: 'Run from', value: '5', asks: ['minRun', '5'] },
  { label: 'Jump from', value: '0', asks: ['minJump', '0'] },
];
const CHOSEN: readonly Filter[] = [
  { label: 'From', value: 'all', asks: ['sort', 'name'] },
  { label: 'Technology', value: 'is', asks: ['techBase', 'is'] },
  { label: 'Mixed technology', value: 'false', asks: ['mixedTech', 'false'] },
  { label: 'Rules level', value: 'standard', asks: ['rulesLevel', 'standard'] },
  { label: 'Legs', value: 'biped', asks: ['motion', 'biped'] },
  { label: 'OmniMech', value: 'false', asks: ['omni', 'false'] },
  { label: 'Sort', value: '-tons', asks: ['sort', '-tons'] },
];

describe('the filters of the catalogue', () => {
  const web = useWeb();
  let id: string;
  let player: Person;
  beforeAll(async () => {
    const setUp = await setUpCampaign(web.app, 2);
    id = setUp.id;
    player = setUp.players[0] as Person;
  });

  const field = (page: Page, label: string) =>
    page
      .locator('label.small-field', { has: page.getByText(label, { exact: true }) })
      .locator('input, select');
  /** Does it, and waits for the answer of the search that it makes. */
  const searched = async (
    page: Page,
    [name, value]: readonly [string, string],
    act: () => Promise<unknown>,
  ): Promise<void> => {
    const answer = page.waitForResponse((one) => {
      const url = new URL(one.url());
      return url.pathname === '/v1/catalog/mechs' && url.searchParams.get(name) === value;
    });
    await act();
    expect((await answer).status()).toBe(200);
  };

  it('ask the server, narrow the list together, are kept, and are cleared', async () => {
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, player);
    await page.goto(`/c/${id}/force/build`);
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    const rows = page.locator('.mech-list .mech-row');
    await rows.first().waitFor(); // prettier-ignore
    const more = page.locator('.catalogue details summary');
    await tap(more);
    await shot(page, 'filters-open');
    await expectAccessible(page);
    for (const { label, value, asks } of CHOSEN)
      await searched(page, asks, () => field(page, label).selectOption(value));
    for (const { label, value, asks } of TYPED)
      await searched(page, asks, () => field(page, label).fill(value));
    await searched(page, ['class', 'heavy'], () => tap(page.locator('.chip', { hasText: 'heavy' })));
    await page.getByText('17 set').waitFor();
    await shot(page, 'filters-set');
    // 60 to 75 tons, by weight.
    await page.locator('.mech-row').first().waitFor(); // prettier-ignore
    const tons = (await page.locator('.mech-row .sub').allInnerTexts()).map((text) =>
      Number(/^\d+/.exec(text)?.[0]),
    );
    expect(tons.length).toBeGreaterThan(0);
    expect(tons.every((one) => one >= 60 && one <= 75)).toBe(true);
    expect(tons).toEqual([...tons].sort((one, other) => other - one));
    await tap(page.getByLabel('Fits the budget that is left'));
    await page.getByText('18 set').waitFor();
    await searched(page, ['weapon', 'zzzz'], () => field(page, 'Weapon').fill('zzzz'));
    await page.locator('.catalogue .empty').waitFor();
    await shot(page, 'filters-none');
    await page.goBack();
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    await page.getByText('18 set').waitFor();
    await page.locator('.catalogue .empty').waitFor();
    if (!(await page.getByRole('button', { name: 'Clear filters' }).isVisible())) await tap(more);
    await tap(page.getByRole('button', { name: 'Clear filters' }));
    await page.getByText(/\d set$/).waitFor({ state: 'detached' });
    await rows.first().waitFor(); // prettier-ignore
  });
});
