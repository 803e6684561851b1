/**
 * Signatures of external engines' requests: HMAC-SHA256 over method, target, time stamp, nonce and body,
 * written down in docs/engines.md.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signable {
  readonly method: string;
  readonly target: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: Uint8Array;
}

/** As the header carries it: `v1=` and 64 hexadecimal digits. */
export const signatureOf = (
  secret: Uint8Array,
  { method, target, timestamp, nonce, body }: Signable,
): string =>
  `v1=${createHmac('sha256', secret).update(`v1\n${method}\n${target}\n${timestamp}\n${nonce}\n`).update(body).digest('hex')}`;

/** In a time that tells nothing of where they differ. */
export const isSignature = (expected: string, sent: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
};
