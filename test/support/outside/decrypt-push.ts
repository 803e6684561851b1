/** Reads the body of a push message as a browser does (RFC 8291). */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Throws if the body was not made for this browser. */
export const decryptPush = (body: Buffer, browser: ECDH, auth: Buffer): Buffer => {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('this is not the last record');
  return plain.subarray(0, -1);
};
