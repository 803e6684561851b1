/** Port: randomness, for ids, seeds and codes. */

/** Where chance and new ids come from. */
export interface Chance {
  /** UUIDv7. */
  id(): string;
  bytes(count: number): Uint8Array;
  /** So many random bytes as hex digits. */
  hex(count: number): string;
  /** So many random bytes as text that may stand in a URL. */
  token(count: number): string;
  /** Of bytes, as hex digits. */
  sha256(bytes: Uint8Array): string;
}
