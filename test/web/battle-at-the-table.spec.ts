/**
 * A battle of a campaign that two people fight on the page, each at a device of their own: from the battle's
 * page to the table, by hand and with bots for some turns, to the report, and through salvage (MAT-2, MAT-7,
 * SALV-2). With DEEP it is one of eight against eight.
 */
import type { Locator, Page } from 'playwright-core';
import { endedBattle, handOver, openMeeting } from '../support/matches/battle-matches';
import { expectAccessible } from '../support/browser/accessible';
import { skipTold, tableAtRest } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { eventually } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { viewOf } from '../support/matches/matches';
import { expectStatus } from '../support/players';

const DEEP = process.env['DEEP'] === '1';
const LANCE = ['hunchback-hbk-4g', 'enforcer-enf-4r'];
const MECHS = DEEP ? 8 : 2;
/** Both play by hand up to this turn; then one, then the other has a bot play; then both. */
const BY_HAND = 2;
const FOR_BEN = 3;
const FOR_ADA = 4;
/** How long a button that was there may take to be tapped. */
const TAP_MS = 5_000;

interface Fighter {
  readonly player: Player;
  readonly page: Page;
  readonly words: Words;
  orders: number;
}
interface Words {
  readonly table: string;
  readonly menu: string;
  readonly attack: string;
  readonly back: string;
  readonly keep: string;
  readonly scrap: string;
  readonly saved: RegExp;
  readonly nothing: string;
}
const EN: Words = {
  table: 'To the table',
  menu: 'Bot, resignation, log',
  attack: 'Attack',
  back: 'I play myself again',
  keep: 'Keep',
  scrap: 'Scrap',
  // Not “Not saved”.
  saved: /Saved/,
  nothing: 'Nothing can be salvaged.',
};
const DE: Words = {
  table: 'Zum Tisch',
  menu: 'Bot, Aufgabe, Protokoll',
  attack: 'Angreifen',
  back: 'Ich spiele wieder selbst',
  keep: 'Behalten',
  scrap: 'Schrott',
  saved: /Gespeichert/,
  nothing: 'Es gibt nichts zu bergen.',
};

