/** Which errors say that a disk is full: PostgreSQL's own, and the system's. */

/** disk_full; no space, no quota. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** What PostgreSQL's own programs print when they cannot write. */
const WORDS = /No space left on device|Disk quota exceeded/;

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (CODES.has((error as { readonly code?: unknown }).code) ||
    WORDS.test(error.message) ||
    isDiskFull(error.cause));
