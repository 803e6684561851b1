/**
 * Seals secrets that lie in the database: AES-256-GCM under a key of the purpose, derived from the server's
 * master key.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '../../application/ports/vault';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export class SealedBox implements Vault {
  private readonly key: Buffer;

  /** `purpose` separates keys: what was sealed for one purpose cannot be opened as another's. */
  constructor(masterKey: Uint8Array, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `campaign-host/${purpose}`, 32));
  }

  seal(plain: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed under another master key or for another purpose, or is damaged. */
  open(sealed: Uint8Array): Buffer {
    const start = 1 + NONCE_BYTES + TAG_BYTES;
    if (sealed.length < start || sealed[0] !== VERSION) throw new Error('this was not sealed here');
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(1, 1 + NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, start));
    return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]);
  }
}
