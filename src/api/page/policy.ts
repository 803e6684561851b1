/** The headers of the page: what it may load and do, and how long its files may be kept. */

/**
 * Everything comes from this server, and nothing stands inline. Styles that scripts set on elements are no
 * inline styles. `blob:` and `data:` are for pictures alone: drawings that the page makes, and small ones
 * that lie in its style sheet. No text becomes markup or script: browsers that know trusted types take it
 * only from the policy `default`, which the page makes first of all, and which lets addresses of this server
 * pass as scripts of workers.
 */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** What the page never asks a browser for. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
  ],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Over those that every answer has. A service worker and the workers of the page keep to the policy of their
 * own script, so all files have it.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT,
  'permissions-policy': PERMISSIONS,
  'cross-origin-resource-policy': 'same-origin',
};

/** By path. What bears a hash in its name never changes. */
export const cacheOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/icons/') ? 'public, max-age=86400' : 'no-cache';
};
