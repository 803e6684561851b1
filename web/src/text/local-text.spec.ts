import { language } from './language';
import { localMessage, localText } from './local-text';

jest.mock('./language', () => ({ language: { value: 'en' } }));

const AT = '2026-11-25T18:00:00.000Z';

// As `formats` of the server's kernel writes them.
it.each([
  ['en', 'It ends on 25 November 2026 at 18:00 UTC.', 'It ends on 25 November 2026 at 19:00.'],
  ['de', 'Sie endet am 25. November 2026 um 18:00 UTC.', 'Sie endet am 25. November 2026 um 19:00.'],
] as const)('a time of the server stands in the zone of the reader (%s)', (of, text, expected) => {
  language.value = of;
  expect(localText(text, { deadline: AT }, 'Europe/Berlin')).toBe(expected);
});

it('what a violation says has the times of its params', () => {
  language.value = 'en';
  const said = { message: 'It ends on 25 November 2026 at 18:00 UTC.', params: { deadline: AT } };
  expect(localMessage(said)).toBe(localText(said.message, said.params));
  expect(localMessage(said)).not.toContain('UTC');
  expect(localMessage({ ...said, params: {} })).toBe(said.message);
});

it('times within lists and objects count; what is not in the data stays', () => {
  language.value = 'en';
  const text = 'From 25 November 2026 at 18:00 UTC to 1 December 2026 at 00:30 UTC.';
  expect(localText(text, { one: [{ from: AT }] }, 'Asia/Tokyo')).toBe(
    'From 26 November 2026 at 03:00 to 1 December 2026 at 00:30 UTC.',
  );
  expect(localText('Round 2 is over.', null)).toBe('Round 2 is over.');
});
