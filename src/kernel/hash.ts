/** SHA-256 and HMAC-SHA-256 without Node: the pure rooms run anywhere. */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** 64 hex digits; the text as UTF-8. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
/**
 * HMACs under one key, 32 bytes each; the texts as UTF-8. Half of the work of a short one is to take in the
 * key: that is done once.
 */
export const hmacSha256 = (key: Uint8Array): ((text: string) => Uint8Array) => {
  const keyed = hmac.create(sha256, key);
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest();
};
/** Bytes as hex digits. */
export const bytesHex = (bytes: Uint8Array): string => bytesToHex(bytes);
/** The bytes of a text of hex digits, e.g. of a key as the state carries it. Throws when it is none. */
export const hexBytes = (text: string): Uint8Array => hexToBytes(text);
