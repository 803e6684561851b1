/**
 * A whole war of three rounds on the page alone: a game master at a desktop and two players with phones, from
 * sign-up to the end. One player goes offline in the middle, and the server is restarted once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newAccount, shot, tap, type Account } from '../support/browser/steps';
import { visitorsOf, type Visitor } from '../support/browser/visitors';
import { ServerProcess } from '../support/faults/server';
import { freePort } from '../support/outside/free-port';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

const ROUNDS = 3;

describe('a whole war', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-whole-war-'));
  let database: TestDatabase;
  let port = 0;
  let server: ServerProcess;
  const url = (): string => `http://127.0.0.1:${port}`;
  const start = (): Promise<ServerProcess> =>
    ServerProcess.start({
      dataDir,
      port,
      env: { DATABASE_URL: database.url, PUBLIC_URL: url(), LOG_LEVEL: 'warn' },
    });
  const web = visitorsOf(url);
  beforeAll(async () => {
    database = await createTestDatabase();
    port = await freePort();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const signUp = async (page: Page, account: Account): Promise<void> => {
    await page.getByLabel('Name that others see').fill(account.displayName);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await tap(page.getByRole('button', { name: 'Sign up' }));
  };
  const phase = (page: Page, name: string): Promise<void> =>
    page.locator('.tb-phase', { hasText: name }).waitFor();

  const openCampaign = async (page: Page): Promise<readonly string[]> => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Open a campaign' }).click();
    await page.getByRole('button', { name: 'New here? Make an account' }).click();
    await signUp(page, newAccount('Gina'));
    await page.getByLabel('Name of the campaign').fill('The whole war');
    await page.getByRole('button', { name: 'One player fewer' }).click();
    await page.getByRole('button', { name: 'One player fewer' }).click();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.locator('.board[data-drawn]').waitFor();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('.invitation').nth(1).waitFor();
    const links: string[] = [];
    for (const index of [0, 1]) {
      await page
        .getByRole('button', { name: /^Code to scan/ })
        .nth(index)
        .click();
      links.push((await page.locator('dialog[open] .qr-url').textContent()) ?? '');
      await page.keyboard.press('Escape');
      await page.locator('dialog .qr-url').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: /^To the campaign/ }).click();
    return links;
  };

  const joinWar = async (
    page: Page,
    link: string,
    account: Account,
    faction: string,
    force: string,
  ): Promise<void> => {
    await page.goto(link);
    await signUp(page, account);
    await page.getByLabel('Faction').selectOption(faction);
    await page.getByLabel('Name of your force').fill(force);
    await tap(page.getByRole('button', { name: 'Join, then build the force' }));
    await tap(page.getByRole('button', { name: 'Suggest' }));
    await page.getByRole('button', { name: /^Problems 0/ }).waitFor();
    await tap(page.getByRole('button', { name: 'Hand in' }));
    await page.getByText('Handed in', { exact: true }).waitFor();
  };

  const ready = async ({ page }: Visitor): Promise<void> => {
    const button = page.getByRole('button', { name: 'Ready', exact: true });
    await button.waitFor();
    if ((await button.getAttribute('aria-pressed')) !== 'true') await tap(button);
  };
  /** On the map, in whatever phase is open. */
  const onMap = async ({ page }: Visitor, name: string): Promise<void> => {
    await tap(page.getByRole('link', { name: 'Map' }));
    await phase(page, name);
    await page.locator('.board[data-drawn]').waitFor();
  };

  it('is played to its end', async () => {
    const gm = await web.open({ device: 'desktop' });
    const links = await openCampaign(gm.page);
    const anna = await web.open({ device: 'phone' });
    const ben = await web.open({ device: 'phone', theme: 'dark' });
    for (const visitor of [gm, anna, ben])
      // A server that stops still answers for a moment, with 503.
      visitor.allows(
        /status of (422|503)|ERR_|Failed to fetch| 404 .*\/v1\/demo| 502 |^failed request: .* 503$/,
      );
    await joinWar(anna.page, links[0] ?? '', newAccount('Anna'), 'davion', 'First Lancers');
    await joinWar(ben.page, links[1] ?? '', newAccount('Ben'), 'kurita', 'Night Guard');
    await gm.page.getByRole('button', { name: 'Start the war' }).click();
    await phase(gm.page, 'Preparation');
    const campaign = new URL(gm.page.url()).pathname;
    for (const { page } of [anna, ben]) await page.goto(campaign);

    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const name of ['Preparation', 'Planning', 'Movement'] as const) {
        await Promise.all([onMap(anna, name), onMap(ben, name)]);
        if (name === 'Planning') {
          if (round === 2) {
            // Under way: what is ordered waits on the phone, and is sent when the train leaves the tunnel.
            await anna.context.setOffline(true);
            await tap(anna.page.getByRole('button', { name: 'Next', exact: true }));
            await tap(anna.page.getByRole('button', { name: 'Hold' }));
            await anna.context.setOffline(false);
          } else {
            await tap(anna.page.getByRole('button', { name: 'Next', exact: true }));
            await anna.page.waitForURL(/mech=/);
          }
          await shot(anna.page, `round-${round}-planning`);
          if (round === 3) {
            await server.stop();
            server = await start();
          }
        }
        await ready(anna);
        await ready(ben);
      }
      await onMap(anna, 'Combat').catch(() => undefined);
      if ((await anna.page.locator('.tb-phase').textContent())?.includes('Combat') === true) {
        await ready(anna);
        await ready(ben);
      }
      for (const visitor of [anna, ben]) {
        await phase(visitor.page, 'Supply');
        await tap(visitor.page.getByRole('link', { name: 'Supply' }));
        await visitor.page
          .getByRole('heading', { name: 'Supply' })
          .or(visitor.page.getByRole('tablist'))
          .first()
          .waitFor();
        await shot(visitor.page, `round-${round}-supply`);
        await ready(visitor);
      }
      await gm.page.locator('.tb-round', { hasText: String(round + 1) }).waitFor();
    }
    await gm.page.getByRole('link', { name: 'Desk' }).click();
    await gm.page.getByRole('button', { name: 'End the war' }).click();
    await gm.page.getByLabel('Reason (all players can read it)').fill('Three rounds are over.');
    await gm.page.getByRole('dialog').getByRole('button', { name: 'End the war' }).click();
    for (const { page } of [gm, anna, ben]) await phase(page, 'Over');
    await tap(anna.page.getByRole('link', { name: 'War' }));
    await shot(anna.page, 'war-over');
  }, 400_000);
});
