/**
 * A few screens of each kind as the deep sweep looks at all of them, people with hostile names, and what the
 * page keeps to for the sake of logins.
 */
import { expectAccessible } from '../support/browser/accessible';
import { hostileNames, RAN } from '../support/browser/hostile';
import { wrongByTab } from '../support/browser/keyboard';
import { enlargeText, movingParts, rootTextSize, wrongLayout } from '../support/browser/layout';
import { allScreens, type Screen } from '../support/browser/screens';
import { comeBack, logIn, newAccount, signUp } from '../support/browser/steps';
import { sweep } from '../support/browser/sweep';
import { sweptWars } from '../support/browser/swept-wars';
import { useWeb } from '../support/browser/web';

const FEW = [
  'account',
  'planet: mech',
  'supply: fix',
  'force: pilots',
  'battle',
  'planning: who is ready',
  'desk',
  'seats before the start',
  'muster',
  'builder: pilots',
];

describe('screens of all kinds', () => {
  const web = useWeb();
  let screens: readonly Screen[];
  beforeAll(async () => {
    screens = allScreens(await sweptWars(web.app, hostileNames())).filter(({ name }) => FEW.includes(name));
    expect(screens).toHaveLength(FEW.length);
  });

  it('stand with hostile names and text twice as large', async () => {
    const wrong = await sweep(
      web,
      screens,
      { device: 'phone', language: 'de' },
      async (page, screen) => {
        expect(await rootTextSize(page)).toBe(32);
        const ran = (await page.evaluate((name) => name in window, RAN)) ? ['script in a name ran'] : [];
        return [
          ...ran,
          ...(await wrongLayout(page, screen.map === true)),
          ...(await movingParts(page)).map((one) => `moves: ${one}`),
        ];
      },
      enlargeText,
    );
    expect(wrong).toEqual([]);
  });

  it('are gone through by Tab', async () => {
    const few = screens.filter(({ name }) => ['account', 'desk'].includes(name));
    expect(await sweep(web, few, { device: 'desktop' }, (page) => wrongByTab(page))).toEqual([]);
  });

  it('a login leads nowhere but to this page, and its fields take what password managers and long passwords ask', async () => {
    const { page } = await web.open({ device: 'phone' });
    const account = { ...newAccount(), password: 'long '.repeat(20).trim() };
    await signUp(page, account);
    for (const next of [
      '//evil.example.org',
      '/\\evil.example.org',
      'https://evil.example.org',
      'javascript:ran=1',
    ]) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.waitForURL((url) => url.pathname === '/');
    }
    await page.goto('/me');
    const fields = page.locator('input[type=password]');
    await fields.first().waitFor();
    expect(
      await fields.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('autocomplete'), one.getAttribute('maxlength')]),
      ),
    ).toEqual([
      ['current-password', null],
      ['new-password', null],
    ]);
  });

  it('all other devices are logged out at once', async () => {
    const phone = await web.open({ device: 'phone' });
    const account = await signUp(phone.page);
    const desk = await web.open({ device: 'desktop' });
    await comeBack(desk.page, account);
    await phone.page.goto('/me');
    await phone.page.getByRole('button', { name: 'Log out the other one' }).click();
    await phone.page.getByText('All others are logged out.').waitFor();
    expect(await phone.page.getByRole('button', { name: /^Log out:/ }).count()).toBe(1);
    expect(await phone.page.evaluate(() => document.activeElement?.textContent)).toBe('Logged in on');
    await expectAccessible(phone.page);
    // It finds its login ended, and can log in again.
    desk.allows(/status of 401/);
    await desk.page.goto('/me');
    await desk.page.waitForURL((url) => url.pathname === '/login');
    await logIn(desk.page, account);
  });
});
