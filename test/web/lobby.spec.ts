/** The lobby: against the bot in two taps, with a friend by link, and what is wrong with a setup. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, newAccount, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openTraining } from '../support/matches/matches';
import { expectStatus, register } from '../support/players';

/** The table needs more width than there is room for nothing. */
const narrow = { width: 360, height: 740 };

describe('the lobby', () => {
  const web = useWeb();
  const overflows = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

  it('leads from the first page to a match against the bot in two taps, and lists it as my move', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.setViewportSize(narrow);
    await signUp(page);
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Matches' }));
    await page.getByText('No match yet.').waitFor();
    expect(await overflows(page)).toBe(false);
    await expectAccessible(page);
    await shot(page, 'lobby-empty');
    await tap(page.getByRole('button', { name: /^Against the bot/ }).first());
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
    await page.goto('/m');
    await page.getByText('Your move in 1').waitFor();
    expect(await page.title()).toBe('(1) Matches');
    await page.locator('[data-standing=move]').waitFor();
    await shot(page, 'lobby');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.goto('/');
    await page.getByText('your move in 1').waitFor();
  });

  it('brings a friend without an account into a match, by link', async () => {
    const { page } = await web.open({ device: 'desktop' });
    await signUp(page);
    await page.goto('/m');
    await page
      .getByRole('link', { name: /^With friends/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Open, then invite' }).waitFor();
    await expectAccessible(page);
    await shot(page, 'lobby-new');
    await page.getByRole('button', { name: 'Open, then invite' }).click();
    await page.waitForURL(/\/invite$/);
    await page.getByRole('button', { name: 'Code to scan: Seat B' }).click();
    await page.getByRole('img', { name: 'Code to scan' }).waitFor();
    const link = await page.locator('.qr-url').innerText();
    await shot(page, 'lobby-invite-code');
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    const friend = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    await friend.page.setViewportSize(narrow);
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
    expect(friend.page.url()).not.toContain('code=');
    const ben = newAccount('Ben');
    await tap(friend.page.getByRole('button', { name: 'Neu hier? Konto anlegen' }));
    await friend.page.getByLabel('Name, den andere sehen').fill(ben.displayName);
    await friend.page.getByLabel('E-Mail').fill(ben.email);
    await friend.page.getByLabel('Passwort', { exact: true }).fill(ben.password);
    await tap(friend.page.getByRole('button', { name: 'Konto anlegen' }));
    await friend.page.getByRole('button', { name: 'Platz nehmen' }).waitFor();
    await expectAccessible(friend.page);
    await shot(friend.page, 'lobby-join-de');
    await tap(friend.page.getByRole('button', { name: 'Platz nehmen' }));
    await friend.page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
    await page.getByText('Everybody is there.').waitFor();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);

    // The seat is taken: nobody else gets it by the same link.
    const late = await web.open({ device: 'phone' });
    await signUp(late.page);
    await late.page.goto(link);
    late.expects(/^console error: .*404/);
    await tap(late.page.getByRole('button', { name: 'Take the seat' }));
    await late.page.getByText('This link no longer works').waitFor();
  });

  it('MAT-1 withdraws a match that waits, by a second tap, and then its links lead nowhere', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.setViewportSize(narrow);
    await signUp(page);
    await page.goto('/m');
    await tap(page.getByRole('link', { name: /^With friends/ }).first());
    await tap(page.getByRole('button', { name: 'Open, then invite' }));
    await page.waitForURL(/\/invite$/);
    await tap(page.getByRole('button', { name: 'Code to scan: Seat B' }));
    const link = await page.locator('.qr-url').innerText();
    await page.keyboard.press('Escape');
    await tap(page.getByRole('button', { name: 'Withdraw the match' }));
    await page.getByRole('button', { name: 'Nobody can join any more: withdraw it' }).waitFor();
    expect(await overflows(page)).toBe(false);
    await expectAccessible(page);
    await shot(page, 'lobby-withdraw');
    // The page asks every four seconds who has come: not for a match that is being withdrawn.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.route('**/v1/matches/*', async (route) => {
      if (route.request().method() === 'DELETE') {
        const answer = await route.fetch();
        await new Promise((done) => setTimeout(done, 4_500));
        return route.fulfill({ response: answer });
      }
      return route.continue();
    });
    await tap(page.getByRole('button', { name: 'Nobody can join any more: withdraw it' }));
    await page.waitForURL(/\/m$/);
    const deleted = asked.find((one) => one.startsWith('DELETE ')) ?? '';
    expect(asked.slice(asked.indexOf(deleted))).not.toContain(deleted.replace('DELETE', 'GET'));
    await page.getByRole('heading').first().waitFor();
    expect(await page.locator('.war-row').count()).toBe(0);

    const late = await web.open({ device: 'phone' });
    await signUp(late.page);
    await late.page.goto(link);
    late.expects(/^console error: .*404/);
    await tap(late.page.getByRole('button', { name: 'Take the seat' }));
    await late.page.getByText('This link no longer works').waitFor();
  });

  it('shows what is wrong with a setup at its part, and takes it when it is mended', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await page.setViewportSize(narrow);
    await signUp(page);
    // What is filled in is tried, and refused, on the way.
    visitor.expects(/^console error: .*422/);
    await page.goto('/m/new?system=battletech');
    const force = page.getByRole('group', { name: 'Force, seat A' });
    await force.getByRole('alert').waitFor();
    await page.getByLabel('Seat B').selectOption('attack');
    await page.getByLabel('Clock', { exact: true }).selectOption('none');
    await page.getByLabel('Turns at most').fill('5');
    for (const seat of ['A', 'B']) {
      const part = page.getByRole('group', { name: `Force, seat ${seat}` });
      await part.getByRole('searchbox').fill('hunchback hbk-4g');
      await tap(part.getByRole('button', { name: /^Add Hunchback HBK-4G$/ }));
      await part.getByText(/^1,\d{3} of 4,000 BV$/).waitFor();
    }
    await page.waitForFunction(() => document.querySelectorAll('.lobby-part .wrong').length === 0);
    expect(await overflows(page)).toBe(false);
    await expectAccessible(page);
    await force.scrollIntoViewIfNeeded();
    await shot(page, 'lobby-force');
    await tap(page.getByRole('button', { name: 'Open the match' }));
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
  });

  it('is read in German, and works by keyboard alone', async () => {
    const { page } = await web.open({ device: 'desktop', language: 'de' });
    const anna = await register(web.app, 'Anna');
    await openTraining(anna, [{ me: true }, { bot: 'attack' }]);
    await comeBack(page, anna);
    await page.goto('/m');
    await page.getByText('Dein Zug in 1').waitFor();
    await expectAccessible(page);
    await shot(page, 'lobby-de');
    await page.locator('[data-standing=move]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
    expect(expectStatus(await anna.call('GET', '/v1/matches'), 200).body['items']).toHaveLength(1);
  });

  it('asks a stranger who they are, and then goes on', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Fight a single battle' }));
    await page.getByText('Who plays?').waitFor();
    await expectAccessible(page);
    const anna = newAccount();
    await tap(page.getByRole('button', { name: 'New here? Make an account' }));
    await page.getByLabel('Name that others see').fill(anna.displayName);
    await page.getByLabel('E-mail').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await tap(page.getByRole('button', { name: 'Sign up' }));
    await page
      .getByRole('button', { name: /^Against the bot/ })
      .first()
      .waitFor();
  });
});
