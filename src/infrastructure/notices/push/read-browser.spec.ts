/** Addresses and keys of browsers: what a server takes that may ask the public internet only. */
import { createECDH } from 'node:crypto';
import { PUSH_SUBSCRIPTION } from '../../../../test/support/outside/push-service';
import { browserReader } from './read-browser';

const reader = browserReader(false);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com:443/wpush/v2/x', true],
  ['https://web.push.apple.com/Q', true],
  ['https://93.184.216.34/', true],
  ['http://push.example.org/', false],
  ['https://user:secret@push.example.org/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://10.0.0.1:8443/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['push.example.org', false],
  ['', false],
])('%s: %p', (endpoint, taken) => expect(reader.address(endpoint) !== null).toBe(taken));

it('tests may ask their own machine', () =>
  expect(browserReader(true).address('http://127.0.0.1:1/a')).toBe('http://127.0.0.1:1/a'));

it('keys are a point of the curve, and sixteen bytes', () => {
  expect(reader.p256dh(PUSH_SUBSCRIPTION.p256dh)?.length).toBe(65);
  expect(reader.p256dh(`${PUSH_SUBSCRIPTION.p256dh}=`)?.length).toBe(65);
  expect(reader.auth(`${PUSH_SUBSCRIPTION.auth}==`)?.length).toBe(16);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const compressed = pair.getPublicKey('base64url', 'compressed');
  const offCurve = Buffer.alloc(65, 4).toString('base64url');
  for (const key of ['', '!', compressed, offCurve, PUSH_SUBSCRIPTION.auth])
    expect(reader.p256dh(key)).toBeNull();
  for (const key of ['', '!', 'AAAA', PUSH_SUBSCRIPTION.p256dh, 'BTBZMqHH6r4Tts7J/aSIgg'])
    expect(reader.auth(key)).toBeNull();
});
