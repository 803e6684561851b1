/** Two battles of one campaign that are fought on the server at once: one list, and each row leads to its match. */
import type { Page } from 'playwright-core';
import { handOver, openMeetings } from '../support/matches/battle-matches';
import { expectAccessible } from '../support/browser/accessible';
import { wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { firstOf, viewOf } from '../support/matches/matches';
import { expectStatus } from '../support/players';

const DUEL = [{ designs: ['hunchback-hbk-4g'] }, { designs: ['enforcer-enf-4r'] }] as const;

describe('two battles at once', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  let fights: readonly { readonly battle: string; readonly match: string }[];

  const isAsked = async (player: Player, match: string): Promise<boolean> =>
    (await viewOf(player, match)).offers.length > 0;
  const answers = async (player: Player, match: string): Promise<void> => {
    const body = firstOf(await viewOf(player, match)) ?? {};
    expectStatus(await player.call('POST', `/v1/matches/${match}/orders`, { body }), 200);
  };

  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
    const battles = await openMeetings(game, [DUEL, DUEL]);
    fights = await Promise.all(
      battles.map(async (battle) => {
        const match = String(expectStatus(await handOver(game, battle), 200).body['match']);
        return { battle, match };
      }),
    );
    // Whoever sets up first has done so: Anna is asked in both.
    for (const { match } of fights) if (!(await isAsked(anna, match))) await answers(ben, match);
  });

  /** From the list into each, and back to the battle. */
  const leadToTheirMatches = async (page: Page, table: string, back: string): Promise<void> => {
    for (const { battle, match } of fights) {
      await page.goto(`/c/${game.id}/battles`);
      await tap(page.locator(`.battle-row[href$="/b/${battle}"]`));
      await tap(page.getByRole('link', { name: table }));
      await page.waitForURL(`**/m/${match}`);
      await tap(page.getByRole('link', { name: back, exact: true }));
      await page.waitForURL(`**/c/${game.id}/b/${battle}`);
    }
  };

  it.each([
    ['phone', 'en', 'Your move in 2', 'your move', 'waits for you', 'To the table', 'Back'],
    ['desktop', 'de', 'Dein Zug in 2', 'dein Zug', 'wartet auf dich', 'Zum Tisch', 'Zurück'],
  ] as const)(
    'stand in one list, on a %s in %s',
    async (device, language, both, mine, waits, table, back) => {
      const { page } = await web.open({ device, language, theme: language === 'de' ? 'dark' : 'light' });
      await comeBack(page, anna);
      await page.goto(`/c/${game.id}/battles`);
      await page.getByText(both).waitFor();
      const rows = page.locator('.battle-row', { has: page.locator('.tag.pencil') });
      expect(await rows.count()).toBe(2);
      for (const text of await rows.locator('.tag.pencil').allInnerTexts())
        expect(text.toLowerCase()).toBe(mine.toLowerCase());
      const lines = await page.locator('.battle-waits').allInnerTexts();
      for (const line of lines) expect(line).toContain(waits);
      expect(lines).toHaveLength(2);
      await expectAccessible(page);
      expect(await wrongLayout(page, false)).toEqual([]);
      await shot(page, `two-battles-${device}-${language}`);
      await leadToTheirMatches(page, table, back);
    },
  );

  it('count for who is asked, and no more than are asked', async () => {
    const [first] = fights;
    if (first === undefined) throw new Error('no battle');
    // By the dice she may be asked once more before Ben is.
    while (await isAsked(anna, first.match)) await answers(anna, first.match);
    expect(await isAsked(ben, first.match)).toBe(true);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/battles`);
    await page.getByText('Your move in 1').waitFor();
    await page.locator('.battle-row', { has: page.locator('.tag.pencil') }).waitFor();
    // She who watches all of it is asked nothing.
    const { page: desk } = await web.open({ device: 'desktop' });
    await comeBack(desk, game.gm);
    await desk.goto(`/c/${game.id}/battles`);
    await desk.locator('.battle-row').nth(1).waitFor();
    expect(await desk.getByText(/^Your move in/).count()).toBe(0);
  });
});
