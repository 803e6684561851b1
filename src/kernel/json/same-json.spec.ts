import { canonicalJson } from './canonical-json';
import { isSameJson } from './same-json';

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, '', '1', [], {}, [1], [1, 2], [2, 1], [[1]], { 0: 1 }],
  ...[{ a: 1 }, { a: 2 }, { b: 1 }, { a: 1, b: null }, { b: null, a: 1 }, { a: null }, { a: [{ b: 'x' }] }],
];

it('says the same of any two values as their canonical texts', () => {
  for (const a of VALUES)
    for (const b of VALUES)
      expect([a, b, isSameJson(a, structuredClone(b))]).toEqual([
        a,
        b,
        canonicalJson(a) === canonicalJson(b),
      ]);
});
