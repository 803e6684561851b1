/**
 * Puts many pictures on one, each with its caption, so that screens can be judged side by side. The browser
 * itself draws it.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from 'playwright-core';

export interface Picture {
  readonly caption: string;
  readonly png: Buffer;
}

const MAX_A_ROW = 6;
/** Room for a picture: phones are as tall as they can be, desktops as wide. */
const CELL = { width: 480, height: 740 };

const cell = ({ caption, png }: Picture): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  body { margin: 0; padding: 16px; background: #777; width: max-content; }
  main { display: grid; gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { font: 14px sans-serif; color: #fff; padding-bottom: 4px; max-width: ${CELL.width}px; overflow-wrap: anywhere; }
  img { display: block; max-width: ${CELL.width}px; max-height: ${CELL.height}px; }`;

export async function contactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  try {
    const page = await context.newPage();
    const columns = Math.min(pictures.length, MAX_A_ROW);
    await page.setContent(
      `<!doctype html><style>${STYLE}</style><main style="grid-template-columns: repeat(${columns}, max-content)">${pictures.map(cell).join('')}</main>`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    mkdirSync(dirname(file), { recursive: true });
    await page.locator('body').screenshot({ path: file });
  } finally {
    await context.close();
  }
}
