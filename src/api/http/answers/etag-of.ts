/** Entity tags over the bytes of answers (RFC 9110, 8.8.3). */
import { fingerprint } from '../../../application/fingerprint';

/** A strong tag with this fingerprint. */
export const strongEtag = (print: string): string => `"${print}"`;

export const etagOf = (bytes: string | Uint8Array): string => strongEtag(fingerprint(bytes));
