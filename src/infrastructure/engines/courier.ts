/**
 * Looks for battles to deliver: when a campaign has changed, and every few seconds; and posts them, signed.
 */
import { randomBytes } from 'node:crypto';
import { deliveryId, type PostSigned } from '../../application/engines/deliver';
import { Wake } from '../time/wake';
import { postWebhook, webhookUrl } from './post-webhook';
import { resolveAnyName, resolvePublicName } from './resolve-name';
import { signatureOf } from './signature';

const INTERVAL_MS = 5_000;
const AFTER_CHANGE_MS = 100;
const TIMEOUT_MS = 10_000;

/** As engines sign their calls, over the webhook's own path. */
export const postSigned =
  (allowPrivate: boolean): PostSigned =>
  async ({ url, secret, timestamp, battle, hash }, text) => {
    const at = webhookUrl(url, allowPrivate);
    if (at === null) return { reason: 'bad-url', status: null };
    const body = Buffer.from(text);
    const nonce = randomBytes(18).toString('base64url');
    const signature = signatureOf(secret, {
      method: 'POST',
      target: at.pathname + at.search,
      timestamp,
      nonce,
      body,
    });
    const headers = {
      'content-type': 'application/json',
      'x-engine-delivery': deliveryId(battle, hash),
      'x-engine-timestamp': timestamp,
      'x-engine-nonce': nonce,
      'x-engine-signature': signature,
    };
    const resolve = allowPrivate ? resolveAnyName : (name: string) => resolvePublicName(name);
    const outcome = await postWebhook(
      { url, body, headers },
      { allowPrivate, timeoutMs: TIMEOUT_MS, resolve },
    );
    if ('failure' in outcome) return { reason: outcome.failure, status: null };
    return outcome.status >= 200 && outcome.status < 300
      ? null
      : { reason: 'answered', status: outcome.status };
  };

export class Courier {
  readonly #wake = new Wake(() => {
    this.#running = this.#run();
  });
  #running: Promise<void> | null = null;
  #again = false;

  constructor(
    /** How many were posted. */
    private readonly deliver: () => Promise<number>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.#wake.in(0);
  }

  nudge(): void {
    if (this.#running !== null) this.#again = true;
    else this.#wake.in(AFTER_CHANGE_MS);
  }

  /** Ends after the posts that are under way. */
  async stop(): Promise<void> {
    this.#wake.end();
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#again = false;
    this.#wake.rang();
    // One look takes so many at most: where there was something there may be more.
    const posted = await this.deliver().catch((error: unknown) => (this.onFailure(error), 0));
    this.#running = null;
    this.#wake.in(this.#again || posted > 0 ? AFTER_CHANGE_MS : INTERVAL_MS);
  }
}
