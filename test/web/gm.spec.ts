/** A game master who knows nothing: a campaign with five invitations from `/`; then the desk of a war. */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, newAccount, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { expectStatus, register } from '../support/players';

const MAX_TAPS = 25;

describe('the game master', () => {
  const web = useWeb();

  it('comes from the first page to five invitations in few taps', async () => {
    const { page } = await web.open({ device: 'phone' });
    await signUp(page, newAccount('Gina'));
    await page.goto('/');
    let taps = 0;
    const press = async (name: string | RegExp): Promise<void> => {
      taps += 1;
      await tap(page.getByRole('button', { name }).or(page.getByRole('link', { name })).first());
    };
    await press('Open a campaign');
    await page.getByLabel('Name of the campaign').waitFor();
    await expectAccessible(page);
    await press('One player more');
    await press(/^Next/);
    await page.locator('.board[data-drawn]').waitFor();
    await shot(page, 'set-up-planet');
    await press('Redraw');
    await press(/^Next/);
    await tap(page.getByRole('radio', { name: /^Quick/ }));
    taps += 1;
    await page.getByRole('radio', { name: /^Quick/, checked: true }).waitFor();
    await expectAccessible(page);
    await press('Create');
    await page.locator('.invitation').nth(4).waitFor();
    expect(await page.locator('.invitation').count()).toBe(5);
    // Sharing opens another app, with two taps there.
    taps += 5 * 2;
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await page
      .getByRole('button', { name: /^Code to scan/ })
      .first()
      .click();
    await page.locator('.qr').waitFor();
    await expectAccessible(page);
    await shot(page, 'invitation-code');
  });

  it('sees who is late, nudges, moves the deadline, ends a phase and the war', async () => {
    const gm = await register(web.app, 'Gina');
    const campaign = expectStatus(
      await gm.call('POST', '/v1/campaigns', {
        body: { name: 'Desk', factions: ['davion', 'kurita'], mapSeed: 'desk' },
      }),
      201,
    ).body;
    const id = String(campaign['id']);
    for (const seat of [1, 2]) {
      const player = await register(web.app, `Player${seat}`);
      const { body } = expectStatus(
        await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { seat } }),
        201,
      );
      expectStatus(
        await player.call('POST', `/v1/invitations/${String(body['code'])}/accept`, {
          body: { faction: seat === 1 ? 'davion' : 'kurita', forceName: `Force ${seat}` },
        }),
        200,
      );
      const { mechs, pilots } = expectStatus(
        await player.call('POST', `/v1/campaigns/${id}/force/suggest`, { body: { seed: `desk ${seat}` } }),
        200,
      ).body;
      expectStatus(await player.call('PUT', `/v1/campaigns/${id}/force`, { body: { mechs, pilots } }), 200);
      expectStatus(await player.call('POST', `/v1/campaigns/${id}/force/submit`, { body: {} }), 200);
    }
    const { page, allows } = await web.open({ device: 'desktop' });
    // The map is checked beside it, and after the start there is nothing to check.
    allows(/status of 409 .*\/map\?dryRun=true/);
    await comeBack(page, gm);
    await page.goto(`/c/${id}`);
    await page.getByRole('button', { name: 'Start the war' }).click();
    // The map before the start is drawn already: what the phase is called says that the war has begun.
    await page.locator('.tb-phase', { hasText: 'Preparation' }).waitFor();
    await page.locator('.board[data-drawn]').waitFor();
    await page.goto(`/c/${id}/gm`);
    await page.getByText('All quiet. 0 of 2 ready.').waitFor();
    await expectAccessible(page);
    await shot(page, 'desk');
    await page.getByRole('button', { name: 'Nudge' }).first().click();
    await page.getByText(/was nudged/).waitFor();
    await page.getByRole('button', { name: 'End this phase' }).click();
    await page.getByText('Round 1, Planning').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Reason (all players can read it)').fill('All are here.');
    await page.getByRole('button', { name: 'Advance' }).click();
    await page.locator('.tb-phase', { hasText: 'Planning' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByLabel('Reason (all players can read it)').fill('A holiday.');
    await page.getByRole('button', { name: 'Pause the war' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.goto(`/c/${id}/gm/seats`);
    await page.getByText('Player2').first().waitFor();
    await expectAccessible(page);
    await page.goto(`/c/${id}/gm/log`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/A holiday/)
      .or(page.getByText(/paused/i))
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.goto(`/c/${id}/gm`);
    await page.getByRole('button', { name: 'End the war' }).click();
    await page.getByLabel('Reason (all players can read it)').fill('Enough.');
    await page.getByRole('dialog').getByRole('button', { name: 'End the war' }).click();
    await page.locator('.tb-phase', { hasText: 'Over' }).waitFor();
  });
});
