/** Every registered system in the real browser: a match of each is opened, played for two turns, and replayed. */
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { skipTold, tableAtRest, tapTable } from '../support/browser/at-the-table';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { turnOf, viewOf, type Viewed } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';
import type { Point } from '../../web/src/board/geometry';
import type { Board, Spot } from '../../web/src/match/shapes';
import { fieldOf, toPlaneOf } from '../../web/src/match/table/field';

const TURNS = 2;
/** System, and of each the levels that differ at the table; null: its first scenario. */
const SCENARIOS = [
  ['battletech', 'training'],
  ['battletech', 'duel'],
  ['dark-age', null],
] as const;

describe('a system at the table', () => {
  const web = useWeb();

  const commit = (page: Page): Locator => page.locator('.mt-commit .go');
  const turnIn = (view: object): number => (view as { readonly match: { readonly turn: number } }).match.turn;
  const isPlayed = (view: Viewed): boolean => view.match.state === 'over' || turnIn(view) > TURNS;

  /** The first place of the list; on a plane a tap there. */
  const choosePlace = async (page: Page, there: Point | null): Promise<void> => {
    const places = page.locator('.mt-ask select.input');
    if ((await places.count()) > 0) await places.first().selectOption({ index: 1 }, { force: true });
    else if (there !== null) {
      await tap(page.getByRole('button', { name: 'Whole field' }));
      await tapTable(page, there);
    }
  };
  /** What is offered is taken as it stands; where a place is asked for, one is chosen. */
  const order = async (page: Page, there: Point | null): Promise<void> => {
    await commit(page).waitFor();
    await skipTold(page);
    const opened = page.locator('.mt-commit[aria-busy=false]');
    await opened.waitFor();
    const count = await page.locator('.mt-offers .btn').count();
    for (let which = 0; which < count && (await commit(page).isDisabled()); which += 1) {
      await page.locator('.mt-offers .btn').nth(which).click({ force: true });
      await page.locator(`.mt-offers .btn:nth-child(${which + 1})[aria-pressed=true]`).waitFor();
      await opened.waitFor();
    }
    if (await commit(page).isDisabled()) await choosePlace(page, there);
    await page.locator('.mt-commit .go:enabled').waitFor();
    const answered = page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' && /\/orders$/.test(one.url()) && !one.url().includes('dryRun'),
    );
    await commit(page).click({ force: true });
    // A bot that orders meanwhile may change what is asked: that is told, and it is decided anew.
    expect([200, 409]).toContain((await answered).status());
  };
  /** Where an offer would go, in the plane; null: none goes to a point. */
  const pointIn = ({ offers }: Viewed, board: Board): Point | null => {
    const [spot] = offers.flatMap(({ order: { at } }) => {
      const one = at as Partial<Spot> | null | undefined;
      return one?.x === undefined || one.y === undefined ? [] : [one as Spot];
    });
    return spot === undefined ? null : toPlaneOf(fieldOf(board), spot);
  };
  const scenarioOf = async (person: Person, system: string, scenario: string | null): Promise<string> => {
    const { scenarios } = expectStatus(await person.call('GET', `/v1/systems/${system}`), 200)
      .body as unknown as { scenarios: { id: string; title: string }[] };
    const found = scenario === null ? scenarios[0] : scenarios.find(({ id }) => id === scenario);
    if (found === undefined) throw new Error(`${system} has no ${scenario ?? 'scenario'}`);
    return found.title;
  };

  it('none is missing here', async () => {
    const ada = await register(web.app, 'Ada');
    const { items } = expectStatus(await ada.call('GET', '/v1/systems'), 200).body as unknown as {
      items: { id: string }[];
    };
    expect([...new Set<string>(SCENARIOS.map(([system]) => system))].sort()).toEqual(
      items.map(({ id }) => id).sort(),
    );
  });

  it.each(SCENARIOS)('%s, %s', async (system, scenario) => {
    const ada = await register(web.app, 'Ada');
    const { page, allows } = await web.open({ device: 'phone', reducedMotion: true });
    allows(/^console error: .*409/);
    await comeBack(page, ada);
    await page.goto('/m');
    const title = await scenarioOf(ada, system, scenario);
    await tap(page.getByRole('button', { name: `Against the bot: ${title}`, exact: true }));
    await page.waitForURL(/\/m\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    await tableAtRest(page);
    const board = expectStatus(await ada.call('GET', `/v1/matches/${id}/board`), 200)
      .body as unknown as Board;
    for (let orders = 0; orders < 200; orders += 1) {
      const view = await turnOf(ada, id);
      if (isPlayed(view)) break;
      await order(page, pointIn(view, board));
    }
    await shot(page, `system-${system}-${scenario ?? 'first'}`);
    await expectAccessible(page);
    const view = await viewOf(ada, id);
    expect(isPlayed(view)).toBe(true);
    // What is not over is given up: then it can be replayed. A bot may have ended it meanwhile.
    if (view.match.state !== 'over') {
      await ada.call('POST', `/v1/matches/${id}/resign`);
      expect((await viewOf(ada, id)).match.state).toBe('over');
    }
    await page.goto(`/m/${id}/replay?at=0`);
    const slider = page.getByRole('slider', { name: 'Turn and step' });
    await slider.waitFor();
    await page.locator('[data-drawn]').waitFor();
    await slider.focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
    await page
      .getByText(/^Turn \d+, /)
      .first()
      .waitFor();
    await expectAccessible(page);
    await shot(page, `replay-${system}-${scenario ?? 'first'}`);
  });
});
