/** What a browser gives when it subscribes: an address of a push service, and two keys. */
import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { PushReader } from '../../../application/notices/push-subscriptions';
import { webhookUrl } from '../../engines/post-webhook';
import { isPublicAddress } from '../../engines/public-address';
import { CURVE } from './encrypt-push';

const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** Null: not base64url, or of another length. Padding may stand at the end. */
const bytesOf = (text: string, length: number): Buffer | null => {
  if (!/^[\w-]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === length ? bytes : null;
};

const isPoint = (bytes: Buffer): boolean => {
  try {
    ECDH.convertKey(bytes, CURVE);
    return bytes[0] === 4;
  } catch {
    return false;
  }
};

/** Names are looked up when a push is sent: what they lead to may change. */
export const browserReader = (allowPrivate: boolean): PushReader => ({
  address: (endpoint) => {
    const url = webhookUrl(endpoint, allowPrivate);
    if (url === null) return null;
    const name = url.hostname.replace(/^\[|\]$/g, '');
    return allowPrivate || isIP(name) === 0 || isPublicAddress(name) ? url.href : null;
  },
  p256dh: (key) => {
    const point = bytesOf(key, POINT_BYTES);
    return point !== null && isPoint(point) ? point : null;
  },
  auth: (key) => bytesOf(key, AUTH_BYTES),
});
