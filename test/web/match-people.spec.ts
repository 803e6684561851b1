/** What people do at a table besides orders: take back, hand over to a bot, pass by standing words, watch. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { skipTold, tableAtRest, tapHex } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openFaceToFace, setUp, standsStill } from '../support/matches/face-to-face';
import { turnOf, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

/** Less than the table waits before it looks by itself: what is new comes by the stream. */
const PATIENCE_MS = 50_000;

/** Runs in the page. An event is shown for less than half a second: who only looks now and then may miss it. */
const isShown = (): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (document.querySelector('.mt-strip:not(:empty)') !== null) done();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });

describe('people at a table', () => {
  const web = useWeb();
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    [ada, ben] = [await register(web.app, 'Ada'), await register(web.app, 'Ben')];
  });

  /** Up to Ada's first decision of the movement. */
  const adasMove = async (): Promise<string> => {
    const id = await openFaceToFace([ada, ben]);
    await setUp([ada, ben], id);
    await standsStill(ben, id);
    return id;
  };
  const at = async (page: Page, person: Person, id: string): Promise<void> => {
    await comeBack(page, person);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
  };
  const menu = (page: Page): Promise<void> =>
    tap(page.getByRole('button', { name: /^(Bot, resignation, log|Bot, Aufgabe, Protokoll)$/ }));
  const moved = async (page: Page): Promise<string> => {
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
    const mine = await page.locator('.mt-unit-head .cap').first().innerText();
    const to = mine.startsWith('08') ? '0809' : '0609';
    await tapHex(page, to);
    await page.locator('.mt-say', { hasText: to }).waitFor();
    await tap(page.locator('.mt-commit .go:enabled'));
    return to;
  };
  /** Until one kind of question is passed over by a word that stands, and is asked no more. */
  const passedOver = async (person: Person, id: string): Promise<void> => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      const { decisions, standing } = (await viewOf(person, id)) as unknown as {
        decisions: readonly { kind: { code: string } }[];
        standing: readonly { kind: string; then: string }[];
      };
      const [word] = standing;
      if (word?.then === 'skip' && !decisions.some(({ kind }) => kind.code === word.kind)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('no word stands, or it is asked all the same');
  };
  const placesOf = async (person: Person, id: string): Promise<readonly (string | null)[]> => {
    const { scene } = (await viewOf(person, id)) as unknown as {
      scene: { tokens: { place: string | null }[] };
    };
    return scene.tokens.map(({ place }) => place);
  };

  it('an order is taken back when the other agrees, while it is still drawn', async () => {
    const id = await adasMove();
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await at(page, ada, id);
    // Ben is shown what happens, one after the other.
    const { page: other } = await web.open({ device: 'desktop', language: 'de' });
    await at(other, ben, id);
    const shown = other.evaluate(isShown);
    const [to] = await Promise.all([moved(page), shown]);
    expect(await placesOf(ada, id)).toContain(to);
    await menu(page);
    await tap(page.getByRole('button', { name: 'Take my last order back' }));
    await page.getByRole('dialog').getByText('You agreed.').waitFor();
    await expectAccessible(page);
    await shot(page, 'match-proposed');
    await other
      .getByText('schlägt vor: Meinen letzten Befehl zurücknehmen')
      .waitFor({ timeout: PATIENCE_MS });
    await shot(other, 'match-proposal-de');
    await expectAccessible(other);
    await tap(other.getByRole('button', { name: 'Zustimmen' }));
    await other.locator('.mt-proposal').waitFor({ state: 'detached' });
    await skipTold(other);
    expect(await placesOf(ada, id)).not.toContain(to);
    await other.locator('.mt-item', { hasText: to.startsWith('08') ? '0810' : '0610' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Your decision · 2 left' }).waitFor({ timeout: PATIENCE_MS });
    await page.locator('.mt-say', { hasText: 'Tap where it goes' }).waitFor();
  });

  it('a bot plays for me until I play again', async () => {
    const id = await openFaceToFace([ada, ben]);
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await at(page, ada, id);
    await page.getByRole('heading', { name: /^Your decision/ }).waitFor();
    await menu(page);
    await tap(page.getByRole('button', { name: 'Hold', exact: true }));
    await page.getByText('A bot plays for you.').waitFor();
    await expectAccessible(page);
    // It sets up Ada's units, and can go no further without Ben.
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Waiting for Ben' }).waitFor();
    await menu(page);
    await tap(page.getByRole('button', { name: 'I play myself again' }));
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await page.keyboard.press('Escape');
    await setUp([ben], id);
    await standsStill(ben, id);
    await page.getByRole('heading', { name: /^Your decision/ }).waitFor();
    expect((await turnOf(ada, id)).offers.length).toBeGreaterThan(0);
  });

  it('a kind of question is passed by a word that stands', async () => {
    const id = await adasMove();
    // Both of Ada's stand still: then fire is asked of her.
    for (let left = 2; left > 0; left -= 1) {
      const { offers, decisions } = await viewOf(ada, id);
      const stand = offers.find(({ order }) => order['type'] === 'stand');
      const revision = decisions.find((one) => one.id === stand?.decision)?.revision;
      const body = { decision: stand?.decision, revision, order: stand?.order };
      expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
      await standsStill(ben, id);
    }
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    await at(page, ada, id);
    await page.getByRole('heading', { name: /^Your decision/ }).waitFor();
    await menu(page);
    const kind = page.getByRole('dialog').getByRole('combobox').first();
    await kind.selectOption('skip');
    await page.getByRole('dialog').locator('select').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // Ada's fire is passed over. Ben's may still be asked: the dice say who fires first.
    await passedOver(ada, id);
    await standsStill(ben, id);
    await page.locator('.mt-title', { hasText: 'Movement' }).waitFor();
    const { turn } = (await viewOf(ada, id)).match;
    expect(turn).toBe(2);
  });

  it('of two devices that draft one answer, one sends it, and the other is told', async () => {
    const id = await adasMove();
    const { page } = await web.open({ device: 'phone', reducedMotion: true });
    const { page: other } = await web.open({ device: 'desktop', language: 'de', reducedMotion: true });
    await at(page, ada, id);
    await at(other, ada, id);
    const draft = async (one: Page, say: string): Promise<string> => {
      await one.locator('.mt-say', { hasText: say }).waitFor();
      const mine = await one.locator('.mt-unit-head .cap').first().innerText();
      const to = mine.startsWith('08') ? '0809' : '0609';
      await tapHex(one, to);
      await one.locator('.mt-say', { hasText: to }).waitFor();
      await one.locator('.mt-commit .go:enabled').waitFor();
      return to;
    };
    const to = await draft(other, 'Tippe, wohin');
    expect(await draft(page, 'Tap where it goes')).toBe(to);
    await tap(page.locator('.mt-commit .go:enabled'));
    await other.getByText('Die Lage hat sich inzwischen geändert.').waitFor();
    await shot(other, 'match-told-de');
    await expectAccessible(other);
    expect(await page.getByText('The situation has changed meanwhile.').count()).toBe(0);
    expect(await placesOf(ada, id)).toContain(to);
  });

  it('who has the link watches, and is asked nothing', async () => {
    const id = await adasMove();
    const { code } = expectStatus(
      await ada.call('PUT', `/v1/matches/${id}/link`, { body: { shared: true } }),
      200,
    ).body as unknown as { code: string };
    const { page } = await web.open({ device: 'phone', theme: 'dark', reducedMotion: true });
    const streamed = page.waitForResponse((one) => one.url().includes(`/events/stream?watch=${code}&`));
    await at(page, await register(web.app, 'Cleo'), `${id}?watch=${code}`);
    expect((await streamed).status()).toBe(200);
    await page.getByRole('heading', { name: /^Waiting for|^You watch/ }).waitFor();
    expect(await page.locator('.mt-tray').count()).toBe(0);
    await expectAccessible(page);
    await page.locator('.mt-title', { hasText: 'Deployment' }).waitFor();
    // A turn is told when it is over.
    while ((await viewOf(ada, id)).match.turn === 1) {
      await standsStill(ada, id);
      await standsStill(ben, id);
    }
    await page.locator('.mt-title', { hasNotText: 'Deployment' }).waitFor();
    await shot(page, 'match-watched');
    await tap(page.getByRole('button', { name: 'Bot, resignation, log' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Whole log' }));
    await page
      .getByRole('dialog')
      .getByText(/^Enforcer ENF-4R sets up on/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await shot(page, 'match-watched-log');
  });
});
