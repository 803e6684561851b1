/**
 * Secrets of links in mails, computed from what they are about and the server's master key: a mail that is
 * sent twice has the same link, and none lies in the database. Each purpose has a key of its own.
 */
import { createHmac, hkdfSync } from 'node:crypto';

export class MailKeys {
  readonly #key: Buffer;

  constructor(masterKey: Uint8Array, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `campaign-host/${purpose}`, 32));
  }

  /** 256 bits, as of a random token. */
  tokenOf(about: string): string {
    return createHmac('sha256', this.#key).update(about).digest('base64url');
  }
}
