/**
 * A game master who knows nothing: from the front page to a campaign with five invitations, counted by taps;
 * and house rules that follow the last choice.
 */
import { expectAccessible } from '../support/browser/accessible';
import { newAccount, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';

const MAX_TAPS = 25;

describe('setting up a campaign', () => {
  const web = useWeb();

  it('leads from the front page to five shared invitations, and forgets the preset that was chosen before', async () => {
    const visitor = await web.open();
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signUp(page, newAccount('Gina'));
    let taps = 0;
    const press = async (
      name: string | RegExp,
      role: 'button' | 'link' | 'radio' = 'button',
      nth = 0,
    ): Promise<void> => {
      taps += 1;
      await tap(page.getByRole(role, { name }).nth(nth));
    };

    await page.goto('/');
    await press('Open a campaign', 'link');
    await press('One player more');
    await press('Next');
    await page.getByRole('button', { name: 'Redraw' }).waitFor();
    await press('Redraw');
    await press('Next');
    await page.getByRole('radio', { name: /^Standard/ }).waitFor();
    await expectAccessible(page);

    /** What the server makes of it: the choice is shown before it is saved. */
    const choose = async (name: RegExp): Promise<unknown> => {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await press(name, 'radio');
      return ((await (await saved).json()) as { readonly options: unknown }).options;
    };
    const relaxed = await choose(/^Relaxed/);
    const quick = await choose(/^Quick/);
    // Trying two others was not needed.
    taps -= 2;
    const standard = await choose(/^Standard/);
    expect(relaxed).toMatchObject({ onDeadline: 'wait', fogOfWar: false });
    expect(quick).toMatchObject({ onDeadline: 'advance', fogOfWar: true, victory: { rounds: 5 } });
    expect(standard).toMatchObject({ onDeadline: 'advance', fogOfWar: true, victory: { rounds: null } });

    await press('Create');
    const shares = page.getByRole('button', { name: 'Share' });
    await shares.nth(4).waitFor();
    const links = new Set<string>();
    for (let seat = 0; seat < 5; seat += 1) {
      await press('Share', 'button', seat);
      await page.getByText('The link is copied.').nth(Math.min(seat, 2)).waitFor();
      links.add(await page.evaluate(() => navigator.clipboard.readText()));
    }
    expect(links.size).toBe(5);
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page);
    }
  });
});
