/**
 * Looks for battles to deliver: when a campaign has changed, and every few seconds; and posts them, signed.
 */
import { deliveryId, type PostSigned } from '../../application/engines/deliver';
import { Wake } from '../time/wake';
import type { WebhookMeans } from './post-webhook';
import { resolveAnyName, resolvePublicName } from './resolve-name';
import { signAndPost } from './sign-and-post';

const INTERVAL_MS = 5_000;
const AFTER_CHANGE_MS = 100;
const TIMEOUT_MS = 10_000;

/** How webhooks of all kinds are posted: within so much time, and to public addresses unless the operator says otherwise. */
export const webhookMeans = (allowPrivate: boolean): WebhookMeans => ({
  allowPrivate,
  timeoutMs: TIMEOUT_MS,
  resolve: allowPrivate ? resolveAnyName : (name) => resolvePublicName(name),
});

/** As engines sign their calls, over the webhook's own path. */
export const postSigned =
  (allowPrivate: boolean): PostSigned =>
  async ({ url, secret, timestamp, battle, hash }, text) => {
    const signed = { url, secret, timestamp, delivery: deliveryId(battle, hash), text };
    const outcome = await signAndPost('x-engine', signed, webhookMeans(allowPrivate));
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
