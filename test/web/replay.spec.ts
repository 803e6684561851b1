/** The replay of a match: slider, event by event, log with dice, and a link for who was not there. */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openedUntil, openTraining, playOn } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

/** A first picture may weigh so much (MAT-9 on phones). */
const MAX_BYTES = 300_000;
const MAX_STEP_MS = 200;
/** Events that are gone through one by one. */
const STEPPED = 25;
/** Events that are asked for at once. */
const PART_EVENTS = 10;

describe('the replay of a match', () => {
  const web = useWeb();
  let anna: Person;
  let match: string;

  const replayOf = async (language: string): Promise<{ told: readonly { seq: number; text: string }[] }> =>
    expectStatus(
      await anna.call('GET', `/v1/matches/${match}/replay`, { headers: { 'accept-language': language } }),
      200,
    ).body as unknown as { told: readonly { seq: number; text: string }[] };

  beforeAll(async () => {
    // So long that its end is not among the parts that are read beside the one that is looked at.
    await openedUntil(
      async () => {
        anna = await register(web.app, 'Anna');
        match = await openTraining(anna, [{ me: true }, { bot: 'attack' }]);
        await playOn(anna, match);
        return replayOf('en');
      },
      ({ told }) => told.length > STEPPED + 3 * PART_EVENTS,
    );
  });

  it('goes by turn and step, event by event, and shows dice', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.setViewportSize({ width: 360, height: 740 });
    await comeBack(page, anna);
    const sizes: Promise<number>[] = [];
    const parts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/replay')) parts.push(answer.url());
      if (answer.url().includes('/v1/matches/'))
        sizes.push(
          answer
            .request()
            .sizes()
            .then((one) => one.responseBodySize),
        );
    });
    await page.goto('/m');
    await tap(page.locator('[data-standing=over]'));
    await page.waitForURL(`**/m/${match}/replay`);
    const slider = page.getByRole('slider', { name: 'Turn and step' });
    await slider.waitFor();
    await page.locator('[data-drawn]').waitFor();
    await page.getByRole('heading', { name: 'Replay: Training' }).waitFor();
    const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
    await expectAccessible(page);
    // The end is told by itself, what happened last beside it.
    await page.locator('.rp-log .is-here').waitFor();
    await shot(page, 'replay-end');
    await slider.fill('0');
    await page.getByText('Before the first turn').waitFor();
    await page.locator('.rp-log li').first().waitFor();
    for (const url of parts)
      expect(Number(new URL(url).searchParams.get('limit'))).toBeLessThanOrEqual(PART_EVENTS);
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts).size).toBe(parts.length);
    await slider.fill('2');
    await page
      .getByText(/^Turn 1, /)
      .first()
      .waitFor();
    expect(await page.locator('.mt-dice').count()).toBeGreaterThan(0);
    const took = await page.evaluate(async () => {
      const next = document.querySelector<HTMLButtonElement>('.rp-scrubber > button:last-child');
      const before = document.querySelector('.rp-where small')?.textContent;
      const begun = performance.now();
      next?.click();
      while (document.querySelector('.rp-where small')?.textContent === before)
        await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - begun;
    });
    // Five times as long on the machines that run tests.
    expect(took).toBeLessThan(MAX_STEP_MS * 5);
    await tap(page.getByRole('button', { name: 'Play', exact: true }));
    await tap(page.getByRole('button', { name: 'Pause', exact: true }));
    const at = await slider.inputValue();
    await page.reload();
    await slider.waitFor();
    expect(await slider.inputValue()).toBe(at);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await shot(page, 'replay-step');
  });

  it('goes to the end part by part, and says which part did not come', async () => {
    const { page, allows } = await web.open({ device: 'phone', language: 'de', reducedMotion: true });
    allows(/^(console error|failed request): .*(replay|ERR_FAILED)/);
    await comeBack(page, anna);
    const { told } = await replayOf('de');
    await page.goto(`/m/${match}/replay?at=1`);
    const next = page.getByRole('button', { name: 'Nächstes Ereignis' });
    const here = page.locator('.rp-log .is-here');
    for (const { seq, text } of told.slice(1, STEPPED)) {
      await tap(next);
      await page.getByText(`${seq} von ${told.length}`).waitFor();
      await here.locator('.rp-line', { hasText: text }).waitFor();
    }
    await page.route(/\/replay\?/, (route) => route.abort());
    const slider = page.getByRole('slider', { name: 'Zug und Schritt' });
    await slider.fill(String(Number(await slider.getAttribute('max')) - 1));
    await page.getByRole('alert').getByText('Dieser Teil ließ sich nicht laden.').waitFor();
    await shot(page, 'replay-part-missing-de');
    await expectAccessible(page);
    await page.unroute(/\/replay\?/);
    await tap(page.getByRole('button', { name: 'Noch einmal versuchen' }));
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await here.waitFor();
  });

  it('works by keyboard and in German, and is handed on by a link', async () => {
    const { page, context } = await web.open({ device: 'desktop', language: 'de', theme: 'dark' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await comeBack(page, anna);
    await page.goto(`/m/${match}/replay?at=0`);
    const slider = page.getByRole('slider', { name: 'Zug und Schritt' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page
      .getByText(/^Zug 1, /)
      .first()
      .waitFor();
    await expectAccessible(page);
    await shot(page, 'replay-de');
    await page.getByRole('button', { name: 'Diesen Augenblick teilen' }).click();
    await page.getByText('Der Link ist kopiert.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/[?&]watch=/);
    const other = await web.open({ device: 'phone' });
    await signUp(other.page);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Replay: Training' }).waitFor();
    await other.page
      .getByText(/^Turn 1, /)
      .first()
      .waitFor();
  });

  it('is not there for who may not see it', async () => {
    const visitor = await web.open({ device: 'phone' });
    await signUp(visitor.page);
    visitor.expects(/^console error: .*404/);
    await visitor.page.goto(`/m/${match}/replay`);
    await visitor.page.getByRole('heading', { name: 'No such page' }).waitFor();
  });
});
