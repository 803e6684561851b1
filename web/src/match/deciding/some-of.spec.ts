import type { Assign, Choice, SomeOf } from '../shapes';
import { allTo, canToggle, isAssignable, toggled, usedOf, withRow } from './some-of';

const choice = (value: string): Choice => ({
  value,
  label: value,
  token: null,
  at: null,
  costs: [],
  odds: null,
  terms: [],
});
const limit = { code: 'bin', text: 'bin', of: ['a', 'b'], weights: null, most: 1 };
const some: SomeOf = {
  kind: 'some-of',
  from: ['a', 'b', 'c'].map(choice),
  least: 1,
  most: 2,
  limits: [limit],
};
const cell = (row: string, column: string): Assign['cells'][number] => ({
  ...{ row, column, mode: null, needed: 7, odds: 0.5, expects: [], terms: [] },
});
const assign: Assign = {
  kind: 'assign',
  rows: ['a', 'b', 'c'].map(choice),
  columns: ['x', 'y'].map(choice),
  cells: [cell('a', 'x'), cell('b', 'x'), cell('c', 'x'), cell('a', 'y')],
  limits: [limit],
  columnsMost: 2,
};

describe('choosing several', () => {
  it('keeps to least, most and limits', () => {
    expect(canToggle(some, ['a'], 'a')).toBe(false);
    expect(canToggle(some, ['a'], 'b')).toBe(false);
    expect(canToggle(some, ['a'], 'c')).toBe(true);
    expect(canToggle(some, ['a', 'c'], 'a')).toBe(true);
    expect(usedOf({ ...limit, weights: [2, 3] }, ['b', 'c'])).toBe(3);
  });

  it('keeps the order of the choices', () => {
    expect(toggled(some, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggled(some, ['a', 'c'], 'c')).toEqual(['a']);
  });

  it('puts to a column what reaches it and what limits let through', () => {
    const all = allTo(assign, [], 'x');
    expect(all.map(({ row }) => row)).toEqual(['a', 'c']);
    expect(isAssignable(assign, all)).toBe(true);
    const moved = withRow(assign, all, 'a', { column: 'y', mode: null });
    expect(moved).toEqual([
      { row: 'a', column: 'y', mode: null },
      { row: 'c', column: 'x', mode: null },
    ]);
    expect(isAssignable({ ...assign, columnsMost: 1 }, moved)).toBe(false);
    expect(withRow(assign, moved, 'a', null)).toEqual([{ row: 'c', column: 'x', mode: null }]);
  });
});
