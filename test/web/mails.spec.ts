/** A lost password, a confirmed address, and the end of notices by mail, by the links of real mails, on a phone. */
import { until } from '../support/eventually';
import {
  mailsTo as settingsFor,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '../support/outside/mail-server';
import { expectAccessible } from '../support/browser/accessible';
import { logIn, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';
import { newGame, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('mails of accounts', () => {
  let server: MailServer;
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    server = await startMailServer();
    Object.assign(settings, settingsFor(server));
  });
  afterAll(() => server.close());
  const web = useWeb(settings);

  const axe = async ({ page }: Visitor): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page);
    }
  };
  /** Once so many have come to this address: others' mails come when they come. */
  const mailsTo = async (address: string, count: number): Promise<readonly ReceivedMail[]> => {
    const mine = (): readonly ReceivedMail[] => server.mails.filter(({ readers }) => readers[0] === address);
    await until(`mail to ${address}`, () => mine().length >= count);
    return mine();
  };
  const linkIn = (mail: ReceivedMail | undefined): string =>
    /https?:\/\/[^/\s]+(\/\S+#token=\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none';

  it('lead somebody who lost their password to a new one', async () => {
    const { page: elsewhere } = await web.open();
    const account = await signUp(elsewhere);
    const visitor = await web.open({ device: 'phone', language: 'de' });
    const { page } = visitor;
    await page.goto('/login');
    await tap(page.getByRole('link', { name: 'Passwort vergessen?' }));
    await page.getByLabel('E-Mail-Adresse deines Kontos').fill(account.email);
    await axe(visitor);
    await shot(page, 'forgotten');
    await tap(page.getByRole('button', { name: 'Link schicken' }));
    await page.getByText(`Wenn es zu ${account.email} ein Konto gibt`).waitFor();
    await shot(page, 'forgotten-sent');
    const mails = await mailsTo(account.email, 2);
    const reset = mails.find(({ headers }) => headers['subject'] === 'Ein neues Passwort');
    await page.goto(linkIn(reset));
    await page.getByLabel('Neues Passwort').fill('another horse battery');
    await tap(page.getByRole('button', { name: 'Passwort setzen' }));
    await page.getByText('Das neue Passwort gilt').waitFor();
    await logIn(page, { ...account, password: 'another horse battery' });
  });

  it('confirm an address with a tap, and the account says so', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    const account = await signUp(page);
    await mailsTo(account.email, 1);
    await page.goto('/me');
    await page.getByText('not confirmed').waitFor();
    await axe(visitor);
    await shot(page, 'account-unconfirmed');
    await tap(page.getByRole('button', { name: 'Send the link again' }));
    await page.goto(linkIn((await mailsTo(account.email, 2)).at(-1)));
    await page.getByRole('button', { name: 'The address is mine' }).waitFor();
    expect(page.url()).not.toContain('token');
    await axe(visitor);
    await shot(page, 'confirm');
    await tap(page.getByRole('button', { name: 'The address is mine' }));
    await page.getByText('The address is confirmed.').waitFor();
    await tap(page.getByRole('link', { name: 'To my account' }));
    await page.getByText('confirmed', { exact: true }).waitFor();
    await tap(page.getByRole('button', { name: 'Another address' }));
    await page.getByLabel('Another address').fill(`new-${account.email}`);
    await page.getByLabel('Present password').first().fill(account.password);
    await shot(page, 'account-move');
    await tap(page.getByRole('button', { name: 'Send a link there' }));
    const [moved] = await mailsTo(`new-${account.email}`, 1);
    await page.goto(linkIn(moved));
    await tap(page.getByRole('button', { name: 'The address is mine' }));
    await page.getByText('The address is confirmed.').waitFor();
    await tap(page.getByRole('link', { name: 'To my account' }));
    await page.getByText(`new-${account.email}`).waitFor();
  });

  it('with notices end with a tap on their last line, and begin again in the settings', async () => {
    const game = await newGame(web.app);
    const [anna, ben] = game.players as [Player, Player];
    const linkOf = async (place: string): Promise<string> => {
      const link = new RegExp(`https?://[^/\\s]+(/${place}#token=\\S+)`);
      const found = (): string | undefined =>
        server.mails
          .filter(({ readers }) => readers[0] === anna.email)
          .flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
      await until(`mail with a link to ${place}`, () => found() !== undefined);
      return found() ?? '';
    };
    const visitor = await web.open({ device: 'phone', language: 'de' });
    const { page } = visitor;
    await page.goto(await linkOf('confirm'));
    await tap(page.getByRole('button', { name: 'Die Adresse gehört mir' }));
    await page.getByText('Die Adresse ist bestätigt.').waitFor();
    expectStatus(
      await game.at(ben, 'POST', '/messages', { body: { to: anna.force, text: 'A truce?' } }),
      201,
    );
    await page.goto(await linkOf('unsubscribe'));
    await page.getByText('Hinweise zu deinen Kampagnen').waitFor();
    expect(page.url()).not.toContain('token');
    await axe(visitor);
    await shot(page, 'unsubscribe');
    await tap(page.getByRole('button', { name: 'Mails abstellen' }));
    await page.getByText('Hinweise kommen nicht mehr per Mail.').waitFor();
    await shot(page, 'unsubscribed');
    const settings = expectStatus(await anna.call('GET', '/v1/me/notice-settings'), 200).body;
    expect(settings).toMatchObject({ email: false, reachableBy: [] });
  });
});
