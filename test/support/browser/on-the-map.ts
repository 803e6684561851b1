/** What people do on the map: tap a hex. A canvas has no elements, so its place is counted from what the map says it shows. */
import type { Page } from 'playwright-core';
import { centre } from '../../../web/src/board/geometry';

/** So many frames in which nothing moved are rest. */
const CALM_FRAMES = 4;

/** The map has been drawn, and has come to rest. Answers its view: left and top in hex radii, and pixels a radius. */
export async function mapAtRest(page: Page): Promise<{ readonly left: number; readonly top: number; readonly scale: number }> {
  await page.locator('.board[data-drawn]').waitFor();
  return page.locator('[data-view]').evaluate(
    (place, frames) =>
      new Promise<{ left: number; top: number; scale: number }>((done) => {
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

/** With a finger, or with a mouse. Fails where the hex is not on the screen: nobody taps what they do not see. */
export async function tapHex(page: Page, hex: string): Promise<void> {
  const { left, top, scale } = await mapAtRest(page);
  const box = await page.locator('[data-view]').boundingBox();
  if (box === null) throw new Error('there is no map');
  const [x, y] = centre(hex);
  const [atX, atY] = [(x - left) * scale, (y - top) * scale];
  if (atX < 0 || atY < 0 || atX > box.width || atY > box.height) throw new Error(`${hex} is not on the screen`);
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await page.touchscreen.tap(box.x + atX, box.y + atY);
  else await page.mouse.click(box.x + atX, box.y + atY);
}

/** Those of the hexes that can be tapped: on the screen, and under no tool. */
export async function freeOf(page: Page, hexes: readonly string[]): Promise<readonly string[]> {
  const { left, top, scale } = await mapAtRest(page);
  const points = hexes.map((hex) => {
    const [x, y] = centre(hex);
    return [(x - left) * scale, (y - top) * scale] as const;
  });
  const free = await page.locator('[data-view]').evaluate((place, at) => {
    const box = place.getBoundingClientRect();
    return at.map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y)?.closest('.board') ?? null).map((found) => found !== null);
  }, points);
  return hexes.filter((_, index) => free[index]);
}
