/** The API, through its generated types: with the login, the reader's language and an idempotency key on every request that needs one. */
import createClient from 'openapi-fetch';
import type { paths } from '../../../src/client/api.generated';
import { language } from '../text/language';
import { accessToken, tokenRefused } from './session';

export { ApiError, ok, type Schemas } from '../../../src/client/client';

/** A request that nobody answers is given up, so that the page can say so. */
const PATIENCE_MS = 20_000;
/** The longest that is waited when the server says to come again, in seconds. */
const LONGEST_WAIT = 5;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function send(request: Request): Promise<Response> {
  const again = request.clone();
  const answer = await fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]) });
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  if (answer.status === 401 && token !== undefined) {
    tokenRefused(token);
    const fresh = await accessToken();
    if (fresh === null || fresh === token) return answer;
    again.headers.set('authorization', `Bearer ${fresh}`);
    return fetch(again);
  }
  const seconds = answer.status === 429 || answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0;
  if (!(seconds > 0 && seconds <= LONGEST_WAIT)) return answer;
  await answer.body?.cancel();
  await wait(seconds * 1_000);
  return fetch(again);
}

export const api = createClient<paths>({ baseUrl: location.origin, fetch: send });

api.use({
  async onRequest({ request }) {
    request.headers.set('accept-language', language.value);
    if (request.method === 'POST' && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID());
    const token = await accessToken();
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

/** Whether a failure means that the server was not reached, so that the same request may be sent again. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));
