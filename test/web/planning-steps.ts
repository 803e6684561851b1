/** A set of orders for all mechs, given with a thumb: what the light and the deep spec of planning share. */
import type { Page } from 'playwright-core';
import { distance } from '../../web/src/board/geometry';
import { freeOf, mapAtRest, tapHex } from '../support/browser/on-the-map';
import { comeBack, tap } from '../support/browser/steps';
import { expectStatus, type Person } from '../support/players';
import type { Game, Player } from '../support/game';

export interface Reach {
  readonly mech: string;
  readonly reachable: readonly { readonly hex: string; readonly path: readonly string[] }[];
}

/** Opens the map as this player. */
export async function openMap(page: Page, game: Game, who: Person): Promise<void> {
  await comeBack(page, who);
  await page.goto(`/c/${game.id}`);
  await mapAtRest(page);
}

export const reachOf = async (game: Game, who: Player): Promise<readonly Reach[]> => {
  const options = expectStatus(await game.at(who, 'GET', '/options'), 200).body as unknown as {
    readonly orders: { readonly move: { readonly mechs: readonly Reach[] } };
  };
  return options.orders.move.mechs;
};

export const savedOrders = async (
  game: Game,
  who: Player,
): Promise<readonly { readonly type: string; readonly mech: string; readonly path: readonly string[] }[]> =>
  (expectStatus(await game.at(who, 'GET', '/orders'), 200).body as unknown as { readonly orders: never[] })
    .orders;

export const mechIn = (address: string): string | null => new URL(address).searchParams.get('mech');

/**
 * Every mech without an order gets one, each another destination where there is one. Answers what was
 * ordered, and how many taps it took.
 */
export async function orderAll(
  page: Page,
  reach: readonly Reach[],
  tapped: () => Promise<void> = async () => undefined,
): Promise<{ readonly goals: ReadonlyMap<string, string>; readonly taps: number }> {
  const goals = new Map<string, string>();
  let taps = 0;
  const count = async (): Promise<void> => {
    taps += 1;
    await tapped();
  };
  while (goals.size < reach.length) {
    const before = mechIn(page.url());
    if (before === null || goals.has(before)) {
      await count();
      await tap(page.getByRole('button', { name: 'Next', exact: true }));
      await page.waitForURL((url) => mechIn(url.href) !== before);
    }
    const mech = mechIn(page.url()) ?? '';
    const goal = await goalFor(
      page,
      reach.find((one) => one.mech === mech),
      new Set(goals.values()),
    );
    await count();
    await tapHex(page, goal);
    goals.set(mech, goal);
    await page
      .getByText(
        goals.size === reach.length
          ? 'Every mech has an order'
          : new RegExp(`^${reach.length - goals.size} of ${reach.length} mechs lack`),
      )
      .waitFor();
  }
  return { goals, taps };
}

async function goalFor(page: Page, reach: Reach | undefined, taken: ReadonlySet<string>): Promise<string> {
  if (reach === undefined) throw new Error('the map has selected a mech that cannot move');
  // Not beside the last tap: two taps at one place, faster than people give orders, zoom.
  const last = [...taken].at(-1);
  const open = reach.reachable.filter(
    ({ hex, path }) => path.length > 1 && !taken.has(hex) && (last === undefined || distance(hex, last) > 1),
  );
  const [goal] = await freeOf(
    page,
    open.map(({ hex }) => hex),
  );
  if (goal !== undefined) return goal;
  throw new Error('no hex in reach is on the screen');
}
