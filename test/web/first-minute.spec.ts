/**
 * The first minute: from the link of an invitation to a force that is handed in, on a phone; and what goes
 * wrong on the way.
 */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, newAccount, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';
import { expectStatus, register, type Person } from '../support/players';

describe('the first minute', () => {
  const web = useWeb();

  const campaignOf = async (gm: Person): Promise<string> =>
    String(
      expectStatus(
        await gm.call('POST', '/v1/campaigns', {
          body: { name: '<b>Kessler’s</b> War', factions: ['davion', 'kurita'] },
        }),
        201,
      ).body['id'],
    );
  const invite = async (gm: Person, campaign: string, body: object): Promise<string> =>
    String(
      expectStatus(await gm.call('POST', `/v1/campaigns/${campaign}/invitations`, { body }), 201).body[
        'code'
      ],
    );
  const axe = async ({ page }: Visitor, ...colours: readonly ('light' | 'dark')[]): Promise<void> => {
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page);
    }
  };

  it('leads from an invitation to a force that is handed in, out, and in again', async () => {
    const gm = await register(web.app, 'Gina');
    const campaign = await campaignOf(gm);
    const code = await invite(gm, campaign, { seat: 2 });
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    const anna = newAccount();

    await page.goto(`/join#code=${code}`);
    await page.getByRole('heading', { name: '<b>Kessler’s</b> War' }).waitFor();
    expect(page.url()).toBe(`${web.app.url}/join`);
    await page.getByText('the player of seat 2').waitFor();
    await axe(visitor, 'light');
    await page.getByLabel('Name that others see').fill(anna.displayName);
    await page.getByLabel('E-mail').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await tap(page.getByRole('button', { name: 'Sign up' }));

    await page.getByLabel('Faction').selectOption('kurita');
    await page.getByLabel('Name of your force').fill('Night Guard');
    await tap(page.getByRole('button', { name: 'Join, then build the force' }));
    await page.waitForURL(`**/c/${campaign}/force/build`);
    await tap(page.getByRole('button', { name: 'Suggest' }));
    await page.getByRole('button', { name: /^Problems 0/ }).waitFor();
    await page.locator('.draft-mech').first().waitFor();
    await shot(page, 'builder');
    await axe(visitor, 'dark');
    await tap(page.getByRole('button', { name: 'Hand in' }));
    await page.getByText('Handed in', { exact: true }).waitFor();
    const seats = expectStatus(await gm.call('GET', `/v1/campaigns/${campaign}`), 200).body[
      'seats'
    ] as unknown as readonly { submitted: boolean }[];
    expect(seats.map(({ submitted }) => submitted)).toEqual([false, true]);

    await page.goto('/');
    await page.getByText('Your force is handed in').waitFor();
    await axe(visitor, 'light');
    // The server's answer may take a while: whoever goes on meanwhile stays where they are.
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/v1/auth/logout*', async (asked) => {
      await held;
      await asked.continue();
    });
    const answered = page.waitForResponse('**/v1/auth/logout*');
    await tap(page.getByRole('button', { name: 'Log out' }));
    await tap(page.getByRole('link', { name: 'Log in' }));
    await page.getByLabel('E-mail').fill(anna.email);
    answer();
    await (await answered).finished();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(anna.email);
    await page.getByLabel('Password').fill('not the password');
    visitor.expects(/^console error: .*401/);
    await tap(page.getByRole('button', { name: 'Log in' }));
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(anna.password);
    await tap(page.getByRole('button', { name: 'Log in' }));
    await page.getByText('Your force is handed in').waitFor();
    await page.reload();
    await page.getByText('Your force is handed in').waitFor();
    await page.goto('/login');
    await page.waitForURL(`${web.app.url}/`);
  });

  it('suggests, and is told of a line that comes back, only once the saved force is here', async () => {
    const gm = await register(web.app, 'Gesa');
    const campaign = await campaignOf(gm);
    const code = await invite(gm, campaign, { seat: 2 });
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    const anna = await register(web.app, 'Anna');
    expectStatus(
      await anna.call('POST', `/v1/invitations/${code}/accept`, {
        body: { faction: 'kurita', forceName: 'Guard' },
      }),
      200,
    );
    await comeBack(page, anna);
    const puts: (string | undefined)[] = [];
    let unreached = true;
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route(`**/v1/campaigns/${campaign}/force*`, async (asked) => {
      const request = asked.request();
      if (request.method() === 'PUT') puts.push(request.headers()['if-match']);
      if (request.method() !== 'GET') return asked.continue();
      if (unreached) return asked.abort('internetdisconnected');
      await held;
      return asked.continue();
    });
    visitor.expects(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/c/${campaign}/force/build`);
    await page.getByRole('alert').waitFor();
    const suggest = page.getByRole('button', { name: 'Suggest' });
    expect(await suggest.isDisabled()).toBe(true);
    unreached = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await suggest.isDisabled()).toBe(true);
    answer();
    await tap(suggest);
    await page.getByRole('button', { name: /^Problems 0/ }).waitFor();
    await page.locator('.draft-mech').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(puts.length).toBeGreaterThan(0);
    expect(puts.every((etag) => etag !== undefined && etag !== '')).toBe(true);
  });

  it('says plainly which invitations do not hold, and finds the code in what was pasted', async () => {
    const gm = await register(web.app, 'Gil');
    const campaign = await campaignOf(gm);
    const used = await invite(gm, campaign, { role: 'observer' });
    expectStatus(
      await (await register(web.app, 'Otto')).call('POST', `/v1/invitations/${used}/accept`, { body: {} }),
      200,
    );
    const visitor = await web.open({ device: 'phone', language: 'de' });
    const { page } = visitor;
    await page.goto('/join');
    await page.getByLabel('Code oder Link').fill('keiner');
    await tap(page.getByRole('button', { name: 'Einladung ansehen' }));
    await page.getByText('weder ein Code noch ein Link').waitFor();
    visitor.expects(/^console error: .*404/);
    await page.getByLabel('Code oder Link').fill('nobody-has-this-code-0000000');
    await tap(page.getByRole('button', { name: 'Einladung ansehen' }));
    await page.getByText('Keine Einladung hat diesen Code').waitFor();
    await axe(visitor, 'dark');
    await page.getByLabel('Code oder Link').fill(`${web.app.url}/join#code=${used}`);
    await tap(page.getByRole('button', { name: 'Einladung ansehen' }));
    await page.getByText('Diese Einladung gilt nicht mehr').waitFor();
    await page.goto(`/join/${used}`);
    await page.getByText('Diese Einladung gilt nicht mehr').waitFor();
    expect(page.url()).toBe(`${web.app.url}/join`);
  });

  it('says that a link for a new password does not hold, and leaves no secret in the address', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await page.goto(`/reset#token=${'x7Jm0c1w3Xv9kQ2b'.repeat(3).slice(0, 43)}`);
    await page.getByLabel('New password').fill('another horse battery');
    expect(page.url()).toBe(`${web.app.url}/reset`);
    await axe(visitor, 'light');
    visitor.expects(/^console error: .* 4\d\d/);
    await tap(page.getByRole('button', { name: 'Set password' }));
    await page.getByRole('alert').waitFor();
  });

  it('greets strangers without a demo, in both languages', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('heading', { name: 'One planet. Orders in secret.' }).waitFor();
    await page.locator('.planet-picture canvas').waitFor();
    await axe(visitor, 'light', 'dark');
    await tap(page.getByRole('button', { name: 'Deutsch' }));
    await page.getByRole('heading', { name: 'Ein Planet. Geheime Befehle.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  });
});
