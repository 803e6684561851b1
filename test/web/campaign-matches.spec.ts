/** Battles of a campaign that are fought on the server: to the table and back, and what the game master does. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { battleAs, endedBattle, openBattleMatch } from '../support/matches/battle-matches';
import { newGame, type Game, type Player } from '../support/game';
import { viewOf } from '../support/matches/matches';
import { expectStatus } from '../support/players';

/** What a report is made from. */
interface Setup {
  readonly hash: string;
  readonly units: readonly {
    readonly id: string;
    readonly condition: unknown;
    readonly pilot: { readonly hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: unknown }[];
}

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
    await player.getByText(/^Aus der Partie, /).waitFor();
    await expectAccessible(player);
    await shot(player, 'battle-fought-de');
  });

  it('say who reported where the game master did, and not the match', async () => {
    const other = await newGame(web.app);
    const { battle: fought } = await openBattleMatch(other);
    const { setup } = (await battleAs(other, other.gm, fought)) as unknown as { readonly setup: Setup };
    const body = {
      ...{ hash: setup.hash, turns: 3, holder: null, log: null, minesUsed: {} },
      units: setup.units.map(({ id, condition, pilot }) => ({
        ...{ id, condition, fate: 'on-field-fit', edge: null },
        pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
      })),
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
    };
    const { body: filed } = expectStatus(
      await other.at(other.gm, 'POST', `/battles/${fought}/reports`, { body }),
      201,
    );
    if (filed['reportState'] !== 'applied')
      expectStatus(
        await other.at(other.gm, 'POST', `/battles/${fought}/decide`, { body: { report: filed['report'] } }),
        200,
      );
    for (const [language, said] of [
      ['en', /^From the game master, /],
      ['de', /^Von der Spielleitung, /],
    ] as const) {
      const { page } = await web.open({ device: 'phone', language });
      await comeBack(page, other.players[0] as Player);
      await page.goto(`/c/${other.id}/b/${fought}`);
      await page.getByText(said).waitFor();
      await expectAccessible(page);
      await shot(page, `battle-reported-by-gm-${language}`);
    }
  });
});
