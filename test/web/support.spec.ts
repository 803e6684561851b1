/**
 * What the other specs of the page rely on: that the browser is what it pretends to be, and that nothing that
 * goes wrong in it is overlooked.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/browser/accessible';
import { contactSheet } from '../support/browser/contact-sheet';
import { measureFrames } from '../support/browser/frames';
import { ON_A_TRAIN, slowDown } from '../support/browser/slow';
import { visitorsOf, type Visitor } from '../support/browser/visitors';

const POLICY =
  "default-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Tried</title><meta name="viewport" content="width=device-width"><main><h1>Tried</h1>${body}</main><script src="/script.js"></script></html>`;
const SCRIPT = `document.addEventListener('touchstart', () => { document.title = 'touched'; });`;
const BODIES: Readonly<Record<string, string>> = {
  '/': page('<p>Grüße ☃</p>'),
  '/inline': page('<script>document.title = "ran"</script>'),
  '/foreign': page('<img alt="" src="http://other.example/picture.png">'),
  '/broken': page('<img alt="" src="/gone">'),
  '/unnamed': page('<input>'),
};

describe('support of tests in a browser', () => {
  let server: Server;
  let url = '';
  const visitors = visitorsOf(() => url);

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '/';
      const body = path === '/script.js' ? SCRIPT : BODIES[path];
      if (path === '/favicon.ico') return void response.writeHead(204).end();
      response.writeHead(body === undefined ? 500 : 200, {
        'content-type': `${path.endsWith('.js') ? 'text/javascript' : 'text/html'}; charset=utf-8`,
        'content-security-policy': path === '/foreign' ? '' : POLICY,
      });
      response.end(body ?? 'gone');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const seen = (visitor: Visitor): Promise<object> =>
    visitor.page.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      ratio: devicePixelRatio,
      touch: navigator.maxTouchPoints > 0,
      language: navigator.language,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }));

  it('is a phone', async () => {
    const visitor = await visitors.open({
      device: 'phone',
      language: 'de',
      theme: 'dark',
      reducedMotion: true,
    });
    await visitor.page.goto('/');
    expect(await seen(visitor)).toEqual({
      width: 360,
      height: 740,
      ratio: 2,
      touch: true,
      language: 'de-DE',
      dark: true,
      still: true,
    });
    await visitor.page.getByText('Grüße').tap();
    expect(await visitor.page.title()).toBe('touched');
  });

  it('is a desktop', async () => {
    const visitor = await visitors.open({ device: 'desktop' });
    await visitor.page.goto('/');
    expect(await seen(visitor)).toEqual({
      width: 1440,
      height: 900,
      ratio: 1,
      touch: false,
      language: 'en-GB',
      dark: false,
      still: false,
    });
  });

  it.each([
    ['/inline', /^broken policy: .*inline script/],
    ['/foreign', /^request leaves the server: http:\/\/other\.example\/picture\.png/],
    ['/broken', /^failed request: GET .*\/gone 500/],
  ])('sees what goes wrong on %s', async (path, complaint) => {
    const visitor = await visitors.open();
    await visitor.page.goto(path);
    await visitor.page.evaluate('0');
    expect(visitor.complaints()).toContainEqual(expect.stringMatching(complaint));
    visitor.expects(complaint);
    visitor.allows(/^(console error|failed request): /);
    expect(visitor.complaints()).toEqual([]);
  });

  it('sees errors of a script, and misses those that were expected', async () => {
    const visitor = await visitors.open();
    await visitor.page.goto('/');
    visitor.expects(/^page error: .*thrown/);
    expect(visitor.complaints()).toEqual(['expected, and did not happen: /^page error: .*thrown/']);
    const thrown = visitor.context.waitForEvent('weberror');
    await visitor.page.evaluate(
      () =>
        void queueMicrotask(() => {
          throw new Error('thrown');
        }),
    );
    await thrown;
    expect(visitor.complaints()).toEqual([]);
  });

  it('lets axe judge under a strict policy', async () => {
    const visitor = await visitors.open({ device: 'phone' });
    await visitor.page.goto('/unnamed');
    await expect(expectAccessible(visitor.page)).rejects.toThrow(/label \(critical\)[^]*<input>/);
    await visitor.page.goto('/');
    await expectAccessible(visitor.page);
  });

  it('slows a line down', async () => {
    const visitor = await visitors.open();
    await slowDown(visitor.page, ON_A_TRAIN);
    await visitor.page.goto('/');
    const [waited] = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd - entry.startTime),
    );
    expect(waited).toBeGreaterThanOrEqual(140);
  });

  it('measures the work of each frame', async () => {
    const visitor = await visitors.open();
    await visitor.page.goto('/');
    const { frames, p95 } = await measureFrames(visitors.browser, visitor.page, () =>
      visitor.page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            let drawn = 0;
            const draw = (): void => {
              for (const end = performance.now() + 20; performance.now() < end;);
              document.body.style.opacity = String(1 - drawn / 100);
              drawn += 1;
              if (drawn < 20) requestAnimationFrame(draw);
              else resolve();
            };
            requestAnimationFrame(draw);
          }),
      ),
    );
    expect(frames.length).toBeGreaterThanOrEqual(18);
    expect(p95).toBeGreaterThanOrEqual(20);
  });

  it('draws a contact sheet', async () => {
    const visitor = await visitors.open({ device: 'phone' });
    await visitor.page.goto('/');
    const png = await visitor.page.screenshot();
    const directory = mkdtempSync(join(tmpdir(), 'campaign-sheet-'));
    try {
      await contactSheet(
        visitors.browser,
        [
          { caption: 'one <b>', png },
          { caption: 'two', png },
        ],
        join(directory, 'sheet.png'),
      );
      const drawn = readFileSync(join(directory, 'sheet.png'));
      // Width and height of a PNG: two of 360 × 740, with room around them.
      expect([drawn.readUInt32BE(16) > 720, drawn.readUInt32BE(20) > 740]).toEqual([true, true]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
