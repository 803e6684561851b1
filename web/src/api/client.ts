/**
 * The API, through its generated types: with the login, the reader's language and an idempotency key on every
 * request that needs one.
 */
import createClient from 'openapi-fetch';
import type { paths } from '../../../src/client/api.generated';
import { language } from '../text/language';
import { accessToken, tokenRefused } from './session';
import { someId } from '../ui/device/some-id';
import { serverTimeIs } from '../ui/device/use-now';

export { ApiError, ok, type Schemas } from '../../../src/client/client';

/** A request that nobody answers is given up, so that the page can say so. */
const PATIENCE_MS = 20_000;
/** The longest that is waited when the server says to come again, in seconds. */
const LONGEST_WAIT = 5;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Ends with the request's own signal, or when patience does, also amid an answer. Some browsers cannot join
 * two signals by themselves.
 */
function patiently(request: Request): Promise<Response> {
  const end = new AbortController();
  setTimeout(() => end.abort(new DOMException('nobody answers', 'TimeoutError')), PATIENCE_MS);
  request.signal.addEventListener('abort', () => end.abort(request.signal.reason), { once: true });
  return fetch(request, { signal: end.signal });
}

/** What nobody keeps was made just now; what the browser kept has the time of then. */
const noteTime = ({ headers }: Response): void => {
  if (/no-cache|no-store/.test(headers.get('cache-control') ?? '')) serverTimeIs(headers.get('date'));
};

async function send(request: Request): Promise<Response> {
  const again = request.clone();
  const answer = await patiently(request);
  noteTime(answer);
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  if (answer.status === 401 && token !== undefined) {
    tokenRefused(token);
    const fresh = await accessToken();
    if (fresh === null || fresh === token) return answer;
    again.headers.set('authorization', `Bearer ${fresh}`);
    return patiently(again);
  }
  const seconds =
    answer.status === 429 || answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0;
  if (!(seconds > 0 && seconds <= LONGEST_WAIT)) return answer;
  await answer.body?.cancel();
  await wait(seconds * 1_000);
  return patiently(again);
}

export const api = createClient<paths>({ baseUrl: location.origin, fetch: send });

api.use({
  async onRequest({ request }) {
    request.headers.set('accept-language', language.value);
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', someId());
    const token = await accessToken();
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

/** Whether a failure means that the server was not reached, so that the same request may be sent again. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));
