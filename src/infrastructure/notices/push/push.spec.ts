/** Pushes: the example of RFC 8291, a browser of the test's own that decrypts, and the signature. */
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { decryptPush } from '../../../../test/support/outside/decrypt-push';
import { encryptPush, MAX_PUSH_BYTES } from './encrypt-push';
import { SignedWords } from './signed-words';
import { newVapidKeys, vapidHeader } from './vapid';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

it('is what RFC 8291 has as its example', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const message = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptPush(message, keys, pair, bytes('DGv6ra1nlYgDCS1FRnbzlw')).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it.each([0, 1, 1_000, MAX_PUSH_BYTES])(
  'a browser reads a message of %i bytes, another does not',
  (length) => {
    const [browser, other, auth] = [createECDH('prime256v1'), createECDH('prime256v1'), randomBytes(16)];
    browser.generateKeys();
    other.generateKeys();
    const message = randomBytes(length);
    const body = encryptPush(message, { p256dh: browser.getPublicKey(), auth });
    expect(body.length).toBeLessThanOrEqual(4_096);
    expect(decryptPush(body, browser, auth).equals(message)).toBe(true);
    expect(() => decryptPush(body, other, auth)).toThrow();
  },
);

it('refuses what is too long, and a key that is no point', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const p256dh = browser.getPublicKey();
  expect(() => encryptPush(Buffer.alloc(MAX_PUSH_BYTES + 1), { p256dh, auth })).toThrow(RangeError);
  expect(() => encryptPush(Buffer.alloc(1), { p256dh: Buffer.alloc(65, 4), auth })).toThrow();
});

it('signs once an hour for each service, and anew when the clock was set back', async () => {
  let asked = 0;
  const keys = newVapidKeys();
  const words = new SignedWords(() => {
    asked += 1;
    return Promise.resolve(keys);
  }, 'mailto:war@example.org');
  const [one, hour] = ['https://push.example.org/a', 3_600_000];
  const first = await words.to(one, hour);
  expect(await words.to('https://push.example.org/b', hour + 1)).toBe(first);
  expect(await words.to('https://other.example.org/a', hour)).not.toBe(first);
  expect(await words.to(one, 2 * hour)).not.toBe(first);
  await words.to(one, hour - 1);
  expect(asked).toBe(4);
  // However many addresses are named.
  for (let n = 0; n < 500; n += 1) await words.to(`https://${String(n)}.example.org/`, hour);
});

it('signs for one service, for half a day', () => {
  const keys = newVapidKeys();
  const now = Date.UTC(2026, 0, 1);
  const header = vapidHeader(keys, 'https://push.example.org/a/b?c', 'mailto:war@example.org', now);
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.org',
    exp: now / 1_000 + 43_200,
    sub: 'mailto:war@example.org',
  });
  const point = bytes(key);
  expect(key).toBe(keys.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const reader = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const said = Buffer.from(`${head}.${claims}`);
  const seen = (text: Buffer): boolean =>
    verify('sha256', text, { key: reader, dsaEncoding: 'ieee-p1363' }, bytes(signature));
  expect([seen(said), seen(Buffer.from(`${head}.x`))]).toEqual([true, false]);
});
