/** The widths of letters, held against those that a PDF library brings with the font. */
import PDFDocument from 'pdfkit';
import { isMeasured, textWidth } from './helvetica';

const LETTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ÄÖÜäöüßéèçñÅø–—…·×±’“”„',
];

it.each([
  ['Helvetica', false],
  ['Helvetica-Bold', true],
] as const)('knows every letter of %s', (font, bold) => {
  const document = new PDFDocument();
  document.font(font).fontSize(1000);
  const wrong = LETTERS.filter(
    (letter) =>
      isMeasured(letter) && Math.abs(textWidth(letter, 1000, bold) - document.widthOfString(letter)) > 1,
  );
  expect(wrong).toEqual([]);
  expect(LETTERS.filter((letter) => !isMeasured(letter))).toEqual(['ø']);
});

it('takes an unknown letter to be as wide as it is high, or somewhat less in scripts like ours, and a mark on a letter to have no width', () => {
  expect(textWidth('漢字', 10, false)).toBe(20);
  expect(textWidth('Ж', 10, false)).toBe(7.5);
  expect(textWidth('e\u0301', 1000, false)).toBe(textWidth('e', 1000, false));
});
