/**
 * Port: seals secrets (signing keys, dice seeds) under the server's master key, so that the database alone
 * does not tell them.
 */
export interface Vault {
  seal(plain: Uint8Array): Uint8Array;
  /** Throws when it was not sealed under this key, or was changed. */
  open(sealed: Uint8Array): Uint8Array;
}
