/**
 * A game system that nobody has written a line of the page for: three seats, sealed plans, ways over a plane,
 * assignments and reactions, played by taps for two turns.
 */
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { skipTold, tableAtRest, tapTable } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { firstOf, openTogether, viewOf, type Offered } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

jest.mock('../../src/games/registry', () =>
  jest
    .requireActual<typeof import('../support/games/with-toy')>('../support/games/with-toy')
    .registryWith('invented'),
);

describe('an invented system at the table', () => {
  const web = useWeb();

  const open = (people: readonly [Person, ...Person[]]): Promise<string> =>
    openTogether(people, {
      system: 'toy-invented',
      setup: {},
      seats: [{ me: true }, { invite: true }, { invite: true }],
    });
  /** The others take what is offered first, as long as they are asked. */
  const othersPlay = async (id: string, others: readonly Person[]): Promise<void> => {
    for (let again = true; again;) {
      again = false;
      for (const one of others) {
        const first = firstOf(await viewOf(one, id));
        const isSealed = (await viewOf(one, id)).decisions.some(
          (decision) => (decision as unknown as { answer: unknown }).answer !== null,
        );
        if (first === null || isSealed) continue;
        expectStatus(await one.call('POST', `/v1/matches/${id}/orders`, { body: first }), 200);
        again = true;
      }
    }
  };
  const commit = (page: Page): Locator => page.locator('.mt-commit .go:enabled');
  const committed = async (page: Page): Promise<void> => {
    await commit(page).waitFor();
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/orders$/.test(one.url()),
    );
    await tap(commit(page));
    expect((await answered).status()).toBe(200);
  };
  /** The document, and all that the browser keeps of it. */
  const everythingOn = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
      for (const { name = '' } of await indexedDB.databases()) {
        const opened = await new Promise<IDBDatabase>((done, failed) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => done(asked.result);
          asked.onerror = () => failed(asked.error as Error);
        });
        for (const store of opened.objectStoreNames)
          kept.push(
            await new Promise((done) => {
              const asked = opened.transaction(store).objectStore(store).getAll();
              asked.onsuccess = () => done(asked.result);
            }),
          );
        opened.close();
      }
      return document.documentElement.outerHTML + JSON.stringify(kept);
    });
  const drawnUp = async (page: Page): Promise<void> => {
    await tap(page.getByRole('button', { name: 'More', exact: true }));
  };

  it('is played by taps', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => register(web.app, name)));
    const [ada, ...others] = people as [Person, ...Person[]];
    const id = await open([ada, ...others]);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, ada);
    await page.goto(`/m/${id}`);
    await tableAtRest(page);

    // Sealed: one of, rank, number, split.
    await page.getByRole('button', { name: 'rush', exact: true }).waitFor();
    await drawnUp(page);
    await tap(page.getByRole('button', { name: 'rush', exact: true }));
    await tap(page.getByRole('button', { name: 'rush up' }));
    await tap(page.getByRole('button', { name: 'More ask/luck' }));
    await tap(page.getByRole('button', { name: 'Less rifle' }));
    await shot(page, 'invented-plan');
    await page.getByText('2 of 3').waitFor();
    expect(await commit(page).count()).toBe(0);
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'More laser' }));
    // A force from the catalogue, within its budget.
    await page.getByRole('searchbox').fill('hunchback hbk-4g');
    await tap(page.getByRole('button', { name: /^Add Hunchback HBK-4G$/ }));
    await page.getByText(/^1,\d{3} of 3,000 BV$/).waitFor();
    await tap(page.getByRole('button', { name: 'More Hunchback HBK-4G' }));
    await page.getByText(/^2,\d{3} of 3,000 BV$/).waitFor();
    await shot(page, 'invented-force');
    await expectAccessible(page);
    await committed(page);
    await page.getByText('Sealed. You can change it').waitFor();
    const sealed = (await viewOf(ada, id)).decisions[0] as unknown as { answer: Record<string, unknown> };
    expect(sealed.answer).toMatchObject({ plan: 'rush', wishes: ['creep', 'rush', 'march'], luck: 4 });
    expect(sealed.answer['reserve']).toMatchObject([{ card: 'hunchback-hbk-4g', count: 2 }]);
    // Nobody else's plan is on the page, nor in what it keeps.
    const secret = { rifle: 3, mortar: 0, laser: 0 };
    const ben = others[0] as Person;
    const { decision, revision, order } = firstOf(await viewOf(ben, id)) as Offered;
    const body = { decision, revision, order: { ...order, shares: secret } };
    expectStatus(await ben.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
    await page.reload();
    await tableAtRest(page);
    await page.getByText('Sealed. You can change it').waitFor();
    const seen = await everythingOn(page);
    expect(seen).toContain('toy-invented');
    expect(seen).not.toContain(JSON.stringify(secret).slice(1, -1));
    await othersPlay(id, others);

    // A way by waypoints, and a facing on the ring.
    await page.locator('.mt-say', { hasText: 'tap the field to draw a way' }).waitFor();
    await skipTold(page);
    const scale = 40 / 300;
    await tapTable(page, [70 * scale, 150 * scale]);
    await page.locator('.mt-say', { hasText: /(6\.9|7|7\.1) cm across, 1(4\.9|5|5\.1) cm down/ }).waitFor();
    await tapTable(page, [90 * scale, 120 * scale]);
    await page.locator('.mt-say', { hasText: /(8\.9|9|9\.1) cm across, 1(1\.9|2|2\.1) cm down/ }).waitFor();
    await shot(page, 'invented-walk');
    await expectAccessible(page);
    await tap(page.locator('.mt-tab', { hasText: 'ask/looks' }));
    await tapTable(page, [90 * scale, 120 * scale], [58, 0]);
    await page.locator('.mt-say', { hasText: '90°' }).waitFor();
    await shot(page, 'invented-ring');
    await committed(page);

    // Weapons at a target: one tap on it takes all that may go together.
    await page.getByRole('button', { name: 'All at unit.B' }).waitFor();
    await skipTold(page);
    await page.locator('.mt-strip:empty').waitFor({ state: 'attached' });
    await tapTable(page, [250 * scale, 180 * scale]);
    await page.locator('.mt-say', { hasText: 'unit.C: rifle, mortar' }).waitFor();
    await tap(page.getByRole('button', { name: 'smoke', exact: true }));
    await shot(page, 'invented-shoot');
    await expectAccessible(page);
    await committed(page);

    // The others move, and shoot at Ada, who answers; then all seal again.
    for (let asked = 0; asked < 12; asked += 1) {
      await othersPlay(id, others);
      const view = await viewOf(ada, id);
      if (view.match.state === 'over') break;
      await commit(page).or(page.locator('.mt-commit .go')).first().waitFor();
      await skipTold(page);
      const place = page.locator('.mt-say', { hasText: 'tap the field to draw a way' });
      const endure = page.getByRole('button', { name: 'endure' });
      if (await place.isVisible()) await tap(page.getByRole('button', { name: 'wait' }));
      else if (await endure.isVisible()) await tap(endure);
      await committed(page);
    }
    expect((await viewOf(ada, id)).match.state).toBe('over');
    await page.getByRole('heading', { name: /won$/ }).waitFor();
    await skipTold(page);
    await shot(page, 'invented-over');
  });
});
