/** How little is needed at the table: taps for a move and for fire, and the time from a tap to the offers. */
import type { Locator, Page } from 'playwright-core';
import { skipTold, tableAtRest, tapHex, tapTable } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openFaceToFace, openFourToOne, setUp, standsStill } from '../support/matches/face-to-face';
import { viewOf } from '../support/matches/matches';
import { register, type Person } from '../support/players';
import { centre } from '../../web/src/board/geometry';

const MAX_MOVE_TAPS = 3;
const MAX_FIRE_TAPS = 4;
/** A turn of four units. */
const MAX_TURN_SECONDS = 60;
const SECONDS_A_TAP = 0.8;
/** A phone's processor is so many times slower than this one. */
const SLOWER = 4;
/**
 * Of work between the tap and the places, in loops of `calibrate`: a machine that is slow or busy takes longer for both,
 * but not for one more than for the other. Measured were 2.4 to 4.2.
 */
const MAX_OFFERS_LOOPS = 5.5;
const LOOPS = 5;

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

/** Runs in the page: a fixed piece of work of the kind that the page does, with objects, texts and elements. */
const calibrate = (rounds: number): number => {
  const there = document.body.appendChild(document.createElement('div'));
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const things = Array.from({ length: 60 }, (_, index) => ({
      id: `unit ${(index * 7919) % 60}`,
      at: { x: index % 40, y: (index * 13) % 31 },
    }));
    things.sort((one, other) => (one.id < other.id ? -1 : 1));
    const read = JSON.parse(JSON.stringify(things)) as typeof things;
    there.replaceChildren(
      ...read.map(({ id, at }) => {
        const button = document.createElement('button');
        button.className = 'btn';
        button.append(id, ` ${at.x}`);
        return button;
      }),
    );
    sum += there.getBoundingClientRect().height;
  }
  there.remove();
  return sum;
};
const ROUNDS = 4;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** What the page's thread takes for the loop here and now, in ms. */
const loopOf = async (page: Page, work: () => Promise<number>): Promise<number> => {
  const took: number[] = [];
  for (let loop = 0; loop < LOOPS; loop += 1) {
    const before = await work();
    // Compiled anew each time, as the page's own code is when somebody taps.
    await page.evaluate(`(${String(calibrate)})(${ROUNDS}) /* ${loop} ${before} */`);
    took.push((await work()) - before);
  }
  return median(took);
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

  /** The place of the unit whose card is open. */
  const shown = (page: Page): Promise<string> => page.locator('.mt-unit-head .cap').first().innerText();

  it(`of four units takes ${MAX_TURN_SECONDS} s at most, at ${SECONDS_A_TAP} s a tap`, async () => {
    const [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
    const id = await openFourToOne([ada, ben]);
    await setUp([ada, ben], id);
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await title(page, 'Movement');
    const work = await workOf(page);
    await countTaps(page);
    const before = await work();
    const done = { moves: 0, fires: 0 };
    let all = 0;
    let last = 'none';
    let wasFire = false;
    for (;;) {
      await standsStill(ben, id);
      const { match, offers } = await viewOf(ada, id);
      if (match.turn > 1 || match.state === 'over') break;
      if (offers.length === 0) continue;
      // The table has gone on to the next of her units.
      const isFire = offers.some(({ order }) => order['type'] === 'fire');
      await title(page, isFire ? 'Fire' : 'Movement');
      if (isFire !== wasFire) last = 'none';
      wasFire = isFire;
      await page.locator('.mt-unit-head .cap', { hasNotText: last }).waitFor();
      await page.locator('.mt-commit[aria-busy=false] .go').waitFor();
      await atRest(page);
      last = await shown(page);
      await taps(page);
      if (isFire) {
        await tapHex(page, '0806');
        await page.locator('.mt-say b', { hasText: /^Enforcer[^:]*: / }).waitFor();
      } else {
        const to = `${last.slice(0, 2)}09`;
        await tapHex(page, to);
        await page.locator('.mt-say', { hasText: to }).waitFor();
        await tableAtRest(page);
        await tapTable(page, centre(to), [0, -58]);
        await page.locator('.mt-say', { hasText: to }).waitFor();
        last = to;
      }
      await committed(page);
      const made = await taps(page);
      expect(made).toBeLessThanOrEqual(isFire ? MAX_FIRE_TAPS : MAX_MOVE_TAPS);
      all += made;
      done[isFire ? 'fires' : 'moves'] += 1;
    }
    expect(done).toEqual({ moves: 4, fires: 4 });
    const onAPhone = (((await work()) - before) / 1_000) * SLOWER;
    const seconds = all * SECONDS_A_TAP + onAPhone;
    process.stdout.write(
      `${all} taps, ${onAPhone.toFixed(1)} s of a phone's processor: ${seconds.toFixed(1)} s\n`,
    );
    expect(onAPhone).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(MAX_TURN_SECONDS);
  });

  it('shows offers soon after a tap, also on a phone', async () => {
    const [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
    const id = await openFourToOne([ada, ben]);
    await setUp([ada, ben], id);
    await standsStill(ben, id);
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    const work = await workOf(page);
    const seen: number[] = [];
    // Each for the first time: what was opened once is not asked again.
    const mine = await shown(page);
    for (const hex of ['0610', '0710', '0810', '0910'].filter((one) => one !== mine)) {
      const loop = await loopOf(page, work);
      await page.evaluate(timeOffers, await shown(page));
      const before = await work();
      await tapHex(page, hex);
      const { offers, places, network } = await page
        .waitForFunction(() => (window as unknown as { timed?: Timed }).timed)
        .then((one) => one.jsonValue() as Promise<Timed>);
      const took = (await work()) - before;
      expect(await shown(page)).toBe(hex);
      process.stdout.write(
        `tap to offers ${offers.toFixed(0)} ms, to places ${places.toFixed(0)} ms, of which the network ${network.toFixed(0)} ms; ` +
          `${took.toFixed(0)} ms of the page's thread, ${(took / loop).toFixed(2)} loops of ${loop.toFixed(1)} ms\n`,
      );
      seen.push(took / loop);
      await page.evaluate(() => delete (window as unknown as { timed?: Timed }).timed);
      await tableAtRest(page);
    }
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(Math.min(...seen)).toBeLessThanOrEqual(MAX_OFFERS_LOOPS);
  });
});
