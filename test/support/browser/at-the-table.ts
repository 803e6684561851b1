/**
 * What people do at the table of a match: tap a hex or a point of it. A canvas has no elements, so its place
 * is counted from what the table says it shows.
 */
import type { Page } from 'playwright-core';
import { centre, type Point } from '../../../web/src/board/geometry';

/** So many frames in which nothing moved are rest. */
const CALM_FRAMES = 4;

interface Seen {
  readonly left: number;
  readonly top: number;
  /** Pixels a unit of the plane. */
  readonly scale: number;
}

/** The table has been drawn, and has come to rest. */
export async function tableAtRest(page: Page): Promise<Seen> {
  await page.locator('.table[data-drawn]').waitFor();
  return page.locator('.table').evaluate(
    (place, frames) =>
      new Promise<Seen>((done) => {
        let same = 0;
        let before = '';
        const look = (): void => {
          const { width, height } = place.getBoundingClientRect();
          const now = `${place.getAttribute('data-view') ?? ''} ${width} ${height}`;
          same = now === before ? same + 1 : 0;
          before = now;
          const [left = 0, top = 0, right = 1] = now.split(' ').map(Number);
          if (same >= frames) done({ left, top, scale: width / (right - left) });
          else requestAnimationFrame(look);
        };
        look();
      }),
    CALM_FRAMES,
  );
}

/** Taps there in the plane, with a finger or a mouse. `off`: pixels beside it. */
export async function tapTable(page: Page, [x, y]: Point, off: Point = [0, 0]): Promise<void> {
  const { left, top, scale } = await tableAtRest(page);
  const box = await page.locator('.table').boundingBox();
  if (box === null) throw new Error('there is no table');
  const at = [(x - left) * scale + off[0], (y - top) * scale + off[1]] as const;
  if (at[0] < 0 || at[1] < 0 || at[0] > box.width || at[1] > box.height)
    throw new Error(`${x}, ${y} is not on the screen`);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0))
    await page.touchscreen.tap(box.x + at[0], box.y + at[1]);
  else await page.mouse.click(box.x + at[0], box.y + at[1]);
}

export const tapHex = (page: Page, hex: string): Promise<void> => tapTable(page, centre(hex));

/** What is shown of what happened is passed over, where it has not ended by itself meanwhile. */
export async function skipTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.mt-strip .btn:not(.icon)')) button.click();
  });
  await page.locator('.mt-strip:empty').waitFor({ state: 'attached' });
}
