/**
 * A game master on a sofa: every sheet of the desk on a phone, with what is wrong told before it is
 * confirmed; and a map that is painted.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { gameOf, type Game } from '../support/game';
import { expectStatus, setUpCampaign, startedCampaign } from '../support/players';

/** Dry runs that are refused. */
const REFUSED = /status of 422 .*dryRun=true/;
const REASON = 'Reason (all players can read it)';

describe('the desk of a war', () => {
  const web = useWeb();
  let game: Game;
  beforeAll(async () => {
    game = await gameOf(await startedCampaign(web.app, 2));
  });

  const visit = async (path = '/gm'): Promise<Page> => {
    const { page, allows } = await web.open({ device: 'phone' });
    allows(REFUSED);
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}${path}`);
    return page;
  };
  const openSheet = async (page: Page, name: string): Promise<void> => {
    await tap(page.locator('.desk-acts').getByRole('button', { name, exact: true }));
    await page.getByRole('dialog', { name, exact: true }).waitFor();
  };
  const after = (page: Page) => page.locator('.before-after dd').nth(1);

  it('tells before and after of a correction, and what is wrong with one, before it can be confirmed', async () => {
    const page = await visit();
    await openSheet(page, 'Correct');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Correct', exact: true });
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel('Hex', { exact: true }).fill('9999');
    await page.locator('.problems').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await shot(page, 'correct-refused');
    await page.getByLabel('What', { exact: true }).selectOption('account');
    await page.getByLabel('Change in tons').fill('2,5');
    await after(page).getByText('2.5 t').waitFor();
    await expectAccessible(page);
    await shot(page, 'correct');
    await page.getByLabel(REASON).fill('A gift.');
    await tap(confirm);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [first] = [...game.players].sort((one, other) => one.force.localeCompare(other.force));
    expect(first).toBeDefined();
    const accounts = await Promise.all(game.players.map(async (player) => (await game.view(player)).account));
    expect(accounts).toContain(2.5);
  });

  it('moves a deadline by a tap, and refuses one that has passed', async () => {
    const page = await visit();
    await openSheet(page, 'Move the deadline');
    await page.getByLabel('New deadline').fill('2020-01-01T10:00');
    await page.locator('.problems').waitFor();
    await tap(page.getByRole('button', { name: '+48 h' }));
    await after(page).getByText(/left/).waitFor();
    await expectAccessible(page);
    await shot(page, 'deadline');
    await page.getByLabel(REASON).fill('A holiday.');
    const before = (await game.view(game.gm)).deadline;
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(Date.parse((await game.view(game.gm)).deadline ?? '') - Date.parse(before ?? '')).toBeGreaterThan(
      47 * 3_600_000,
    );
  });

  it('says what a rollback undoes, seat by seat, and back closes the sheet', async () => {
    const [player] = game.players;
    const mech = (await game.view(player as Game['players'][number])).mechs.find(({ own }) => own);
    expectStatus(
      await game.order(player as Game['players'][number], [{ type: 'shut-down', mech: mech?.id }]),
      200,
    );
    await game.advanceTo('supply');
    const page = await visit();
    await openSheet(page, 'Roll back');
    await page.getByRole('dialog').getByLabel('Back to the start of').selectOption('1 preparation ');
    await after(page).getByText('one order lost').waitFor();
    await expectAccessible(page);
    await shot(page, 'rollback');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openSheet(page, 'Roll back');
    await page.getByRole('dialog').getByLabel('Back to the start of').selectOption('1 preparation ');
    await page.getByLabel(REASON).fill('Once more.');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Roll back', exact: true }));
    await page.locator('.tb-phase', { hasText: 'Preparation' }).waitFor();
  });

  it('sees with a player’s eyes, keeping the hex, and takes no orders there', async () => {
    const page = await visit('/gm/seats');
    const [player] = game.players as [Game['players'][number]];
    const { hq } = (await game.view(player)).map;
    await tap(page.locator(`a[href$="as=${player.force}"]`));
    await page.locator('.board[data-drawn]').waitFor();
    await page.goto(`/c/${game.id}?as=${player.force}&hex=${hq}`);
    await page.locator('.eyes select').selectOption('');
    await page.waitForURL((url) => url.searchParams.get('as') === null && url.searchParams.get('hex') === hq);
    expect(await page.getByRole('button', { name: 'Ready' }).count()).toBe(0);
    await shot(page, 'eyes');
    await page.goto(`/c/${game.id}/gm/log`);
    await page.locator('.log ol li').first().waitFor();
    await page.locator('.war-eyes select').selectOption(player.force);
    await page.waitForURL((url) => url.searchParams.get('as') === player.force);
    await expectAccessible(page);
    await shot(page, 'log-eyes');
  });

  it('replaces a player: removed, the force waits in what needs the game master, and one tap invites', async () => {
    const [, second] = game.players as [Game['players'][number], Game['players'][number]];
    const page = await visit('/gm/seats');
    await tap(page.getByRole('button', { name: 'More: Player2', exact: true }));
    await shot(page, 'member-more');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Remove from the campaign' }));
    await after(page).getByText('Nobody plays Force 2').waitFor();
    await page.getByLabel(REASON).fill('   ');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByLabel(REASON).fill('They asked for it.');
    await expectAccessible(page);
    await shot(page, 'member-remove');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`/c/${game.id}/gm`);
    const need = page.locator('[data-need=vacant]');
    await need.waitFor();
    await shot(page, 'desk-needs');
    await tap(need.getByRole('button', { name: 'Invite' }));
    await need.waitFor({ state: 'detached' });
    const invitations = expectStatus(await game.at(game.gm, 'GET', '/invitations'), 200).body[
      'items'
    ] as unknown as {
      state: string;
      force: string;
    }[];
    expect(invitations.filter(({ state, force }) => state === 'open' && force === second.force)).toHaveLength(
      1,
    );
  });
});

describe('the map of a campaign', () => {
  const web = useWeb();

  it('is checked as it is painted: what is wrong is listed with its hex, and nothing is saved before it is mended', async () => {
    const { id, gm } = await setUpCampaign(web.app, 2);
    const path = `/v1/campaigns/${id}/map`;
    const plan = expectStatus(await gm.call('GET', path), 200).body as unknown as { hqs: readonly string[] };
    const { page, expects } = await web.open({ device: 'phone' });
    expects(REFUSED);
    await comeBack(page, gm);
    await page.goto(`/c/${id}/gm/map`);
    await page.getByText('This map can be played.').waitFor();
    await page.getByLabel('Brush', { exact: true }).selectOption('terrain deep-water');
    await page.getByLabel('Hex', { exact: true }).fill(plan.hqs[0] ?? '');
    await tap(page.getByRole('button', { name: 'Put there' }));
    const faults = page.locator('.map-faults li');
    await faults.first().waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await tap(faults.getByRole('button', { name: `Show ${plan.hqs[0]}` }).first());
    await expectAccessible(page);
    await shot(page, 'map-faults');
    // Another screen and back: what was painted is still there.
    await tap(page.getByRole('link', { name: 'Back' }));
    await tap(page.getByRole('link', { name: 'Paint the map' }));
    await faults.first().waitFor();
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('This map can be played.').waitFor();
    await tap(page.getByRole('button', { name: 'Redraw' }));
    await page.locator('.map-editor [aria-label=Undo]:not([disabled])').waitFor();
    expect(
      (expectStatus(await gm.call('GET', path), 200).body as unknown as { hqs: readonly string[] }).hqs,
    ).toEqual(plan.hqs);
    await page.getByText('This map can be played.').waitFor();
    await tap(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('The map is saved.').waitFor();
  });

  it('sends a player away before the start, and has teams', async () => {
    const { id, gm } = await setUpCampaign(web.app, 3);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, gm);
    await page.goto(`/c/${id}`);
    await tap(page.getByRole('button', { name: 'Send Player3 away', exact: true }));
    await page.getByText('The seat is free').waitFor();
    await expectAccessible(page);
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Send away' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send Player3 away', exact: true }).waitFor({ state: 'detached' });
    await tap(page.locator('.muster-more summary'));
    await page.getByLabel('Find a house rule').fill('team');
    expect(await page.locator('.option').count()).toBe(0);
    await page.getByLabel('Seat 1', { exact: true }).selectOption('0');
    await page.getByLabel('Seat 2', { exact: true }).selectOption('0');
    await expectAccessible(page);
    await shot(page, 'teams');
    const teams = async () =>
      (
        expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).body['options'] as unknown as {
          teams: unknown;
        }
      ).teams;
    for (let tries = 0; tries < 1_000 && JSON.stringify(await teams()) !== '[[1,2]]'; tries += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await teams()).toEqual([[1, 2]]);
  });
});
