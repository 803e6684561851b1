/**
 * The game master sets a calendar; a player on a phone announces a vacation and withdraws it; each sees the
 * next deadline in their own time.
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus, type Person } from '../support/players';

const DAY = 86_400_000;

describe('the calendar on the page', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  beforeAll(async () => {
    game = await newGame(web.app);
    [anna] = game.players as [Player];
  });

  const open = async (page: Page, who: Person, path = '/calendar'): Promise<void> => {
    await comeBack(page, who);
    await page.goto(`/c/${game.id}${path}`);
  };
  const kept = async (): Promise<object> => expectStatus(await game.at(anna, 'GET', '/calendar'), 200).body;
  const vacations = async (): Promise<{ readonly items: readonly object[]; readonly budget: object }> =>
    expectStatus(await game.at(anna, 'GET', '/vacations'), 200).body as never;
  /** As `<input type="datetime-local">` is filled, in the zone of the browser. */
  const inDays = (page: Page, days: number): Promise<string> =>
    page.evaluate((ahead) => {
      const at = new Date(Date.now() + ahead);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    }, days * DAY);

  it('ROUND-4 the game master comes from the desk, and sets weekdays, time, zone and days of vacation', async () => {
    const { page } = await web.open({ device: 'phone' });
    await open(page, game.gm, '/gm');
    await tap(page.getByRole('link', { name: 'Calendar and vacations' }));
    await page.getByText('A phase ends 48 hours after it has opened.').waitFor();
    const form = page.locator('form').first();
    await tap(form.getByLabel('Wednesday'));
    await tap(form.getByLabel('Tuesday'));
    await form.getByLabel('Time', { exact: true }).fill('20:00');
    await form.getByLabel('Time zone', { exact: true }).selectOption('America/New_York');
    await form.getByLabel('Days of vacation for each player').fill('10');
    await tap(form.getByRole('button', { name: 'Save the calendar' }));
    await page.getByText('Phases end each Tuesday and Sunday at 20:00 (America/New York).').waitFor();
    expect(await kept()).toEqual({ days: [2, 7], at: '20:00', zone: 'America/New_York', vacationDays: 10 });
    await expectAccessible(page);
    await shot(page, 'calendar-gm-phone');
  });

  it('ROUND-4 a player announces a vacation, sees what it takes, and withdraws it', async () => {
    const visitor = await web.open({ device: 'phone', language: 'de' });
    visitor.allows(/422/);
    const { page } = visitor;
    await open(page, anna, '/list');
    await tap(page.locator('.tb-time'));
    await page
      .getByText('Phasen enden jeweils am Dienstag und Sonntag um 20:00 Uhr (America/New York).')
      .waitFor();
    const part = page.getByRole('region', { name: 'Urlaub' });
    await part.getByText('10 von 10 Tagen übrig').waitFor();
    await part.getByText('Alle Mitglieder sehen, wessen Urlaub es ist').waitFor();
    await part.getByLabel('Im Urlaub ab').fill(await inDays(page, 3));
    await part.getByLabel('Zurück ab').fill(await inDays(page, 7.5));
    await part.getByText('Das kostet 4,5 Tage.').waitFor();
    await expectAccessible(page);
    await tap(part.getByRole('button', { name: 'Ankündigen' }));
    await part.getByText('(du)').waitFor();
    await part.getByText('5,5 von 10 Tagen übrig').waitFor();
    await shot(page, 'calendar-player-phone-de');
    expect(await vacations()).toMatchObject({
      items: [{ force: anna.force }],
      budget: { days: 10, taken: 4.5, left: 5.5 },
    });
    // Too long: what is wrong stands there, and nothing is announced.
    await part.getByLabel('Im Urlaub ab').fill(await inDays(page, 20));
    await part.getByLabel('Zurück ab').fill(await inDays(page, 40));
    await tap(part.getByRole('button', { name: 'Ankündigen' }));
    await part.getByRole('alert').getByText('Du hast noch 5,5').waitFor();
    await tap(part.getByRole('button', { name: 'Zurücknehmen' }));
    await part.getByText('Niemand ist im Urlaub.').waitFor();
    expect(await vacations()).toMatchObject({ items: [], budget: { left: 10 } });
  });

  it('ROUND-4 the next deadline is told in the reader’s own zone, and others’ vacations to all', async () => {
    const times = {
      from: new Date(Date.now() + 2 * DAY).toISOString(),
      to: new Date(Date.now() + 4 * DAY).toISOString(),
    };
    expectStatus(await game.at(anna, 'POST', '/vacations', { body: times }), 201);
    await game.advance();
    const deadline = String((await game.view(anna)).deadline);
    const { page } = await web.open({ device: 'desktop' });
    // A reader elsewhere than the server, the calendar and the test.
    const zone = 'Asia/Tokyo';
    await (
      await page.context().newCDPSession(page)
    ).send('Emulation.setTimezoneOverride', { timezoneId: zone });
    await open(page, game.players[1] as Player);
    const due = page.getByRole('region', { name: 'What is due next' });
    const told = new Intl.DateTimeFormat('en-GB', {
      ...{
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: zone,
      },
    } as Intl.DateTimeFormatOptions).format(new Date(deadline));
    await due.getByText(told).waitFor();
    await due.getByText(`In your own time zone (${zone}).`).waitFor();
    const part = page.getByRole('region', { name: 'Vacations' });
    await part.getByText('Force 1').waitFor();
    expect(await part.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save the calendar' }).count()).toBe(0);
    await expectAccessible(page);
    await shot(page, 'calendar-desktop');
  });

  it('ROUND-4 the game master takes the calendar away', async () => {
    const { page } = await web.open({ device: 'desktop', language: 'de' });
    await open(page, game.gm);
    await page.getByRole('button', { name: 'Kalender speichern' }).waitFor();
    await shot(page, 'calendar-gm-desktop-de');
    await tap(page.getByRole('button', { name: 'Ohne Kalender' }));
    await page.getByText('Eine Phase endet 48 Stunden, nachdem sie begonnen hat.').waitFor();
    expect((await game.at(anna, 'GET', '/calendar')).text).toBe('null');
  });
});
