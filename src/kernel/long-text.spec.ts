/** Texts of several lines that people write to people. */
import { readLongText } from './long-text';

it.each([
  ['plain words', 'Hello', 'Hello'],
  ['trimmed', '  Hello \n', 'Hello'],
  ['lines of other systems', 'one\r\ntwo', 'one\ntwo'],
  ['composed', 'e\u0301', 'é'],
  ['an emoji of several signs', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['from right to left, with its marks', '\u200fשלום', '\u200fשלום'],
])('%s', (_name, sent, read) => {
  expect(readLongText(sent, 20)).toBe(read);
});

it.each([
  ['nothing', ''],
  ['blanks', ' \n \u00a0'],
  ['what does not show', '\u200d\u2060'],
  ['a blank sign', '\u2800'],
  ['a bell', 'a\u0007'],
  ['a tab', 'a\tb'],
  ['a NUL', 'a\u0000'],
  ['an old line end', 'a\rb'],
  ['half a character', 'a\ud800'],
  ['a turn of direction', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['no text', 7],
  ['null', null],
])('refuses %s', (_name, sent) => {
  expect(readLongText(sent, 20)).toBeNull();
});

it('counts characters, not their halves', () => {
  expect(readLongText('🤖'.repeat(20), 20)).toBe('🤖'.repeat(20));
  expect(readLongText('🤖'.repeat(21), 20)).toBeNull();
  expect(readLongText('a'.repeat(21), 20)).toBeNull();
});
