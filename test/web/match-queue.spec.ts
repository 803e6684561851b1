/** At the table while others decide: orders for later, and how it is told that it is my turn. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { tableAtRest } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openTogether, viewOf, type Viewed } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

jest.mock('../../src/games/registry', () =>
  jest
    .requireActual<typeof import('../support/games/with-toy')>('../support/games/with-toy')
    .registryWith('queued'),
);

/** Runs in the page before it: what it tells the system and the loudspeaker. */
const listen = (): void => {
  const heard = { badges: [] as number[], tones: 0 };
  Object.assign(window, { heard });
  const badge = (count: number): Promise<void> => {
    heard.badges.push(count);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'setAppBadge', { value: badge, configurable: true });
  Object.defineProperty(navigator, 'clearAppBadge', { value: () => badge(0), configurable: true });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    heard.tones += 1;
    start.apply(this, at);
  };
};
const heardOn = (page: Page): Promise<{ badges: number[]; tones: number }> =>
  page.evaluate(() => (window as unknown as { heard: { badges: number[]; tones: number } }).heard);

describe('at the table while others decide', () => {
  const web = useWeb();
  let people: [Person, Person, Person];

  beforeAll(async () => {
    people = (await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => register(web.app, name)))) as [
      Person,
      Person,
      Person,
    ];
  });

  const dueNow = ({ offers, decisions }: Viewed): Viewed['offers'][number] | undefined =>
    offers.find(({ decision }) =>
      decisions.some((one) => one.id === decision && (one as unknown as { due: string }).due === 'now'),
    );
  const plays = async (person: Person, id: string, type: string | null = null): Promise<void> => {
    const view = await viewOf(person, id);
    const offer =
      type === null ? dueNow(view) : view.offers.find(({ order }) => String(order['type']) === type);
    if (offer === undefined) throw new Error('nothing is asked');
    const body = { decision: offer.decision, revision: 1, order: offer.order };
    expectStatus(await person.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
  };
  /** All have sealed their plans: Ada walks first. */
  const planned = async (): Promise<string> => {
    const seats = [{ me: true }, { invite: true }, { invite: true }];
    const id = await openTogether(people, { system: 'toy-queued', setup: {}, seats });
    for (const one of people) await plays(one, id);
    return id;
  };

  it('an order is left for later, taken out, left again, and carried out in its turn', async () => {
    const [ada, ben] = people;
    const id = await planned();
    const { page } = await web.open({ device: 'desktop' });
    await comeBack(page, ben);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.getByRole('heading', { name: 'Waiting for Ada' }).waitFor();
    const walker = page.locator('.mt-item', { hasText: 'Walker B' });
    const left = async (): Promise<void> => {
      await tap(walker);
      await tap(page.getByRole('button', { name: 'Queue', exact: true }));
      await walker.locator('.tag', { hasText: 'queued' }).waitFor();
    };
    await left();
    await expectAccessible(page);
    await shot(page, 'match-queued');
    await tap(page.getByRole('button', { name: 'Bot, resignation, log' }));
    await page.getByRole('heading', { name: 'Queued for later' }).waitFor();
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Take Walker B out of the queue' }));
    await page.getByRole('heading', { name: 'Queued for later' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await walker.locator('.tag', { hasText: 'queued' }).waitFor({ state: 'detached' });
    await left();
    await plays(ada, id, 'wait');
    await plays(ada, id, 'hold');
    // It was carried out: what is asked next is whether to shoot.
    await page.getByRole('heading', { name: /^Your decision/ }).waitFor();
    await page.locator('.mt-offers .btn', { hasText: 'hold' }).waitFor();
    expect((await viewOf(ben, id)).offers.map(({ order }) => order['type'])).toEqual(['shoot', 'hold']);
  });

  it('an order that is left for later when it is asked already is not lost, and that is told', async () => {
    const [ada, ben] = people;
    const id = await planned();
    const visitor = await web.open({ device: 'desktop' });
    const { page } = visitor;
    visitor.expects(/^console error: .*422 .*queue/);
    await comeBack(page, ben);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);
    await page.getByRole('heading', { name: 'Waiting for Ada' }).waitFor();
    await page.route(`**/v1/matches/${id}/queue*`, async (route) => {
      await plays(ada, id, 'wait');
      await plays(ada, id, 'hold');
      await route.continue();
    });
    await tap(page.locator('.mt-item', { hasText: 'Walker B' }));
    await tap(page.getByRole('button', { name: 'Queue', exact: true }));
    await page.getByText('The situation has changed meanwhile.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await shot(page, 'match-queued-late');
    await tap(page.locator('.mt-commit').getByRole('button', { name: 'Declare' }));
    await page.locator('.mt-offers .btn', { hasText: 'hold' }).waitFor();
    expect((await viewOf(ben, id)).offers.map(({ order }) => order['type'])).toEqual(['shoot', 'hold']);
  });

  it('it is told in the title, on the icon and with a tone that it is my turn, and a notice opens the unit', async () => {
    const [ada, ben] = people;
    const id = await planned();
    const { page } = await web.open({ device: 'phone', language: 'de' });
    await page.addInitScript(listen);
    await comeBack(page, ben);
    await page.goto(`/m/${id}`);
    await page.getByRole('heading', { name: 'Warten auf Ada' }).waitFor();
    expect(await page.title()).toBe('toy-queued · Tisch');
    // Off by default; who switches it on hears it.
    expect((await heardOn(page)).tones).toBe(0);
    await tap(page.getByRole('button', { name: 'Bot, Aufgabe, Protokoll' }));
    await tap(page.getByLabel('Ein Ton, wenn ich dran bin'));
    const { tones } = await heardOn(page);
    expect(tones).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await plays(ada, id, 'wait');
    await plays(ada, id, 'hold');
    await page.getByRole('heading', { name: /^Deine Entscheidung/ }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    const heard = await heardOn(page);
    expect([heard.tones, heard.badges.at(-1)]).toEqual([2 * tones, 1]);
    // As the notice has it: the unit of which this is asked.
    const [decision] = (await viewOf(ben, id)).decisions;
    await page.goto(`/m/${id}?decision=${encodeURIComponent(decision?.id ?? '')}`);
    await page.locator('.mt-unit-head', { hasText: 'Walker B' }).waitFor();
    await plays(ben, id, 'wait');
    await plays(ben, id, 'hold');
    await page.getByRole('heading', { name: 'Warten auf Cleo' }).waitFor();
    await page.waitForFunction(
      () => (window as unknown as { heard: { badges: number[] } }).heard.badges.at(-1) === 0,
    );
    expect(await page.title()).toBe('toy-queued · Tisch');
  });
});
