/** Battles of a campaign that are fought on the server: to the table and back, and what the game master does. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { endedBattle, openBattleMatch } from '../support/matches/battle-matches';
import { newGame, type Game, type Player } from '../support/game';
import { viewOf } from '../support/matches/matches';
import { expectStatus } from '../support/players';

describe('battles on the server', () => {
  const web = useWeb();
  let game: Game;
  let battle: string;
  let match: string;

  beforeAll(async () => {
    game = await newGame(web.app);
    ({ battle, match } = await openBattleMatch(game));
  });

  /** Whoever is asked first. */
  const asked = async (): Promise<Player> => {
    for (const player of game.players)
      if ((await viewOf(player, match)).offers.length > 0) return player as Player;
    throw new Error('nobody is asked');
  };
  /** Fills in why, and does it. */
  const act = async (page: Page, verb: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason (all players can read it)').fill('For the test');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('lead from the list to the battle, to its table, and back', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.setViewportSize({ width: 360, height: 740 });
    await comeBack(page, await asked());
    await page.goto(`/c/${game.id}/battles`);
    await page.getByText('Your move in 1').waitFor();
    await expectAccessible(page);
    await shot(page, 'battles-your-move');
    await tap(page.locator('.battle-row').first());
    await page.getByText('It is fought on the server, as a match.').waitFor();
    await tap(page.getByRole('link', { name: 'To the table' }));
    await page.waitForURL(`**/m/${match}`);
    await tap(page.getByRole('link', { name: 'Back', exact: true }));
    await page.waitForURL(`**/c/${game.id}/b/${battle}`);
    await page.getByRole('link', { name: 'To the table' }).waitFor();
    await page.goto('/m');
    await page.getByText('Your move in 1').waitFor();
    await page.getByText('Battle of a campaign', { exact: false }).waitFor();
  });

  it('are watched by the game master, who gives seats to bots, holds, and lets bots play to the end', async () => {
    const { page } = await web.open({ device: 'desktop' });
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}/gm`);
    await page.locator(`[data-match="${match}"]`).waitFor();
    await shot(page, 'desk-matches');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Act: Battle in/ }).click();
    await page.getByRole('heading', { name: 'The match' }).waitFor();
    await page
      .getByRole('button', { name: /^To a bot/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('bots:', { exact: false }).waitFor();
    await expectAccessible(page);
    await shot(page, 'gm-match-bot');
    await act(page, 'Give');
    await page.getByText('a bot plays', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await act(page, 'Pause');
    await page.getByRole('button', { name: 'Go on' }).click();
    await act(page, 'Go on');
    await page.getByRole('button', { name: 'Set a deadline' }).click();
    await act(page, 'Set a deadline');
    await page
      .getByText(/ left$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Go back to a turn' }).click();
    await act(page, 'Go back to a turn');
    await shot(page, 'gm-match');
    await expectAccessible(page);
    expect(expectStatus(await game.gm.call('GET', `/v1/matches/${match}`), 200).body['state']).toBe(
      'running',
    );
    await page.getByRole('button', { name: 'Let bots play it to its end' }).click();
    await act(page, 'Let bots play it to its end');
    await endedBattle(game, battle);

    // Back into the report, which has counted.
    const { page: player } = await web.open({ device: 'phone', language: 'de' });
    await comeBack(player, game.players[0] as Player);
    await player.goto(`/c/${game.id}/b/${battle}`);
    await player.locator('.report-card').first().waitFor();
    expect(await player.getByRole('link', { name: 'Zum Tisch' }).count()).toBe(0);
    await expectAccessible(player);
    await shot(player, 'battle-fought-de');
  });
});
