/** Tells a push service which server sends (RFC 8292): a signed word for one service, for half a day. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Services refuse more than a day. */
const VALID_SECONDS = 12 * 3_600;

export interface VapidKeys {
  /** PKCS 8. What is secret: stored only sealed. */
  readonly privateKey: Buffer;
  /** The point, uncompressed, in base64url: browsers subscribe with it. */
  readonly publicKey: string;
}

const coded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const pointOf = (key: KeyObject): string => {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const part = (coordinate: string): Buffer => Buffer.from(coordinate, 'base64url');
  return Buffer.concat([Uint8Array.of(4), part(x), part(y)]).toString('base64url');
};

const pkcs8 = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'pkcs8' });
const opened = (key: Buffer): KeyObject => createPrivateKey({ key, format: 'der', type: 'pkcs8' });

export const newVapidKeys = (): VapidKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return { privateKey: pkcs8(privateKey), publicKey: pointOf(privateKey) };
};

/**
 * The header `Authorization` of a push.
 *
 * @param endpoint where it goes to, whole
 * @param contact whom the service may ask: `mailto:` or `https:`
 * @param now ms since 1970
 */
export const vapidHeader = (
  { privateKey, publicKey }: VapidKeys,
  endpoint: string,
  contact: string,
  now: number,
): string => {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + VALID_SECONDS,
    sub: contact,
  };
  const said = `${coded({ typ: 'JWT', alg: 'ES256' })}.${coded(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key: opened(privateKey), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
};
