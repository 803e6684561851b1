/**
 * A typed client of the API: openapi-fetch on the generated types, a login that renews itself, and refusals
 * that are thrown.
 */
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.generated';

export type Schemas = components['schemas'];
export type Api = Client<paths, 'application/json'>;
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresIn: number;
}

/** What the server refused, with every violation of its problem document (RFC 9457). */
export class ApiError extends Error {
  constructor(
    readonly url: string,
    readonly status: number,
    readonly problem: Schemas['Problem'] | null,
  ) {
    const lines = (problem?.violations ?? []).map(
      ({ pointer, message, code, rule }) => `  ${pointer} ${message} [${rule ?? code}]`,
    );
    super([`${status} from ${url}: ${problem?.detail ?? 'no problem document'}`, ...lines].join('\n'));
  }
}

/** The body of an answer; a refusal becomes an ApiError. */
export async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok)
    throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
  return data as T;
}

/** How often a request is sent again that has to wait, and the longest wait in seconds that is waited for. */
const TRIES = 5;
const PATIENCE = 120;

/** Waits as long as the server asks (429 with `Retry-After`), and sends the request again. */
async function patiently(request: Request, tries = TRIES): Promise<Response> {
  const again = tries > 0 ? request.clone() : null;
  const answer = await fetch(request);
  const wait = answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0;
  if (again === null || !(wait > 0 && wait <= PATIENCE)) return answer;
  await answer.body?.cancel();
  await new Promise((done) => setTimeout(done, wait * 1000));
  return patiently(again, tries - 1);
}

/** Seconds before its end at which a login is renewed. */
const MARGIN = 30;

/** Without tokens for what is public; with those of a registration or login as that user. */
export function connect(baseUrl: string, tokens: Tokens | null = null): Api {
  const api = createClient<paths>({
    baseUrl,
    headers: { 'accept-language': 'en' },
    fetch: (request) => patiently(request),
  });
  const until = ({ expiresIn }: Tokens): number => Date.now() + (expiresIn - MARGIN) * 1000;
  let login = tokens === null ? null : { tokens: Promise.resolve(tokens), end: until(tokens) };
  const renewed = async ({ refreshToken }: Tokens): Promise<Tokens> =>
    ok(connect(baseUrl).POST('/v1/auth/refresh', { body: { refreshToken: refreshToken ?? '' } }));
  api.use({
    async onRequest({ request }) {
      // Sent twice under one key, a command is carried out once.
      if (request.method === 'POST') request.headers.set('idempotency-key', crypto.randomUUID());
      if (login !== null && Date.now() > login.end) {
        login = { tokens: login.tokens.then(renewed), end: Infinity };
        login.end = until(await login.tokens);
      }
      if (login !== null) request.headers.set('authorization', `Bearer ${(await login.tokens).accessToken}`);
      return request;
    },
  });
  return api;
}
