/** The words of sheets: both languages say the same things, in letters that a printed sheet can show. */
import { figure, sheetTexts } from './language';

const leaves = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));

it('has the same words in both languages, none of them empty', () => {
  const [en, de] = [leaves(sheetTexts('en')), leaves(sheetTexts('de'))];
  expect(de.map(([path]) => path).sort()).toEqual(en.map(([path]) => path).sort());
  for (const [path, words] of [...en, ...de])
    expect([path, words]).toEqual([path, expect.stringMatching(/^[\u0020-\u007e\u00a0-\u00ff–…]+$/)]);
});

it('parts thousands as the language does', () => {
  expect([0, 999, 1_000, 1_234_567].map((value) => figure(value, sheetTexts('en')))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
  ]);
  expect(figure(12_345, sheetTexts('de'))).toBe('12.345');
});
