import { atOnce, mapInSteps } from './steps';

const twice = (one: number): number => 2 * one;

it('makes the same at once as step by step, in order', () => {
  expect(atOnce(mapInSteps([1, 2, 3, 4, 5], 2, twice))).toEqual([2, 4, 6, 8, 10]);
  expect(atOnce(mapInSteps([], 2, twice))).toEqual([]);
});

it('rests after so many elements, and not after the last ones', () => {
  const rests = (count: number): number => {
    const steps = mapInSteps(
      Array.from({ length: count }, () => 1),
      2,
      twice,
    );
    let counted = 0;
    while (steps.next().done !== true) counted += 1;
    return counted;
  };
  expect([0, 1, 2, 3, 4, 5].map(rests)).toEqual([0, 0, 0, 1, 1, 2]);
});
