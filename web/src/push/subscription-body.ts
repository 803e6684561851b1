/** What the server is told of a browser that takes pushes. */
import type { NewSubscription } from './push-here';

/** What is used of a browser's `PushSubscription`, in the page and in its worker. */
export interface Subscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  getKey(name: 'p256dh' | 'auth'): ArrayBuffer | null;
}

export const base64url = (bytes: ArrayBuffer | null | undefined): string =>
  bytes == null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');

export const bodyOf = (one: Subscription): NewSubscription => ({
  endpoint: one.endpoint,
  p256dh: base64url(one.getKey('p256dh')),
  auth: base64url(one.getKey('auth')),
});
