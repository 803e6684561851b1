/** Posts that a program can prove to be this server's: signed as engines sign their calls, over the URL's own path. */
import { randomBytes } from 'node:crypto';
import { postWebhook, webhookUrl, type WebhookMeans, type WebhookOutcome } from './post-webhook';
import { signatureOf } from './signature';

export interface SignedPost {
  readonly url: string;
  readonly secret: Uint8Array;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** The same at every attempt. */
  readonly delivery: string;
  readonly text: string;
}

/** `prefix`: of the headers, `x-engine`. Never throws. */
export const signAndPost = (
  prefix: string,
  { url, secret, timestamp, delivery, text }: SignedPost,
  means: WebhookMeans,
): Promise<WebhookOutcome> => {
  const at = webhookUrl(url, means.allowPrivate);
  if (at === null) return Promise.resolve({ failure: 'bad-url' });
  const body = Buffer.from(text);
  const nonce = randomBytes(18).toString('base64url');
  const target = at.pathname + at.search;
  const headers = {
    'content-type': 'application/json',
    [`${prefix}-delivery`]: delivery,
    [`${prefix}-timestamp`]: timestamp,
    [`${prefix}-nonce`]: nonce,
    [`${prefix}-signature`]: signatureOf(secret, { method: 'POST', target, timestamp, nonce, body }),
  };
  return postWebhook({ url, body, headers }, means);
};
