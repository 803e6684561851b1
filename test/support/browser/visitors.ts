/**
 * People at their devices: each with a browser context of their own, watched, and closed at the end of the
 * test.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { contextOptions, launchBrowser, type Look } from './launch';
import { watch, type Watch } from './watch';

export interface Visitor extends Watch {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface Visitors {
  readonly browser: Browser;
  /** Opens a device with an empty page; addresses are below the server's. */
  open(look?: Look): Promise<Visitor>;
}

/** How long a page may take to show what a test waits for: machines that run tests are busy. */
const PATIENCE_MS = 60_000;

/**
 * A page answers only when all that it said before has come in. One that crashed answers nothing, which is
 * noted already.
 */
const leave = async ({ context }: Visitor): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.evaluate('0').catch(() => undefined)));
  await context.close();
};

/**
 * Hooks for a spec file: one browser for all of it; after each test what went wrong in its pages fails it.
 * `url` is asked for when a page opens.
 */
export function visitorsOf(url: () => string): Visitors {
  let browser: Browser | null = null;
  let present: Visitor[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const leaving = present;
    present = [];
    await Promise.all(leaving.map(leave));
    const complaints = leaving.flatMap((visitor) => visitor.complaints());
    if (complaints.length > 0)
      throw new Error(`In the browser:\n${complaints.map((one) => `  ${one}`).join('\n')}`);
  });
  afterAll(async () => browser?.close());
  const running = (): Browser => {
    if (browser === null) throw new Error('the browser runs within tests only');
    return browser;
  };
  return {
    get browser() {
      return running();
    },
    open: async (look = {}) => {
      const context = await running().newContext({ ...contextOptions(look), baseURL: url() });
      context.setDefaultTimeout(PATIENCE_MS);
      const watched = watch(context, url());
      // Noted before anything can fail, so that it is closed in any case.
      const visitor: { -readonly [name in keyof Visitor]: Visitor[name] } = {
        ...watched,
        context,
        page: null as never,
      };
      present.push(visitor);
      visitor.page = await context.newPage();
      return visitor;
    },
  };
}
