/**
 * The rarer acts of a game master on their members, on a phone: the campaign handed over, a link for a lost
 * password, an invitation taken back, a force given on.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openBattle } from '../support/engines/engine-calls';
import { until } from '../support/eventually';
import { gameOf, newGame, type Game, type Player } from '../support/game';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

const REASON = 'Reason (all players can read it)';

describe('members of a war', () => {
  const web = useWeb();
  let game: Game;
  let observer: Person;
  beforeAll(async () => {
    game = await gameOf(await startedCampaign(web.app, 2));
    observer = await register(web.app, 'Olga');
    const { body } = expectStatus(
      await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
      201,
    );
    expectStatus(
      await observer.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
      200,
    );
  });

  const seats = async (who: Person = game.gm): Promise<Page> => {
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, who);
    await page.goto(`/c/${game.id}/gm/seats`);
    await page.getByRole('heading', { name: 'Members', exact: true }).waitFor();
    return page;
  };
  const more = async (page: Page, name: string): Promise<void> =>
    tap(page.getByRole('button', { name: `More: ${name}`, exact: true }));
  const confirm = async (page: Page, verb: string): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).waitFor();
    await tap(page.getByRole('dialog').getByRole('button', { name: verb, exact: true }));
  };
  const playerOf = async (force: string): Promise<string | undefined> => {
    const { body } = expectStatus(await game.at(game.gm, 'GET', '/members?limit=100'), 200);
    return (body['items'] as unknown as { user: { id: string }; force: string | null }[]).find(
      (one) => one.force === force,
    )?.user.id;
  };

  it('ROUND-2 reads a player’s orders after a word of warning, and is told whose they are', async () => {
    const [anna] = game.players as [Player];
    const { mechs, seq } = await game.view(anna);
    const mine = mechs.find(({ force }) => force === anna.force);
    expectStatus(await game.order(anna, [{ type: 'shut-down', mech: mine?.id ?? '' }]), 200);
    const page = await seats();
    await more(page, 'Player1');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Read the orders' }));
    const dialog = page.getByRole('dialog', { name: 'Orders of ' });
    await dialog.getByText('All members see that you have read them').waitFor();
    const told = async (): Promise<readonly string[]> => {
      const { body } = expectStatus(await game.at(anna, 'GET', `/events?after=${seq}`), 200);
      return (body['items'] as unknown as readonly { type: string }[])
        .map(({ type }) => type)
        .filter((type) => type === 'sheet-read');
    };
    expect(await told()).toEqual([]);
    await tap(dialog.getByRole('button', { name: 'Read the orders' }));
    await dialog.getByText('Played by Player1.').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining(mine?.name ?? '?'),
    ]);
    expect(await told()).toEqual(['sheet-read']);
    await expectAccessible(page);
    await shot(page, 'gm-reads-orders');
    const desktop = await web.open({ device: 'desktop', language: 'de' });
    await comeBack(desktop.page, game.gm);
    await desktop.page.goto(`/c/${game.id}/gm/seats`);
    await tap(desktop.page.getByRole('button', { name: 'Mehr: Player1', exact: true }));
    await tap(desktop.page.getByRole('dialog').getByRole('button', { name: 'Befehle lesen' }));
    await tap(desktop.page.getByRole('dialog').getByRole('button', { name: 'Befehle lesen' }));
    await desktop.page.getByText('Gespielt von Player1.').waitFor();
    await shot(desktop.page, 'gm-reads-orders-desktop-de');
  });

  it('makes a link for a lost password, which is shown once and can be copied', async () => {
    const page = await seats();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await more(page, 'Player1');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Link for a lost password' }));
    await page.locator('.before-after dd').nth(1).getByText('A link that works from').waitFor();
    await confirm(page, 'Make the link');
    const link = page.locator('.qr-url');
    await link.waitFor();
    await expectAccessible(page);
    await shot(page, 'gm-reset-link');
    await tap(page.getByRole('button', { name: 'Copy', exact: true }));
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.innerText());
  });

  it('takes an invitation back', async () => {
    const page = await seats();
    const open = page.locator('#invitations ~ div > ul > li');
    await tap(page.getByRole('button', { name: 'Invite to watch' }));
    await open.first().waitFor(); // prettier-ignore
    await shot(page, 'gm-invitation');
    const before = await open.count();
    await tap(open.first().getByRole('button', { name: 'Take back' })); // prettier-ignore
    await page.waitForFunction(
      (count) => document.querySelectorAll('#invitations ~ div > ul > li').length === count,
      before - 1,
    );
    await shot(page, 'gm-invitation-back');
    const { body } = expectStatus(await game.at(game.gm, 'GET', '/invitations'), 200);
    expect(
      (body['items'] as unknown as { state: string }[]).filter(({ state }) => state === 'open'),
    ).toHaveLength(0);
  });

  it('gives a force to somebody who watches, and back', async () => {
    const [, second] = game.players as [Player, Player];
    const page = await seats();
    await more(page, 'Player2');
    await shot(page, 'gm-more');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Give to Olga' }));
    await page.locator('.before-after dd').nth(1).getByText('Olga plays Force 2').waitFor();
    await page.getByLabel(REASON).fill('A holiday.');
    await expectAccessible(page);
    await shot(page, 'gm-give');
    await confirm(page, 'Pass on');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await playerOf(second.force)).toBe(observer.id);
    await more(page, 'Olga');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Give to Player2' }));
    await page.getByLabel(REASON).fill('Back again.');
    await confirm(page, 'Pass on');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await playerOf(second.force)).toBe(second.id);
  });

  it('hands the campaign over: who gave it watches, who has it has the desk', async () => {
    const page = await seats();
    await more(page, 'Olga');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Make game master' }));
    await page.locator('.before-after dd').nth(1).getByText('Olga leads it, you watch').waitFor();
    await page.getByLabel(REASON).fill('I move house.');
    await expectAccessible(page);
    await shot(page, 'gm-hand-over');
    await confirm(page, 'Hand over');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^More: / }).first().waitFor({ state: 'detached' }); // prettier-ignore
    await shot(page, 'gm-handed-over');
    const hers = await seats(observer);
    await hers.getByRole('button', { name: 'More: Player1', exact: true }).waitFor();
    await shot(hers, 'gm-new');
    const { body } = expectStatus(await game.at(observer, 'GET', ''), 200);
    expect(body['role']).toBe('gm');
  });
});

describe('an engine that is not reached', () => {
  const web = useWeb({ PRIVATE_WEBHOOKS: 'true' });
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterAll(() => receiver.stop());

  it('stands in its row with since when, why, and how many battles wait', async () => {
    const game = await newGame(web.app);
    const body = {
      name: 'Hook',
      rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
      webhook: receiver.url,
    };
    const made = expectStatus(await game.at(game.gm, 'POST', '/engines', { body }), 201);
    const engine = String(made.body['id']);
    const battle = await openBattle(game);
    receiver.refusals = 1_000;
    expectStatus(await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine } }), 200);
    const failing = async (): Promise<unknown> =>
      expectStatus(await game.at(game.gm, 'GET', `/engines/${engine}/deliveries`), 200).body['failingSince'];
    await until('failure', async () => (await failing()) !== null);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}/gm/seats`);
    const row = page.locator('li.need', { hasText: 'Hook' });
    await row.getByText(/^not reached since .*: it answers 503$/).waitFor();
    await row.getByText('1 battle waits for it').waitFor();
    await row.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shot(page, 'gm-engine-failing');
  });
});

describe('the chat room of a campaign', () => {
  const web = useWeb({ PRIVATE_WEBHOOKS: 'true' });
  let room: WebhookReceiver;
  beforeAll(async () => {
    room = await WebhookReceiver.start();
  });
  afterAll(() => room.stop());

  it.each(['en', 'de'] as const)('is connected, tried and taken away (%s)', async (language) => {
    const t = {
      en: {
        url: 'Address of the webhook',
        save: 'Connect',
        test: 'Send a test message',
        remove: 'Disconnect',
      },
      de: { url: 'Adresse des Webhooks', save: 'Verbinden', test: 'Testnachricht senden', remove: 'Trennen' },
    }[language];
    const game = await newGame(web.app);
    const { page } = await web.open({ device: 'phone', language });
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}/gm/seats`);
    await page.getByLabel(t.url).fill(room.url);
    await page.locator('#chat-format').selectOption('generic');
    await tap(page.getByRole('button', { name: t.save, exact: true }));
    await page.getByText('127.0.0.1', { exact: true }).waitFor();
    const before = room.received.length;
    await tap(page.getByRole('button', { name: t.test, exact: true }));
    await page
      .getByRole('status')
      .filter({ hasText: /has arrived|angekommen/ })
      .waitFor();
    expect(room.received).toHaveLength(before + 1);
    room.answers.push(403);
    await tap(page.getByRole('button', { name: t.test, exact: true }));
    await page.getByText(/403/).waitFor();
    await page.getByLabel(t.url).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shot(page, `gm-chat-room-${language}`);
    await tap(page.getByRole('button', { name: t.remove, exact: true }));
    await page.getByRole('button', { name: t.save, exact: true }).waitFor();
    expect((await game.at(game.gm, 'GET', '/chat')).body).toEqual({});
  });
});
