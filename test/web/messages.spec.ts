/**
 * Two players write to each other: what comes shows at once, what is new is counted, texts of any kind stay
 * texts, and a mute hides.
 */
import { expectAccessible } from '../support/browser/accessible';
import { RAN } from '../support/browser/hostile';
import { enlargeText, rootTextSize, wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { eventually } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

const HOSTILE = [
  '<img src=x onerror="ran=1"><script>ran=1</script>',
  'W'.repeat(600),
  'שלום (3) ملك\nثانية',
  '👨‍👩‍👧'.repeat(60),
];

describe('messages on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
  });
  const write = async (who: Player, to: string | null, text: string): Promise<void> =>
    void expectStatus(await game.at(who, 'POST', '/messages', { body: { to, text } }), 201);
  const textsOf = async (who: Player): Promise<readonly string[]> =>
    (
      expectStatus(await game.at(who, 'GET', '/messages'), 200).body['items'] as unknown as readonly {
        text: string;
      }[]
    ).map(({ text }) => text);

  it('come at once, are counted, answered, and kept while they are written', async () => {
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/list`);
    const mail = page.locator('.nav a', { hasText: 'Mail' });
    await mail.waitFor();
    await write(ben, anna.force, 'A truce at 0805?');
    await mail.locator('em', { hasText: '1' }).waitFor();
    await tap(mail);
    await shot(page, 'messages-threads-phone');
    await expectAccessible(page);
    await tap(page.getByRole('link', { name: /A truce at 0805/ }));
    await page.locator('.ms-said', { hasText: 'A truce at 0805?' }).waitFor();
    await mail.locator('em').waitFor({ state: 'detached' });
    const field = page.getByRole('textbox');
    await field.fill('Until the round ends 🤖');
    await page.getByText('22 of 2,000 characters').waitFor();
    await page.reload();
    // The field is there a moment before what the device kept of it.
    await page.getByText('22 of 2,000 characters').waitFor();
    expect(await field.inputValue()).toBe('Until the round ends 🤖');
    await tap(page.getByRole('button', { name: 'Send' }));
    await page.locator('.ms-said.mine', { hasText: 'Until the round ends' }).waitFor();
    // The stream may tell of it before the answer comes, which clears the field.
    await eventually(() => field.inputValue(), '');
    for (const text of HOSTILE) await write(ben, anna.force, text);
    await page.locator('.ms-said p').nth(5).waitFor();
    expect(await page.locator('.ms-said p').allTextContents()).toEqual([
      'A truce at 0805?',
      'Until the round ends 🤖',
      ...HOSTILE,
    ]);
    expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'messages-thread-phone');
    await expectAccessible(page);
    await enlargeText(page);
    await page.reload();
    await page.locator('.ms-said p').nth(5).waitFor();
    expect(await rootTextSize(page)).toBe(32);
    expect(await wrongLayout(page, false)).toEqual([]);
    await shot(page, 'messages-thread-phone-large');
  });

  it('a message whose answer was lost is there once; what is too long is not sent', async () => {
    const visitor = await web.open({ device: 'desktop', language: 'de' });
    visitor.allows(/ERR_|Failed to fetch/);
    const { page } = visitor;
    await comeBack(page, ben);
    await page.goto(`/c/${game.id}/messages?with=${anna.force}`);
    const field = page.getByRole('textbox');
    await field.fill('Nur einmal.');
    let lost = false;
    let written = (): void => undefined;
    const goneOnWriting = new Promise<void>((done) => (written = done));
    await page.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      if (!lost) {
        lost = true;
        return route.abort();
      }
      await goneOnWriting;
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.locator('.ms-write .problems').waitFor();
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.locator('.ms-said.mine', { hasText: 'Nur einmal.' }).waitFor();
    expect((await textsOf(anna)).filter((text) => text === 'Nur einmal.')).toHaveLength(1);
    // The answer comes when the next message is being written already, and leaves that alone.
    await field.fill('Und weiter');
    written();
    await page.locator('.ms-write button:enabled', { hasText: 'Senden' }).waitFor();
    expect(await field.inputValue()).toBe('Und weiter');
    await field.fill('x'.repeat(2_001));
    await page.getByText('2.001 von 2.000 Zeichen').waitFor();
    expect(await page.getByRole('button', { name: 'Senden' }).isDisabled()).toBe(true);
    await field.fill('');
    await shot(page, 'messages-desktop-de');
  });

  it('who is muted is hidden until they are heard again', async () => {
    const { page } = await web.open({ device: 'desktop', theme: 'dark' });
    await comeBack(page, anna);
    await page.goto(`/c/${game.id}/messages?with=${ben.force}`);
    await page.locator('.ms-said', { hasText: 'Nur einmal.' }).waitFor();
    await page.getByRole('button', { name: 'Mute this force' }).click();
    await page.locator('.ms-said:not(.mine)').first().waitFor({ state: 'detached' });
    await page.getByText('Only you are affected').first().waitFor();
    await shot(page, 'messages-muted-desktop-dark');
    await page.getByRole('button', { name: 'Hear this force again' }).click();
    await page.locator('.ms-said', { hasText: 'Nur einmal.' }).waitFor();
    await shot(page, 'messages-desktop-dark');
    await expectAccessible(page);
    await page.getByLabel('Mute everything').click();
    await page.locator('.ms-said:not(.mine)').first().waitFor({ state: 'detached' });
    expect(expectStatus(await game.at(anna, 'GET', '/messages/mutes'), 200).body).toEqual({
      everything: true,
      forces: [],
    });
  });
});
