import { groupBy } from './group';

it('puts things together by their key, in the order in which they came', () => {
  const groups = groupBy([1, 2, 3, 4, 5], (number) => (number === 4 ? null : number % 2));
  expect([...groups]).toEqual([
    [1, [1, 3, 5]],
    [0, [2]],
  ]);
});
