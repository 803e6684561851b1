/**
 * The body of a push message: encrypted for one browser (RFC 8291, in the form of RFC 8188), so that the
 * push service in between cannot read it.
 */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives when it subscribes. */
export interface PushKeys {
  /** A point of P-256, uncompressed: 65 bytes. */
  readonly p256dh: Uint8Array;
  /** 16 bytes. */
  readonly auth: Uint8Array;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
export const CURVE = 'prime256v1';
/** One record holds all: push services take bodies of 4,096 bytes. */
const RECORD_BYTES = 4_096;
/** Of the header: the salt, the length of a record, the length of the key and the key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1 + 65;
const LAST_RECORD = 2;
/** How many bytes a message can have at most. */
export const MAX_PUSH_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const newPair = (): ECDH => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
};

/**
 * A new pair and salt for each message; tests give their own. Throws if the message is longer than
 * `MAX_PUSH_BYTES`, or if `p256dh` is no point of the curve.
 */
export const encryptPush = (
  message: Uint8Array,
  { p256dh, auth }: PushKeys,
  pair: ECDH = newPair(),
  salt: Uint8Array = randomBytes(SALT_BYTES),
): Buffer => {
  if (message.length > MAX_PUSH_BYTES) throw new RangeError('a push message is too long');
  const mine = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, mine]);
  const secret = derive(pair.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const lengths = Buffer.alloc(5);
  lengths.writeUInt32BE(RECORD_BYTES);
  lengths.writeUInt8(mine.length, 4);
  return Buffer.concat([
    ...[salt, lengths, mine],
    ...[cipher.update(message), cipher.update(Uint8Array.of(LAST_RECORD)), cipher.final()],
    cipher.getAuthTag(),
  ]);
};
