import fc from 'fast-check';
import { edited, editsBetween } from './json-edits';

const text = (value: unknown): string => JSON.stringify(value);

/** As it would be read again from where it was written. */
const again = (from: unknown, to: unknown): unknown =>
  edited(JSON.parse(text(from)), JSON.parse(text(editsBetween(from, to))) as never);

const VALUES: readonly (readonly [string, unknown, unknown, unknown])[] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  [
    'an entry',
    { a: 1, b: { c: 2, d: 3 } },
    { a: 1, b: { c: 2, d: 4 } },
    { of: { b: { of: { d: { is: 4 } } } } },
  ],
  ['an entry that is new', { a: 1 }, { a: 1, b: 2 }, { of: { b: { is: 2 } } }],
  ['an entry that has gone', { a: 1, b: 2 }, { a: 1 }, { of: {}, gone: ['b'] }],
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }, { is: { b: 2, a: 1 } }],
  ['an item', [1, 2, 3], [1, 5, 3], { at: { 1: { is: 5 } } }],
  ['more items', [1], [1, 2], { at: {}, more: [2] }],
  ['fewer items', [1, 2], [1], { at: {}, long: 1 }],
  ['no item', [1, 2], [], { is: [] }],
  ['another kind', { a: [] }, { a: {} }, { of: { a: { is: {} } } }],
  ['null', { a: {} }, { a: null }, { of: { a: { is: null } } }],
];

it.each(VALUES)('tells of %s', (_, from, to, edits) => {
  expect(editsBetween(from, to)).toEqual(edits);
  expect(text(again(from, to))).toBe(text(to));
});

it('leads from any value to any other, with its keys in their order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      // As JSON has them: no −0.
      const [from, to] = [JSON.parse(text(one)) as unknown, JSON.parse(text(other)) as unknown];
      expect(text(again(from, to))).toBe(text(to));
    }),
  );
});

it('leads to a value of which a part has changed, and shares the rest', () => {
  const small = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(null));
  const values = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      small,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0101', '1010', '__proto__', 'of', 'is'), tie('value'), {
        maxKeys: 4,
      }),
    ),
  })).value;
  fc.assert(
    fc.property(values, values, (one, other) => {
      const [from, to] = [JSON.parse(text(one)) as unknown, JSON.parse(text(other)) as unknown];
      expect(text(again(from, to))).toBe(text(to));
    }),
    { numRuns: 500 },
  );
  const from = { large: { hexes: [1, 2] }, turn: 1 };
  expect((edited(from, editsBetween(from, { ...from, turn: 2 })) as typeof from).large).toBe(from.large);
});

it('does not take edits of another value', () => {
  expect(() => edited({}, { at: {} })).toThrow(TypeError);
  expect(() => edited([], { of: {} })).toThrow(TypeError);
});
