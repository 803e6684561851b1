/**
 * Posts to an address that a game master has given: to public ones only, resolved once, in bounded time; of
 * the answer only the status is read.
 */
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { PostFailure } from '../../application/engines/delivery-state';
import { isStale, keepAfter, type KeptConnections } from './kept-connections';
import { isPublicAddress } from './public-address';

export interface WebhookPost {
  readonly url: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

export interface WebhookMeans {
  /** For tests, and engines in an operator's own network: http and addresses that are not public. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  /** All addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Where many posts go to a few servers: connections that are used again. Left out: each has its own. */
  readonly connections?: KeptConnections;
}

/** `retryAfter`: for so many seconds the other end wants nothing more; left out: it does not say. */
export type WebhookOutcome =
  | { readonly status: number; readonly retryAfter?: number }
  | { readonly failure: Exclude<PostFailure['reason'], 'answered'> };

/** Null when nothing may be posted there, wherever it leads: another scheme, or a login in it. */
export const webhookUrl = (text: string, allowPrivate: boolean): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:') ? url : null;
};

type Answered = Extract<WebhookOutcome, { readonly status: number }>;

/** Of `Retry-After`, which is a number of seconds or a time (RFC 9110, 10.2.3); parts of seconds count whole. */
const secondsOf = (value: string | undefined, now: number = Date.now()): number | null => {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};

class TooSlow extends Error {}

const late = (ms: number): { readonly promise: Promise<never>; readonly cancel: () => void } => {
  let cancel = (): void => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), ms);
    cancel = () => clearTimeout(timer);
  });
  promise.catch(() => undefined);
  return { promise, cancel };
};

/**
 * To the very address that was looked at: nothing resolves the name again, no proxy and no redirect leads
 * elsewhere.
 */
const send = (
  url: URL,
  address: string,
  { body, headers }: WebhookPost,
  signal: AbortSignal,
  connections?: KeptConnections,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const isHttps = url.protocol === 'https:';
    const request = (isHttps ? https : http).request({
      host: address,
      family: isIP(address),
      port: url.port === '' ? undefined : Number(url.port),
      path: url.pathname + url.search,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': body.length },
      // It keeps connections by their address, and by the name for which a certificate was shown.
      agent: (isHttps ? connections?.https : connections?.http) ?? false,
      maxHeaderSize: 16_384,
      signal,
      ...(isIP(name) === 0 ? { servername: name } : {}),
    });
    let isAnswered = false;
    request.once('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers } = response;
      const retryAfter = secondsOf(headers['retry-after']);
      resolve(retryAfter === null ? { status } : { status, retryAfter });
      // What it says is nobody's business: a body without end is never begun.
      if (connections === undefined) response.destroy();
      else keepAfter(response);
    });
    request.on('error', (error) => {
      if (!isAnswered && isStale(request, error))
        resolve(send(url, address, { url: url.href, body, headers }, signal));
      else reject(error);
    });
    request.end(body);
  });

/** Never throws. */
export const postWebhook = async (
  post: WebhookPost,
  { allowPrivate, timeoutMs, resolve, connections }: WebhookMeans,
): Promise<WebhookOutcome> => {
  const url = webhookUrl(post.url, allowPrivate);
  if (url === null) return { failure: 'bad-url' };
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const deadline = late(timeoutMs);
  const abort = new AbortController();
  try {
    const addresses =
      isIP(name) > 0 ? [name] : await Promise.race([resolve(name), deadline.promise]).catch(() => []);
    const [address] = addresses;
    if (address === undefined) return { failure: 'unresolved' };
    // One that leads inside is enough: whoever owns the name has mixed them.
    if (!allowPrivate && !addresses.every(isPublicAddress)) return { failure: 'not-public' };
    return await Promise.race([send(url, address, post, abort.signal, connections), deadline.promise]);
  } catch (error) {
    abort.abort();
    return { failure: error instanceof TooSlow ? 'too-slow' : 'unreachable' };
  } finally {
    deadline.cancel();
  }
};
