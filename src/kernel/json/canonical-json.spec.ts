import fc from 'fast-check';
import { canonicalJson, inKeyOrder } from './canonical-json';

describe('canonical JSON', () => {
  it('sorts keys by code unit, at every depth, and leaves no white space', () => {
    expect(canonicalJson({ b: [1, { z: null, a: true }], a: 'x', B: 2, ä: 3 })).toBe(
      '{"B":2,"a":"x","b":[1,{"a":true,"z":null}],"ä":3}',
    );
  });

  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it('gives one text whatever the order in which keys were put in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(record));
      }),
    );
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  it('throws for what JSON cannot carry', () => {
    for (const bad of [undefined, NaN, Infinity, () => 1, 1n, { a: undefined }, [undefined]])
      expect(() => canonicalJson(bad)).toThrow(TypeError);
  });
});

it('in key order two values that differ in their keys’ order alone have one plain text', () => {
  const [one, other] = [
    inKeyOrder({ b: [{ y: 1, x: null }], a: 'x' }),
    inKeyOrder({ a: 'x', b: [{ x: null, y: 1 }] }),
  ];
  expect(JSON.stringify(one)).toBe('{"a":"x","b":[{"x":null,"y":1}]}');
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});
