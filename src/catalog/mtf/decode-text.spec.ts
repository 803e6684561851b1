/** Bytes as text: what is UTF-8 is read as that, everything else as Windows-1252, and nothing ever fails. */
import fc from 'fast-check';
import { decodeText } from './index';

/** By the standard's own list; Node 20 decodes Windows-1252 as if it were Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252 = (list: Uint8Array): string =>
  [...list]
    .map((byte) => (byte >= 0x80 && byte < 0xa0 ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte)))
    .join('');

const bytes = (...list: readonly number[]) => Uint8Array.from(list);

it('reads UTF-8, without its mark at the beginning', () => {
  for (const text of ['Böhler “Bär” – 熊 𝄞', 'plain', '']) {
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text);
  }
});

it('reads Windows-1252 where bytes are no UTF-8', () => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(decodeText(all)).toBe(windows1252(all));
  expect(decodeText(bytes(0x4d, 0xfc, 0x6c, 0x93, 0x94, 0x80))).toBe('Mül“”€');
});

it.each([
  ['overlong', [0xc0, 0xaf]],
  ['overlong in three', [0xe0, 0x80, 0xaf]],
  ['overlong in four', [0xf0, 0x80, 0x80, 0xaf]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ['broken off', [0x41, 0xe2, 0x82]],
  ['a stray follower', [0x41, 0xbf]],
])('takes no UTF-8 that is none: %s', (_what, list) => {
  expect(decodeText(bytes(...list))).toBe(windows1252(bytes(...list)));
});

it('agrees with the platform on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (list) => {
      let expected: string;
      try {
        expected = new TextDecoder('utf-8', { fatal: true }).decode(list);
      } catch {
        expected = windows1252(list);
      }
      expect(decodeText(list)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

it('reads long texts', () => {
  const long = 'Bär '.repeat(100_000);
  expect(decodeText(Buffer.from(long))).toBe(long);
});
