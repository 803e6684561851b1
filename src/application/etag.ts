/** Entity tags over the bytes of answers (RFC 9110, 8.8.3). */
import { createHash, hash } from 'node:crypto';

/** A strong one: 128 bits of SHA-256, quoted. */
export const etagOf = (bytes: string | Uint8Array): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

/** The tag of an answer that is made part by part: hashing all of it at once would keep others waiting. */
export class GrowingEtag {
  readonly #hash = createHash('sha256');

  add(part: string): void {
    this.#hash.update(part);
  }

  /** Nothing can be added afterwards. */
  tag(): string {
    return `"${this.#hash.digest('base64url').slice(0, 22)}"`;
  }
}
