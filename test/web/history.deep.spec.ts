/**
 * The story of a war with moves, and of a long one: arrows go hex by hex, and sixty rounds stand on the
 * scale.
 */
import { shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';
import { openMap, reachOf } from './planning-steps';

interface Told {
  readonly type: string;
  readonly seq: number;
  readonly round: number;
  readonly phase: string;
}

const PHASES = [
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
];
const ROUNDS = 60;

describe('the story of moves and of a long war', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let told: readonly Told[];
  beforeAll(async () => {
    game = await newGame(web.app);
    await game.advanceTo('planning');
    [anna] = game.players as [Player];
    const [mover] = (await reachOf(game, anna)).filter(({ reachable }) =>
      reachable.some(({ path }) => path.length > 2),
    );
    const path = mover?.reachable.find((one) => one.path.length > 2)?.path;
    expectStatus(await game.order(anna, [{ type: 'move', mech: mover?.mech, path }]), 200);
    await game.advanceTo('combat', 'declarations');
    told = (
      expectStatus(await game.at(anna, 'GET', '/events?limit=100'), 200).body as unknown as {
        readonly items: readonly Told[];
      }
    ).items;
  });

  const placeOfMove = (): string => {
    const moved = told.find(({ type }) => type === 'mech-moved');
    if (moved === undefined) throw new Error('nobody has moved');
    return `${moved.round}.${moved.phase}`;
  };

  it('lets moves go hex by hex until they have arrived or are skipped, and again', async () => {
    const { page } = await web.open({ device: 'phone' });
    await openMap(page, game, anna);
    await page.goto(`/c/${game.id}/war?at=${placeOfMove()}`);
    // By themselves they arrive.
    await page.getByRole('button', { name: 'Moves again' }).waitFor();
    await tap(page.getByRole('button', { name: 'Moves again' }));
    await tap(page.getByRole('button', { name: 'Skip the moves' }));
    await page.getByRole('button', { name: 'Moves again' }).waitFor();
    await shot(page, 'history-moves');
  });

  it('shows them at once to who wants no motion', async () => {
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await openMap(page, game, anna);
    await page.goto(`/c/${game.id}/war?at=${placeOfMove()}`);
    await page.getByRole('button', { name: /moves/i }).waitFor();
    expect(await page.getByRole('button', { name: /moves/i }).innerText()).toBe('Moves again');
  });

  it('goes through sixty rounds with keys, and writes only figures that have room', async () => {
    const { page } = await web.open({ device: 'phone', language: 'de' });
    const opened = told.find(({ type }) => type === 'phase-opened');
    const items = Array.from({ length: ROUNDS }, (_, index) => index + 1).flatMap((round) =>
      PHASES.map((phase, at) => ({
        ...opened,
        seq: round * 10 + at,
        round,
        phase,
        data: { round, phase, step: null },
      })),
    );
    await page.route('**/v1/campaigns/*/events?*', (route) =>
      route.fulfill({
        json: { items: new URL(route.request().url()).searchParams.has('after') ? [] : items, next: null },
      }),
    );
    // These rounds were never fought: the map shows the present.
    await page.route('**/v1/campaigns/*/view?round=*', async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace(/\?.*$/, '') }) }),
    );
    await openMap(page, game, anna);
    await page.goto(`/c/${game.id}/war`);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    expect(Number(await slider.getAttribute('max'))).toBe(ROUNDS * PHASES.length);
    await page.keyboard.press('[');
    await page.waitForURL(/at=60\.supply/);
    const figures = await page
      .locator('.scale-rounds span')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(figures.length).toBeGreaterThan(4);
    for (const [index, { left }] of figures.entries())
      if (index > 0) expect(left).toBeGreaterThan(figures[index - 1]?.right ?? 0);
    await slider.press('PageDown');
    await page.waitForURL((url) => !url.search.includes('60.supply'));
    await shot(page, 'history-sixty');
  });
});
