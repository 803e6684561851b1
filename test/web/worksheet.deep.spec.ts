/**
 * A worksheet at human pace: twelve mechs with twelve hits each are entered in five minutes, a tap every 0.8
 * s.
 */
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame } from '../support/game';
import { expectStatus } from '../support/players';

const PACE_MS = 800;
const LONGEST_MS = 5 * 60_000;
const MECHS = 12;
const PLACES = ['LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('a long worksheet', () => {
  const web = useWeb();

  it(
    'takes five minutes for twelve mechs',
    async () => {
      const game = await newGame(web.app);
      const [anna, ben] = game.players as [(typeof game.players)[number], (typeof game.players)[number]];
      await game.advanceTo('combat', 'declarations');
      const enemy = (await game.view(ben)).mechs.find((mech) => mech.own);
      await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(anna)).map.hq }]);
      await game.allReady();
      const battle = String((await game.view(anna)).battles.find((one) => one.mine)?.id);
      const { page } = await web.open({ device: 'phone' });
      await comeBack(page, anna);
      await page.goto(`/c/${game.id}/b/${battle}/sheet`);
      const chips = page.locator('.ws-units .chip');
      await chips.first().waitFor();
      expect(await chips.count()).toBeGreaterThanOrEqual(MECHS);
      const begun = performance.now();
      let taps = 0;
      const paced = async (target: ReturnType<typeof page.locator>): Promise<void> => {
        taps += 1;
        const next = begun + taps * PACE_MS;
        await tap(target);
        await pause(Math.max(0, next - performance.now()));
      };
      await paced(page.getByRole('button', { name: 'Pilot, fate' }));
      await paced(page.getByRole('button', { name: 'All that are still open: on the field, fit' }));
      await paced(page.getByRole('button', { name: 'Damage', exact: true }));
      const one = page.getByRole('button', { name: '1', exact: true });
      for (let mech = 0; mech < MECHS; mech += 1) {
        await paced(chips.nth(mech));
        for (let hit = 0; hit < 12; hit += 1) {
          await paced(page.locator(`.ws-doll [data-location=${PLACES[hit % PLACES.length] ?? 'LT'}]`));
          await paced(one);
        }
      }
      await page
        .locator('.ws-name [role=status]')
        .getByText(/^Saved/)
        .waitFor();
      const spent = performance.now() - begun;
      await shot(page, 'worksheet-done');
      const sheet = expectStatus(await game.at(anna, 'GET', `/battles/${battle}/worksheet`), 200)
        .body as unknown as {
        readonly units: readonly {
          readonly entries: Readonly<
            Record<string, { readonly entry: { readonly condition: { readonly armor: object } } }>
          >;
        }[];
      };
      const entered = sheet.units.filter(({ entries }) =>
        Object.values(entries).some(
          ({ entry }) => Object.keys(entry.condition.armor).length >= PLACES.length,
        ),
      );
      expect(entered).toHaveLength(MECHS);
      expect(spent).toBeLessThanOrEqual(LONGEST_MS);
      process.stdout.write(`worksheet: ${MECHS} mechs, ${taps} taps, ${Math.round(spent / 1_000)} s\n`);
    },
    LONGEST_MS * 2,
  );
});
