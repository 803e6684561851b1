/** Words in cells of a battle sheet: whole as long as that can be read, and never wider than their cell. */
import { textWidth } from '../../catalog/record-sheet/helvetica';
import { cell, wrapped } from './fitted';

const SIZE = 2.7;
const shown = (words: string, max: number, bold = false) =>
  cell(10, 20, words, { max, size: SIZE, bold }).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

it.each([false, true])(
  'TBL a word is whole down to three quarters of its size, and no wider than its cell (bold: %s)',
  (bold) => {
    let whole = 0;
    for (let length = 1; length <= 60; length += 1)
      for (const max of [21.3, 28, 33.33, 41.7]) {
        const word = 'Großschädel-Überläufer-von-der-Königsberger-Füsilier-Garde-zu-Süß'.slice(0, length);
        const marks = shown(word, max, bold);
        expect(marks).toHaveLength(1);
        const [mark] = marks;
        if (mark === undefined) continue;
        expect(textWidth(mark.words, mark.size, bold)).toBeLessThanOrEqual(max);
        const fits = textWidth(word, SIZE * 0.76, bold) < max * 0.998;
        if (fits) whole += 1;
        expect({ length, max, cut: mark.words.endsWith('…') && fits }).toEqual({ length, max, cut: false });
      }
    expect(whole).toBeGreaterThan(60);
  },
);

it('TBL several words go over two lines, about their row, in their order', () => {
  const marks = shown('Vierzehnte Lyranische Garde, zweites Bataillon', 36);
  expect(marks.map(({ words }) => words).join(' ')).toBe('Vierzehnte Lyranische Garde, zweites Bataillon');
  expect(marks).toHaveLength(2);
  const [first, second] = marks;
  expect(first?.y).toBeLessThan(20);
  expect(second?.y).toBeGreaterThan(20);
});

it('TBL what two lines do not hold is cut, and an empty text is nothing', () => {
  const marks = shown(
    'Vierzehnte Lyranische Garde, zweites Bataillon, dritte Lanze, viertes Glied, und noch viele mehr',
    30,
  );
  expect(marks).toHaveLength(2);
  expect(marks[1]?.words).toMatch(/…$/);
  expect(shown('', 30).map(({ words }) => words)).toEqual(['']);
  expect(wrapped('', 2, 30)).toEqual(['']);
});