describe('a battle that two people fight', () => {
  const web = useWeb();
  let game: Game;
  let battle: string;
  let match: string;

  beforeAll(async () => {
    game = await newGame(web.app);
    const designs = Array.from({ length: MECHS }, (_, index) => LANCE[index % LANCE.length] ?? '');
    battle = await openMeeting(game, [
      { designs, crew: { gunnery: 1, piloting: 2 } },
      { designs, crew: { gunnery: 5, piloting: 6 } },
    ]);
    const wish = { engine: 'battletech', level: 'standard' };
    match = String(expectStatus(await handOver(game, battle, wish), 200).body['match']);
  });

  const commit = (page: Page): Locator => page.locator('.mt-commit .go');
  const turn = async (): Promise<number> => (await viewOf(game.players[0] as Player, match)).match.turn;

  const toTheTable = async ({ player, page, words }: Fighter): Promise<void> => {
    await comeBack(page, player);
    await page.goto(`/c/${game.id}/battles`);
    await tap(page.locator('.battle-row').first());
    await tap(page.getByRole('link', { name: words.table }));
    await page.waitForURL(`**/m/${match}`);
    await tableAtRest(page);
  };

  /** What stands there is declared; where a place or a target is wanted, the first is taken. What the tray says, if not. */
  const declared = async ({ page }: Fighter): Promise<string> => {
    await commit(page).waitFor();
    await skipTold(page);
    const opened = page.locator('.mt-commit[aria-busy=false]');
    await opened.waitFor();
    const places = page.locator('.mt-ask select.input');
    if ((await commit(page).isDisabled()) && (await places.count()) > 0)
      await places.first().selectOption({ index: 1 }, { force: true });
    // A page that is behind still has it for later: that would be left, and not declared.
    const asked = page.locator('.mt-commit .go:enabled', { hasNotText: /^(Queue|Vormerken)$/ });
    const tapped = tap(asked, TAP_MS);
    return tapped.then(
      () => 'declared',
      () => page.locator('.mt-tray').innerText(),
    );
  };

  /** As it is asked. What is asked may move on before it is answered: then it is looked at anew. */
  const order = async (fighter: Fighter): Promise<void> => {
    const { page } = fighter;
    await commit(page).waitFor();
    const step = (await page.locator('.mt-title small').innerText()).replace(/\W+/g, '-');
    if (fighter.orders % (DEEP ? 12 : 3) === 0) await shot(page, `fought-${fighter.player.name}-${step}`);
    const answered = page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' && /\/orders$/.test(one.url()) && !one.url().includes('dryRun'),
      { timeout: 0 },
    );
    await eventually(() => declared(fighter), 'declared');
    expect([200, 409]).toContain((await answered).status());
    fighter.orders += 1;
  };

  /** Plays by hand up to the end of this turn. */
  const playBy = async (fighter: Fighter, last: number): Promise<void> => {
    for (;;) {
      const { match: now, offers } = await viewOf(fighter.player, match);
      if (now.state === 'over' || now.turn > last) return;
      if (offers.length > 0) await order(fighter);
      else await new Promise((done) => setTimeout(done, 20));
    }
  };
  const viaMenu = async ({ page, words }: Fighter, button: string): Promise<void> => {
    await skipTold(page);
    await tap(page.getByRole('button', { name: words.menu }));
    await tap(page.getByRole('dialog').getByRole('button', { name: button, exact: true }));
    await page.keyboard.press('Escape');
  };

  /** What lies there for the winner; the dice may leave nothing that is worth it. */
  const wrecksOf = async ({ player }: Fighter): Promise<readonly string[]> => {
    const view = (await game.view(player)) as unknown as { wrecks: { unit: string; right: string }[] };
    return view.wrecks.filter(({ right }) => right === player.force).map(({ unit }) => unit);
  };
  /** Keeps the first, makes scrap of the second: how many of each. */
  const salvage = async (fighter: Fighter): Promise<{ readonly kept: number; readonly made: number }> => {
    const { player, page, words } = fighter;
    const count = (await wrecksOf(fighter)).length;
    const chosen = ['keep', 'scrap'].slice(0, count);
    // To keep one costs tons.
    await game.correct([{ set: 'account', force: player.force, change: 60 }]);
    await page.goto(`/c/${game.id}/supply?tab=salvage`);
    const found = page.locator('.wreck');
    if (count === 0) await page.getByText(words.nothing).waitFor();
    else await found.nth(count - 1).waitFor();
    expect(await found.count()).toBe(count);
    for (const [index, as] of chosen.entries()) {
      const word = page.locator('b', { hasText: as === 'keep' ? words.keep : words.scrap });
      await tap(found.nth(index).locator('.wreck-choice', { has: word }));
    }
    if (count > 0) await page.locator('.todo', { hasText: words.saved }).waitFor();
    await expectAccessible(page);
    await shot(page, 'fought-salvage');
    // Saves are merged: the last may still be under way.
    await eventually(async () => {
      const { orders } = (await game.at(player, 'GET', '/orders')).body as unknown as {
        orders: { type: string; as: string }[];
      };
      return orders
        .filter(({ type }) => type === 'salvage')
        .map(({ as }) => as)
        .join(' ');
    }, chosen.join(' '));
    return { kept: Math.min(count, 1), made: Math.max(0, chosen.length - 1) };
  };

  it(`${MECHS} against ${MECHS}: to its report, and through salvage`, async () => {
    const began = Date.now();
    const [a, b] = game.players as [Player, Player];
    const { page: phone } = await web.open({ device: 'phone', reducedMotion: true });
    const { page: desk } = await web.open({ device: 'desktop', language: 'de', theme: 'dark' });
    const ada: Fighter = { player: a, page: phone, words: EN, orders: 0 };
    const ben: Fighter = { player: b, page: desk, words: DE, orders: 0 };
    await Promise.all([toTheTable(ada), toTheTable(ben)]);
    await Promise.all([playBy(ada, BY_HAND), playBy(ben, BY_HAND)]);
    process.stdout.write(`by hand: ${ada.orders} + ${ben.orders} orders, ${Date.now() - began} ms\n`);
    expect(Math.min(ada.orders, ben.orders)).toBeGreaterThanOrEqual(MECHS);
    for (const [one, other, until] of [
      [ada, ben, FOR_BEN],
      [ben, ada, FOR_ADA],
    ] as const) {
      await viaMenu(other, other.words.attack);
      await playBy(one, until);
      if ((await viewOf(a, match)).match.state !== 'over') await viaMenu(other, other.words.back);
    }
    await Promise.all([viaMenu(ada, EN.attack), viaMenu(ben, DE.attack)]);
    const done = await endedBattle(game, battle, 400_000);
    process.stdout.write(
      `${ada.orders} + ${ben.orders} orders by hand, ${await turn()} turns, ${Date.now() - began} ms\n`,
    );
    await shot(phone, 'fought-end-phone');
    await shot(desk, 'fought-end-desktop-de-dark');
    await expectAccessible(phone);
    const setup = done['setup'] as unknown as { sides: { side: string; forces: string[] }[] };
    const holder = setup.sides.find(({ side }) => side === String(done['winner']))?.forces[0];
    const winner = holder === a.force ? ada : ben;
    const loser = winner === ada ? ben : ada;
    for (const { page } of [winner, loser]) {
      await skipTold(page);
      await tap(page.getByRole('link', { name: /^(To the report|Zum Bericht)$/ }));
      await page.waitForURL(`**/c/${game.id}/b/${battle}`);
      await page.locator('.report-card').first().waitFor();
      await expectAccessible(page);
    }
    await shot(phone, 'fought-report-phone');
    await shot(desk, 'fought-report-desktop-de-dark');
    const before = (await game.view(winner.player)).mechs.filter(({ own }) => own).length;
    const { kept, made } = await salvage(winner);
    await loser.page.goto(`/c/${game.id}/supply?tab=salvage`);
    await loser.page.getByText(loser.words.nothing).waitFor();
    await shot(loser.page, 'fought-salvage-none');
    // What was kept stands in the winner's force once supply has closed.
    await game.allReady();
    expect((await game.view(winner.player)).mechs.filter(({ own }) => own)).toHaveLength(before + kept);
    process.stdout.write(`salvage: ${kept} kept, ${made} made scrap\n`);
    await winner.page.goto(`/c/${game.id}/force`);
    await winner.page.locator('main').waitFor();
    await shot(winner.page, 'fought-force-after');
  }, 600_000);
});
