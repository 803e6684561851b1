/**
 * Notes what goes wrong in a browser while a test looks elsewhere: errors, broken policies, failed requests,
 * and what leaves the server's origin.
 */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

export interface Watch {
  /** Must have happened by the end of the test. */
  expects(complaint: RegExp): void;
  /** May have happened. */
  allows(complaint: RegExp): void;
  /** What happened and was not expected, and what was expected and did not happen. */
  complaints(): readonly string[];
}

const OF_A_POLICY = /Content Security Policy|Trusted ?(Type|Script|HTML)|Permissions[- ]Policy/i;

/** A server without a demo says so with 404, which browsers note as an error. */
const NO_DEMO = /^console error: .* 404 .*\/v1\/demo$/;

/**
 * The page asks by itself what an offer leads to. When somebody else's order came first, the server says that
 * the offer has gone: browsers note that as an error, and only the order of the two decides.
 */
const OUTRUN = /^console error: .*status of 409 .*\/v1\/matches\/[^/]+\/orders\?(seat=[^&]*&)?dryRun=true$/;

const LATE = /^console error: .*status of 401 .*\/v1\/auth\/refresh/;

const ofConsole = (said: ConsoleMessage): string => {
  const where = said.location().url;
  return `${OF_A_POLICY.test(said.text()) ? 'broken policy' : 'console error'}: ${said.text()}${where === '' ? '' : ` at ${where}`}`;
};

const hasOrigin = (url: string): boolean => /^(https?|wss?):/.test(url);
const hostOf = (url: string): string => new URL(url).host;

export function watch(context: BrowserContext, ownUrl: string): Watch {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [NO_DEMO, OUTRUN];
  /**
   * Refreshes that came late and are asked for again (`accounts/refresh-late`): pages that a test leaves at
   * once do that to each other.
   */
  let late = 0;
  const note = (complaint: string): void => void found.push(complaint);
  const noteForeign = (url: string): void => {
    if (hasOrigin(url) && hostOf(url) !== hostOf(ownUrl)) note(`request leaves the server: ${url}`);
  };
  context.on('console', (said) => {
    if (said.type() === 'error' || OF_A_POLICY.test(said.text())) note(ofConsole(said));
  });
  context.on('weberror', (thrown) => note(`page error: ${String(thrown.error().stack ?? thrown.error())}`));
  context.on('request', (request) => noteForeign(request.url()));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'unknown';
    // Whoever goes to another page ends what this one was waiting for.
    if (why !== 'net::ERR_ABORTED') note(`failed request: ${request.method()} ${request.url()} ${why}`);
  });
  context.on('response', (response) => {
    if (response.status() === 401 && response.headers()['retry-after'] !== undefined) late += 1;
    if (response.status() >= 500)
      note(`failed request: ${response.request().method()} ${response.url()} ${response.status()}`);
  });
  context.on('page', (page: Page) => {
    page.on('crash', () => note('the page crashed'));
    page.on('websocket', (socket) => noteForeign(socket.url()));
  });
  return {
    expects: (complaint) => void expected.push(complaint),
    allows: (complaint) => void allowed.push(complaint),
    complaints: () => [
      ...found.filter(
        (complaint) =>
          ![...expected, ...allowed].some((one) => one.test(complaint)) &&
          !(LATE.test(complaint) && late-- > 0),
      ),
      ...expected
        .filter((one) => !found.some((complaint) => one.test(complaint)))
        .map((one) => `expected, and did not happen: ${String(one)}`),
    ],
  };
}
