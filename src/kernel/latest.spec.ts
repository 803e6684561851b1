import { latest } from './latest';

it('makes a result once, and forgets the one that was not asked for the longest', () => {
  const asked: string[] = [];
  const length = latest(2, (text: string, more: number) => {
    asked.push(text);
    return text.length + more;
  });
  expect([length('a', 1), length('bb', 1), length('a', 5)]).toEqual([2, 3, 2]);
  expect(length('ccc', 1)).toBe(4);
  expect(length('a', 7)).toBe(2);
  expect(length('bb', 7)).toBe(9);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'bb']);
});
