/** Fingerprints of contents: who has the one has the other. 128 bits of SHA-256, as text. */
import { createHash, hash } from 'node:crypto';

const CHARACTERS = 22;

export const fingerprint = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, CHARACTERS);

/** Of what is made part by part: hashing all of it at once would keep others waiting. */
export class GrowingFingerprint {
  readonly #hash = createHash('sha256');

  add(part: string): void {
    this.#hash.update(part);
  }

  /** Nothing can be added afterwards. */
  value(): string {
    return this.#hash.digest('base64url').slice(0, CHARACTERS);
  }
}
