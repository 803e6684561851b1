/** The table of a match on a phone: the training scenario against a bot, to its end. */
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { skipTold, tableAtRest, tapHex } from '../support/browser/at-the-table';
import { wrongByTab } from '../support/browser/keyboard';
import { enlargeText, rootTextSize, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openTraining, turnOf, viewOf } from '../support/matches/matches';
import { register } from '../support/players';

/** In pixels, on a phone with text twice as large: what is left of the field. */
const LEAST_TABLE = 200;
/** Bots of a busy machine take their time. */
const PATIENCE_MS = 50_000;

describe('the table of a match', () => {
  const web = useWeb();

  const declare = (page: Page): Locator => page.locator('.mt-commit .go');
  const declared = async (page: Page): Promise<void> => {
    await page.locator('.mt-commit .go:enabled').waitFor();
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/orders$/.test(one.url()),
    );
    await tap(declare(page));
    expect((await answered).status()).toBe(200);
  };

  const declaredByKeys = async (page: Page): Promise<void> => {
    await page.locator('.mt-commit .go:enabled').waitFor();
    await declare(page).focus();
    const answered = page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' && /\/orders$/.test(one.url()) && !one.url().includes('dryRun'),
    );
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
  };

  it('is come to from the first page, and played to its end', async () => {
    const ada = await register(web.app, 'Ada');
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, ada);
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Matches' }));
    await tap(page.getByRole('button', { name: /^Against the bot: Training/ }));
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    await shot(page, 'match-deploy');
    await expectAccessible(page);
    await tapHex(page, '0815');
    await page.locator('.mt-say', { hasText: '0815' }).waitFor();
    expect(await declare(page).innerText()).toBe('Place');
    await declared(page);

    for (let orders = 0; orders < 200; orders += 1) {
      const { match } = await turnOf(ada, id);
      if (match.state === 'over') break;
      // What it asks has been read.
      await page.locator('.mt-commit[aria-busy="false"] .go').waitFor();
      await skipTold(page);
      // What stands still hits, and is hit: after some steps it comes to an end.
      const stand = page.getByRole('button', { name: 'Stands still' });
      if (orders > 4 && (await stand.isVisible())) await tap(stand);
      else if (await declare(page).isDisabled())
        await page.getByLabel('Where to?').selectOption({ index: 1 }, { force: true });
      if (orders < 4) await shot(page, `match-order-${orders}`);
      await declared(page);
    }
    expect((await viewOf(ada, id)).match.state).toBe('over');
    await page.getByRole('heading', { name: /^(Ada|Bot) won$/ }).waitFor();
    await skipTold(page);
    await shot(page, 'match-over');
    await expectAccessible(page);
  });

  it('stands in the list as on the canvas, in both languages', async () => {
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
    const { page } = await web.open({ device: 'desktop', theme: 'dark', language: 'de' });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tippe, wohin' }).waitFor();
    await shot(page, 'match-desktop-de');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Als Liste' }).click();
    await page.getByRole('heading', { name: 'Gelände' }).waitFor();
    const { scene } = (await viewOf(ada, id)) as unknown as { scene: { tokens: { name: string }[] } };
    for (const { name } of scene.tokens)
      expect(await page.locator('.mt-as-list', { hasText: name }).count()).toBe(1);
    await expectAccessible(page);
  });

  it('is decided with keys alone', async () => {
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, [{ me: true }, { bot: 'hold' }]);
    const { page } = await web.open({ device: 'desktop', reducedMotion: true });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    expect(await wrongByTab(page)).toEqual([]);
    await page.locator('.table').focus();
    // The cursor comes in the middle; then down to the zone where it may stand.
    for (let row = 0; row < 8; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const said = page.locator('.table [aria-live]');
    await said.filter({ hasText: /^0[89]1[567]/ }).waitFor({ state: 'attached' });
    await page.locator('.mt-commit .go:enabled').waitFor();
    // Taken back, and chosen again.
    await page.keyboard.press('Control+z');
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    await page.locator('.mt-commit .go:disabled').waitFor();
    await page.locator('.table').focus();
    await page.keyboard.press('Enter');
    await declaredByKeys(page);
    await turnOf(ada, id);
    await page.locator('.mt-title', { hasText: 'Movement' }).waitFor({ timeout: PATIENCE_MS });
    // Offers by their number, and the facing and place by their lists.
    await page.locator('.mt-offers .btn').first().waitFor();
    await page.keyboard.press('1');
    await page.locator('.mt-offers .btn[aria-pressed=true]', { hasText: 'Stands still' }).waitFor();
    await declaredByKeys(page);
    // Whatever the fire asks is answered as it is offered first, until the next turn comes or this was the last.
    // Where nobody bears on anybody, nothing is asked.
    const ended = page.locator('.mt-title', { hasText: /turn 2|won$/ });
    for (let asked = 0; asked < 12; asked += 1) {
      await page.locator('.mt-commit .go:enabled').or(ended).first().waitFor({ timeout: PATIENCE_MS });
      if ((await ended.count()) > 0) break;
      await page.keyboard.press('1');
      await declaredByKeys(page);
    }
    await ended.waitFor({ timeout: PATIENCE_MS });
  });

  it('stands with text twice as large, on a phone', async () => {
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
    await turnOf(ada, id);
    const { page } = await web.open({ device: 'phone', language: 'de', reducedMotion: true });
    await enlargeText(page);
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tippe, wohin' }).waitFor();
    expect(await rootTextSize(page)).toBe(32);
    await shot(page, 'match-large-text');
    expect(await wrongLayout(page, false)).toEqual([]);
    const table = await page.locator('.table').boundingBox();
    expect(table?.height ?? 0).toBeGreaterThanOrEqual(LEAST_TABLE);
    // Its sheet is drawn up, and a hex is chosen.
    await tap(page.getByRole('button', { name: 'Mehr', exact: true }));
    await page.getByLabel('Wohin?').selectOption({ index: 1 });
    await page.locator('.mt-commit .go:enabled').waitFor();
    await shot(page, 'match-large-text-drafted');
    expect(await wrongLayout(page, false)).toEqual([]);
    await page.goto(`/m/${id}/list`);
    await page.getByRole('heading', { name: 'Gelände' }).waitFor();
    expect(await wrongLayout(page, false)).toEqual([]);
  });

  it('does not exist for strangers', async () => {
    const ada = await register(web.app, 'Ada');
    const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
    const visitor = await web.open({ device: 'phone' });
    await comeBack(visitor.page, await register(web.app, 'Ben'));
    visitor.expects(/^console error: .*404/);
    await visitor.page.goto(`/m/${id}`);
    await visitor.page.getByRole('heading', { name: 'No such page' }).waitFor();
  });
});
