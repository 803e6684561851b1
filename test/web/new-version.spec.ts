/**
 * A new server under an old page: told, loaded by itself where nothing is lost, and never over what somebody
 * types.
 */
import type { Page } from 'playwright-core';
import { signUp, tap } from '../support/browser/steps';
import { startTwoPages, type TwoPages } from '../support/browser/two-pages';
import { visitorsOf } from '../support/browser/visitors';

let server: TwoPages;
const visitors = visitorsOf(() => server.url);
beforeEach(async () => {
  server = await startTwoPages();
});
afterEach(() => server.close());

const entry = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href)
        .pathname,
  );
const isKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
/** The page asks when it comes back into the net, among others. */
const askAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

it('is told while somebody types, and loaded when they say so', async () => {
  const { page } = await visitors.open({ device: 'phone' });
  await page.goto('/login');
  await isKept(page);
  await page.locator('input[name=email]').fill('anna@example.org');
  const next = server.update();
  await askAgain(page);
  await page.getByText('There is a new version of this page.').waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe('anna@example.org');
  expect(await entry(page)).not.toBe(next);
  await tap(page.getByRole('button', { name: 'Load it' }));
  await page.locator(`script[src="${next}"]`).waitFor({ state: 'attached' });
  await page.getByText('There is a new version of this page.').waitFor({ state: 'detached' });
});

it('is loaded by itself on the way to another screen', async () => {
  const visitor = await visitors.open({ device: 'phone' });
  const { page } = visitor;
  visitor.allows(/console error: .* 404 .*\/v1\/demo/);
  await signUp(page);
  await page.goto('/');
  await isKept(page);
  await tap(page.locator('h1'));
  const next = server.update();
  await askAgain(page);
  await page.getByText('There is a new version of this page.').waitFor();
  await page.getByRole('link', { name: 'The rules' }).click();
  await page.locator(`script[src="${next}"]`).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
});
