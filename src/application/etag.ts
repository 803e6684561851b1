/** Entity tags over the bytes of answers (RFC 9110, 8.8.3). */
import { hash } from 'node:crypto';

/** A strong one: 128 bits of SHA-256, quoted. */
export const etagOf = (bytes: string | Uint8Array): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
