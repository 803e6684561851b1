/** A pushed “your move” of a match: the worker shows it, and a tap opens the very unit (MAT-5). */
import { tableAtRest } from '../support/browser/at-the-table';
import { deliver, shownBy, takesPushes, tapNotification, workerOf } from '../support/browser/push-browser';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { eventually, until } from '../support/eventually';
import { openFaceToFace, setUp, standsStill } from '../support/matches/face-to-face';
import { lapse, sweepMatches } from '../support/matches/match-clock';
import { viewOf } from '../support/matches/matches';
import { register } from '../support/players';
import { PushBrowser, PushService } from '../support/outside/push-service';

/** Longer than anybody sits before a match without a call. */
const AWAY_MINUTES = 10;

describe('a pushed “your move”', () => {
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.start();
  });
  afterAll(() => service.close());
  const web = useWeb({ PRIVATE_WEBHOOKS: 'true' });

  it('opens the unit of which it is asked, in the tab that is there', async () => {
    const [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
    const browser = new PushBrowser(service);
    const { context, page } = await web.open({ device: 'phone', reducedMotion: true });
    await takesPushes(context, browser);
    await comeBack(page, ada);
    await page.goto('/notices/settings');
    await tap(page.getByRole('switch', { name: /^Push in this browser/ }));
    await page
      .getByLabel(/^Push: /)
      .first()
      .waitFor();

    const id = await openFaceToFace([ada, ben]);
    await setUp([ada, ben], id);
    await standsStill(ben, id);
    const { offers, decisions, scene } = (await viewOf(ada, id)) as unknown as {
      readonly offers: readonly { readonly decision: string; readonly token: string }[];
      readonly decisions: readonly { readonly id: string }[];
      readonly scene: { readonly tokens: readonly { readonly id: string; readonly place: string }[] };
    };
    const placeOf = (token: string | undefined): string =>
      scene.tokens.find((one) => one.id === token)?.place ?? '';
    const asked = offers.find(({ decision }) => decision === decisions[0]?.id)?.token;
    const other = offers.find(({ token }) => token !== asked)?.token;
    expect([placeOf(asked), placeOf(other)].sort()).toEqual(['0610', '0810']);

    await lapse(web.app, id, AWAY_MINUTES);
    await until('push', async () => {
      await sweepMatches(web.app);
      return browser.messages.some(({ path }) => path.startsWith(`/m/${id}?decision=`));
    });
    const message = browser.messages.find(({ path }) => path.startsWith(`/m/${id}?decision=`));
    expect(message?.path).toBe(`/m/${id}?decision=${encodeURIComponent(decisions[0]?.id ?? '')}`);

    // She looks at another unit of the same match meanwhile.
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    const head = page.locator('.mt-unit-head .cap');
    while ((await head.innerText()) !== placeOf(other))
      await tap(page.getByRole('button', { name: 'Next', exact: true }));
    const worker = await workerOf(context);
    await deliver(context, page, message ?? {});
    await eventually(async () => (await shownBy(worker))[0]?.title, message?.title);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await tapNotification(worker);
    await page.waitForURL(`**${message?.path ?? ''}`);
    await page.locator('.mt-unit-head', { hasText: placeOf(asked) }).waitFor();
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
    expect(context.pages()).toHaveLength(1);
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    await shot(page, 'match-pushed');
  });
});
