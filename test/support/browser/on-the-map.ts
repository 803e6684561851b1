/**
 * What people do on the map: tap a hex. A canvas has no elements, so its place is counted from what the map
 * says it shows.
 */
import type { Page } from 'playwright-core';
import { centre } from '../../../web/src/board/geometry';

/** So many frames in which nothing moved are rest. */
const CALM_FRAMES = 4;

/**
 * The map has been drawn, and has come to rest. Answers its view: left and top in hex radii, and pixels a
 * radius.
 */
export async function mapAtRest(
  page: Page,
): Promise<{ readonly left: number; readonly top: number; readonly scale: number }> {
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

type Place = { readonly x: number; readonly y: number };

/** Where these hexes are on the screen. Fails where one is not: nobody taps what they do not see. */
async function placesOf(page: Page, hexes: readonly string[]): Promise<readonly Place[]> {
  const { left, top, scale } = await mapAtRest(page);
  const box = await page.locator('[data-view]').boundingBox();
  if (box === null) throw new Error('there is no map');
  return hexes.map((hex) => {
    const [x, y] = centre(hex);
    const [atX, atY] = [(x - left) * scale, (y - top) * scale];
    if (atX < 0 || atY < 0 || atX > box.width || atY > box.height)
      throw new Error(`${hex} is not on the screen`);
    return { x: box.x + atX, y: box.y + atY };
  });
}

const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/** With a finger, or with a mouse. */
export async function tapHex(page: Page, hex: string): Promise<void> {
  const [at] = (await placesOf(page, [hex])) as [Place];
  if (await hasTouch(page)) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** Draws from one hex to another, with a finger, or with a mouse. */
export async function dragHex(page: Page, from: string, to: string): Promise<void> {
  const [begin, end] = (await placesOf(page, [from, to])) as [Place, Place];
  const steps = [0.3, 0.7, 1].map((part) => ({
    x: begin.x + (end.x - begin.x) * part,
    y: begin.y + (end.y - begin.y) * part,
  }));
  if (!(await hasTouch(page))) {
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [begin]);
  for (const at of steps) await touch('touchMove', [at]);
  await touch('touchEnd', []);
  await session.detach();
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
    return at
      .map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y)?.closest('.board') ?? null)
      .map((found) => found !== null);
  }, points);
  return hexes.filter((_, index) => free[index]);
}
