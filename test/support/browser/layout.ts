/**
 * What a screen must hold to at any size of text: nothing is cut off, nothing lies on other text, the
 * document never scrolls sideways, and at rest nothing moves.
 */
import type { Page } from 'playwright-core';

/** Runs in the page. Answers what is wrong, one line each. */
const wrongInPage = (leastMap: number | null): readonly string[] => {
  const SLACK = 2;
  /** Rows that are meant to be pushed sideways. */
  const SIDEWAYS = 'table, pre, .ws-units';
  const wrong: string[] = [];
  const pathOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at !== null && names.length < 3; at = at.parentElement)
      names.unshift(
        at.tagName.toLowerCase() +
          (at.getAttribute('class') ?? '')
            .split(/\s+/)
            .filter(Boolean)
            .map((one) => `.${one}`)
            .join(''),
      );
    return names.join(' > ');
  };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    wrong.push(`the document scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  /** Only names may be cut short, which their dots say. */
  const isClamped = (box: Element, text: Element): boolean =>
    (style(box).textOverflow === 'ellipsis' || style(box).webkitLineClamp !== 'none') &&
    (text.closest('bdi') !== null || box.querySelector('bdi') !== null || box.matches('bdi, bdi *'));
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const top = dialogs.at(-1) ?? null;
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, overflowX, overflowY } = style(at);
      if (/fixed|sticky|absolute/.test(position) || /auto|scroll/.test(overflowX + overflowY)) return at;
    }
    return root;
  };
  /** As much of it as its boxes let one see. */
  const seen = (of: Element, layer: Element, rects: readonly DOMRect[]): readonly DOMRect[] => {
    let shown = rects;
    for (let box: Element | null = of; box !== null && box !== layer; box = box.parentElement) {
      const { overflowX, display } = style(box);
      if (overflowX === 'visible' || display === 'inline') continue;
      const at = box.getBoundingClientRect();
      shown = shown.map((one) => {
        const [left, right] = [Math.max(one.left, at.left), Math.min(one.right, at.right)];
        const [upper, lower] = [Math.max(one.top, at.top), Math.min(one.bottom, at.bottom)];
        return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, lower - upper));
      });
    }
    return shown;
  };
  const texts: {
    readonly node: Text;
    readonly of: Element;
    readonly layer: Element;
    readonly rects: readonly DOMRect[];
  }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const of = node.parentElement;
    if (
      of === null ||
      node.data.trim() === '' ||
      of.closest('.vh, svg, script, style, option, select, textarea, [hidden], [inert]') !== null
    )
      continue;
    if (top !== null && !top.contains(of)) continue;
    if (!of.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (rects.length === 0) continue;
    const layer = layerOf(of);
    texts.push({ node, of, layer, rects: seen(of, layer, rects) });
    const [left, right, topEdge, bottom] = [
      Math.min(...rects.map((one) => one.left)),
      Math.max(...rects.map((one) => one.right)),
      Math.min(...rects.map((one) => one.top)),
      Math.max(...rects.map((one) => one.bottom)),
    ];
    const said = JSON.stringify(node.data.trim().slice(0, 40));
    // A line box is taller than its letters: what sticks out of it above and below is air.
    const air = (parseFloat(style(of).fontSize) || 16) * 0.3;
    for (let box: Element | null = of; box !== null && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, position, display, borderLeftWidth, backgroundColor } = style(box);
      const at = box.getBoundingClientRect();
      if (display === 'contents' || display === 'inline') continue;
      const scrollsX = /auto|scroll/.test(overflowX);
      if (!scrollsX && (right > at.right + SLACK || left < at.left - SLACK)) {
        if (/hidden|clip/.test(overflowX)) {
          if (!isClamped(box, of)) wrong.push(`cut at the side: ${said} in ${pathOf(box)}`);
          break;
        }
        if (
          /button|a|label|td|th/i.test(box.tagName) &&
          (parseFloat(borderLeftWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)')
        ) {
          wrong.push(`sticks out of its box: ${said} of ${pathOf(box)}`);
          break;
        }
      }
      if (
        /hidden|clip/.test(overflowY) &&
        (bottom > at.bottom + air || topEdge < at.top - air) &&
        !isClamped(box, of)
      ) {
        wrong.push(`cut below or above: ${said} in ${pathOf(box)}`);
        break;
      }
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
    }
  }
  // Text on text, within one layer: what slides over the screen may cover it.
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (other.layer !== one.layer || one.of.contains(other.of) || other.of.contains(one.of)) continue;
      const air = 0.28 * (parseFloat(style(one.of).fontSize) || 16);
      const meet = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK + 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > air + SLACK,
        ),
      );
      if (meet)
        wrong.push(
          `one on the other: ${JSON.stringify(one.node.data.trim().slice(0, 30))} (${pathOf(one.of)}) and ${JSON.stringify(other.node.data.trim().slice(0, 30))} (${pathOf(other.of)})`,
        );
    }
  for (const box of (top ?? document.body).querySelectorAll('*')) {
    const { overflowX, overflowY, scrollbarWidth } = style(box);
    if (!/auto|scroll/.test(overflowX) || scrollbarWidth === 'none') continue;
    if (/auto|scroll/.test(overflowY) && box.scrollWidth > box.clientWidth + 1 && !box.matches(SIDEWAYS))
      wrong.push(`scrolls sideways: ${pathOf(box)}, ${box.scrollWidth} in ${box.clientWidth}`);
  }
  if (leastMap !== null && top === null) {
    const map = document.querySelector('.board')?.getBoundingClientRect();
    if (map === undefined) wrong.push('there is no map');
    else if (map.height < leastMap - 0.5) wrong.push(`the map is ${Math.round(map.height)} px high`);
  }
  return [...new Set(wrong)];
};

export const LEAST_MAP = 240;

export const wrongLayout = async (page: Page, hasMap: boolean): Promise<readonly string[]> => {
  // In the letters that it is read in: those of the system are wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(wrongInPage, hasMap ? LEAST_MAP : null);
};

/** Text twice as large on all pages that are loaded from now on, as readers set it in their browser. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Nothing is there yet when a page begins.
    const enlarge = (): void =>
      (document.documentElement as HTMLElement | null)?.style.setProperty('font-size', '200%');
    enlarge();
    document.addEventListener('readystatechange', enlarge);
  });
}

/** In pixels: whether that worked. */
export const rootTextSize = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** What moves still. */
export const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(
        (one) =>
          `${one instanceof CSSAnimation ? one.animationName : 'transition'} of ${(one.effect as KeyframeEffect | null)?.target?.className ?? '?'}`,
      ),
  );

/** The screen shows what it has: fonts, what it asked for, and its map. */
export async function settled(page: Page): Promise<void> {
  // An empty one waits for the campaign.
  await page.locator('main > *').first().waitFor({ state: 'attached' });
  if ((await page.locator('.board').count()) > 0) await page.locator('.board[data-drawn]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Calm when nothing has changed for some frames, whatever the machine's speed.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let calm = 0;
        let quiet = performance.now();
        const watcher = new MutationObserver(() => ((calm = 0), (quiet = performance.now())));
        watcher.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const look = (): void => {
          calm += 1;
          if (calm < 12 || performance.now() - quiet < 200) return void requestAnimationFrame(look);
          watcher.disconnect();
          done();
        };
        look();
      }),
  );
}
