/** A full set of orders for 20 mechs at a human pace: ≤ 3 taps a move, ≤ 60 s at 0.8 s a tap. */
import { mapAtRest } from '../support/browser/on-the-map';
import { useWeb } from '../support/browser/web';
import { newGame, type Player } from '../support/game';
import { muster } from '../support/muster';
import { openMap, orderAll, reachOf, savedOrders } from './planning-steps';

const MECHS = 20;
const TAP_MS = 800;
const MAX_MS = 60_000;
const MAX_TAPS = 3;

describe('planning for 20 mechs', () => {
  const web = useWeb();

  it(`takes at most ${MAX_TAPS} taps a move and a minute`, async () => {
    const game = await newGame(web.app);
    await game.advanceTo('planning');
    const anna = game.players[0] as Player;
    const [first] = await reachOf(game, anna);
    const own = (await game.view(anna)).mechs.filter(({ own: isOwn }) => isOwn);
    // The others stand in two more hexes, as in a war that has begun.
    const places = (first?.reachable ?? []).filter(({ path }) => path.length === 2).map(({ hex }) => hex);
    const missing = Array.from({ length: MECHS - own.length }, (_, index) => ({
      design: 'hunchback-hbk-4g',
      name: `Reserve ${index}`,
    }));
    const half = Math.ceil(missing.length / 2);
    for (const [index, recruits] of [missing.slice(0, half), missing.slice(half)].entries())
      if (recruits.length > 0) await muster(game, anna, places[index * 3] ?? '', recruits);
    const reach = await reachOf(game, anna);
    expect(reach).toHaveLength(MECHS);

    const { page } = await web.open({ device: 'phone' });
    await openMap(page, game, anna);
    await mapAtRest(page);
    const begun = performance.now();
    let beat = begun;
    const { goals, taps } = await orderAll(page, reach, async () => {
      // The thumb needs its time; what the page needs beyond it counts, too.
      beat = Math.max(beat + TAP_MS, performance.now());
      await new Promise((done) => setTimeout(done, beat - performance.now()));
    });
    await page
      .locator('.todo')
      .getByText(/^Saved/)
      .waitFor();
    const took = performance.now() - begun;
    process.stdout.write(
      `${MECHS} mechs: ${taps} taps (${(taps / MECHS).toFixed(2)} a move) in ${(took / 1_000).toFixed(1)} s\n`,
    );
    expect(new Map((await savedOrders(game, anna)).map(({ mech, path }) => [mech, path.at(-1)]))).toEqual(
      goals,
    );
    expect(taps).toBeLessThanOrEqual(MAX_TAPS * MECHS);
    expect(took).toBeLessThanOrEqual(MAX_MS);
  });
});
