/** Names are sent by players: whatever they hold, a line of letters comes out, and it fits. */
import fc from 'fast-check';
import { clean, clip } from './clean';
import { textWidth } from './helvetica';

it('takes out what no page can show, and what turns text around', () => {
  expect(clean('A\u0000B\u001bC\u007f\u0085D')).toBe('ABCD');
  expect(clean('a\u202Eb\u200Fc\u2066d\uFEFF')).toBe('abcd');
  expect(clean('x\uD800y\uDC00z')).toBe('xyz');
  expect(clean('x\uFFFE\uFFFFy')).toBe('xy');
  expect(clean(' two\r\n\tlines\u2028here ')).toBe('two lines here');
});

it('keeps letters of all scripts, and at most two marks on each', () => {
  expect(clean('Иван 山田 שלום 😀')).toBe('Иван 山田 שלום 😀');
  expect([...clean(`q${'\u0323\u0307'.repeat(40)}`)].length).toBeLessThanOrEqual(3);
  expect(clean('e\u0301')).toBe('é');
});

it('cuts what is too long with an ellipsis, between letters', () => {
  const cut = clip('Maximiliane von Hohenstaufen', 3, false, 20);
  expect(cut).toMatch(/^Maximi.*…$/);
  expect(textWidth(cut, 3, false)).toBeLessThanOrEqual(20);
  expect(clip('Jo', 3, false, 20)).toBe('Jo');
  expect(clip('😀😀😀😀', 10, false, 35)).toBe('😀😀…');
});

it('never lets anything through that XML forbids, however long it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.integer({ min: 5, max: 80 }),
      (words, max) => {
        const shown = clip(clean(words), 3, true, max);
        // eslint-disable-next-line no-control-regex
        expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/);
        expect(shown).not.toMatch(/[\uD800-\uDFFF]/u);
        expect(textWidth(shown, 3, true)).toBeLessThanOrEqual(Math.max(max, 3));
      },
    ),
  );
});
