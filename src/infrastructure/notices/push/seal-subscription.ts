/** What a browser gave, as it lies in `notice_endpoints.address`: sealed, since it is a key to the browser. */
import type { Vault } from '../../../application/ports/vault';
import type { PushSubscription } from './push-way';

export const sealSubscription = (vault: Vault, { url, p256dh, auth }: PushSubscription): string => {
  const [point, secret] = [p256dh, auth].map((key) => Buffer.from(key).toString('base64url'));
  return Buffer.from(vault.seal(Buffer.from(JSON.stringify([url, point, secret])))).toString('base64url');
};

/** Null: sealed under another key, or damaged. */
export const openSubscription = (vault: Vault, address: string): PushSubscription | null => {
  try {
    const plain = Buffer.from(vault.open(Buffer.from(address, 'base64url'))).toString();
    const [url, point, secret] = JSON.parse(plain) as [string, string, string];
    return { url, p256dh: Buffer.from(point, 'base64url'), auth: Buffer.from(secret, 'base64url') };
  } catch {
    return null;
  }
};
