/** How little is needed at the table: taps for a move and for fire, and the time from a tap to the offers. */
import type { Locator, Page } from 'playwright-core';
import { skipTold, tableAtRest, tapHex, tapTable } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openFaceToFace, setUp, standsStill } from '../support/matches/face-to-face';
import { viewOf } from '../support/matches/matches';
import { register, type Person } from '../support/players';
import { centre } from '../../web/src/board/geometry';

const MAX_MOVE_TAPS = 3;
const MAX_FIRE_TAPS = 4;
/** A phone's processor is so many times slower than this one. */
const SLOWER = 4;
/** Of processor time on a phone, without the network; machines that run tests take up to eight times as long. */
const MAX_OFFERS_MS = 100 * 8;

interface Timed {
  /** From the finger's leaving to what the other unit can do, in ms. */
  readonly offers: number;
  /** The same to where it can go, which the server is asked. */
  readonly places: number;
  readonly network: number;
}

/** Runs in the page: times the next tap on another unit than the one in this hex. */
const timeOffers = (mine: string): void => {
  const asks = (): readonly PerformanceEntry[] =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('dryRun'));
  const before = asks().length;
  let began = 0;
  let offers = 0;
  document.addEventListener('pointerup', ({ timeStamp }) => (began = timeStamp), { capture: true });
  const look = (): void => {
    const isOther = document.querySelector('.mt-unit-head .cap')?.textContent !== mine;
    if (began > 0 && isOther) {
      const since = performance.now() - began;
      if (offers === 0 && document.querySelector('.mt-offers .btn') !== null) offers = since;
      const [last] = asks().slice(before);
      if (last !== undefined && document.querySelectorAll('.mt-ask option').length > 1) {
        Object.assign(window, { timed: { offers, places: since, network: last.duration } });
        return;
      }
    }
    requestAnimationFrame(look);
  };
  look();
};

/** How long the page's main thread has been at work, in ms: a busy machine does not add to it. */
const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('the browser does not tell the time of its main thread');
    return seconds * 1_000;
  };
};

describe('a turn at the table', () => {
  const web = useWeb();

  const commit = (page: Page): Locator => page.locator('.mt-commit .go:enabled');
  const committed = async (page: Page): Promise<void> => {
    await commit(page).waitFor();
    const answered = page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' && /\/orders$/.test(one.url()) && !one.url().includes('dryRun'),
    );
    await tap(commit(page));
    expect((await answered).status()).toBe(200);
  };
  const placesOf = async (person: Person, id: string): Promise<readonly (string | null)[]> => {
    const { scene } = (await viewOf(person, id)) as unknown as {
      scene: { tokens: { place: string | null; facing: number | null }[] };
    };
    return scene.tokens.map(({ place, facing }) => `${place} ${facing}`);
  };
  const countTaps = (page: Page): Promise<void> =>
    page.evaluate(() => {
      document.documentElement.dataset['taps'] = '0';
      document.addEventListener(
        'pointerdown',
        () => {
          const { dataset } = document.documentElement;
          dataset['taps'] = String(Number(dataset['taps']) + 1);
        },
        { capture: true },
      );
    });
  /** Those since this was asked last. */
  const taps = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const made = Number(dataset['taps']);
      dataset['taps'] = '0';
      return made;
    });
  const title = (page: Page, text: string): Promise<void> =>
    page.locator('.mt-title small', { hasText: text }).waitFor();
  /** What happened is passed over without a tap: a reader would tap the field, which passes it over, too. */
  const atRest = async (page: Page): Promise<void> => {
    await skipTold(page);
    await tableAtRest(page);
  };

  it(`takes ${MAX_MOVE_TAPS} taps for a move and ${MAX_FIRE_TAPS} for fire at most`, async () => {
    const [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
    const id = await openFaceToFace([ada, ben]);
    await setUp([ada, ben], id);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await title(page, 'Movement');
    await countTaps(page);
    for (let moves = 0; moves < 2; moves += 1) {
      await standsStill(ben, id);
      await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
      await atRest(page);
      const mine = await page.locator('.mt-unit-head .cap').first().innerText();
      const to = mine.startsWith('08') ? '0809' : '0609';
      await taps(page);
      await tapHex(page, to);
      await page.locator('.mt-say', { hasText: to }).waitFor();
      await tableAtRest(page);
      // Towards the north on the ring, as it stands already.
      await tapTable(page, centre(to), [0, -58]);
      await page.locator('.mt-say', { hasText: to }).waitFor();
      await committed(page);
      expect(await taps(page)).toBeLessThanOrEqual(MAX_MOVE_TAPS);
      expect(await placesOf(ada, id)).toContain(`${to} 0`);
    }
    await standsStill(ben, id);
    await title(page, 'Fire');
    await page.locator('.mt-say b', { hasText: /^Enforcer[^:]*: / }).waitFor();
    await atRest(page);
    await shot(page, 'fire-summary');
    await taps(page);
    await tapHex(page, '0806');
    await page.locator('.mt-say b', { hasText: /^Enforcer[^:]*: / }).waitFor();
    const said = await page.locator('.mt-say b').innerText();
    // Two weapons or more, at one target.
    expect(said).toMatch(/^Enforcer[^:;]*: [^;]*, [^;]*$/);
    await committed(page);
    expect(await taps(page)).toBeLessThanOrEqual(MAX_FIRE_TAPS);
  });

  it('shows offers soon after a tap, also on a phone', async () => {
    const [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
    const id = await openFaceToFace([ada, ben]);
    await setUp([ada, ben], id);
    await standsStill(ben, id);
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    const mine = await page.locator('.mt-unit-head .cap').first().innerText();
    const work = await workOf(page);
    await page.evaluate(timeOffers, mine);
    const before = await work();
    await tapHex(page, mine === '0810' ? '0610' : '0810');
    const { offers, places, network } = await page
      .waitForFunction(() => (window as unknown as { timed?: Timed }).timed)
      .then((one) => one.jsonValue() as Promise<Timed>);
    const onAPhone = ((await work()) - before) * SLOWER;
    process.stdout.write(
      `tap to offers ${offers.toFixed(0)} ms, to places ${places.toFixed(0)} ms, of which the network ${network.toFixed(0)} ms; ` +
        `${onAPhone.toFixed(0)} ms of a phone's processor\n`,
    );
    expect(onAPhone).toBeGreaterThan(0);
    expect(onAPhone).toBeLessThan(MAX_OFFERS_MS);
  });
});
