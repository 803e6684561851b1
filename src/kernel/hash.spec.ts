import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { bytesHex, hmacSha256, sha256Hex } from './hash';

describe('hashes', () => {
  it('SHA-256 of the published test vectors', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('SHA-256 and HMAC agree with another implementation on any text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 80 }),
        fc.string({ unit: 'grapheme' }),
        (key, text) => {
          expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
          expect(bytesHex(hmacSha256(key)(text))).toBe(
            createHmac('sha256', key).update(text, 'utf8').digest('hex'),
          );
        },
      ),
    );
  });
});
