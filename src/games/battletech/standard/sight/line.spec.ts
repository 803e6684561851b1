import { prone, sightIn, standing } from '../testing/make-sight';
import { lineOf } from './line';

const labels = (column: number, row: number, toColumn: number, toRow: number): readonly string[] => {
  const line = lineOf(column, toColumn - column, toRow - row);
  return Array.from({ length: line.count }, (_, at) => {
    const mark = line.marks[at] ?? 0;
    const side = ['', 'L', 'R', ''][mark & 3] ?? '';
    const near = `${(mark & 4) > 0 ? '<' : ''}${(mark & 8) > 0 ? '>' : ''}`;
    return `${column + (line.columns[at] ?? 0)}.${row + (line.rows[at] ?? 0)}${side}${near}`;
  });
};

it.each([
  [3, 3, 3, 4, []],
  [3, 3, 3, 3, []],
  [3, 3, 3, 6, ['3.4<', '3.5>']],
  [3, 3, 5, 3, ['4.2L<>', '4.3R<>']],
  [5, 3, 3, 3, ['4.2R<>', '4.3L<>']],
  // Of 0301 and 0402 it touches one corner only.
  [1, 1, 6, 2, ['2.1<', '3.1', '3.2', '4.1', '4.2', '5.2>']],
])('BT-LOS-1 from %d.%d to %d.%d the line touches %j', (column, row, toColumn, toRow, between) =>
  expect([...labels(column, row, toColumn, toRow)].sort()).toEqual([...between].sort()),
);

it('BT-LOS-1 what a line touches, it touches from its other end too, and on the other side', () => {
  for (let across = -9; across <= 9; across += 1)
    for (let down = -9; down <= 9; down += 1)
      for (const column of [30, 31]) {
        const there = labels(column, 30, column + across, 30 + down);
        const back = labels(column + across, 30 + down, column, 30);
        const swap: Readonly<Record<string, string>> = { L: 'R', R: 'L', '<': '>', '>': '<' };
        const turned = back.map((one) => one.replace(/[LR<>]/g, (letter) => swap[letter] ?? letter));
        const plain = (all: readonly string[]): readonly string[] =>
          all.map((one) => one.replace('><', '<>')).sort();
        expect(plain(turned)).toEqual(plain(there));
      }
});

it('BT-LOS-2 along hexsides the defender takes the side that hinders more', () => {
  expect(sightIn({ '0402': { woods: 1 } }, standing('0303'), standing('0503'))).toBe('light 1');
  expect(sightIn({ '0403': { woods: 2 } }, standing('0303'), standing('0503'))).toBe('heavy 2');
  expect(sightIn({ '0403': { level: 2 } }, standing('0303'), standing('0503'))).toBe('(sight)');
  // Cover on one side, woods on the other.
  expect(sightIn({ '0402': { woods: 2 }, '0403': { level: 1 } }, standing('0303'), standing('0503'))).toBe(
    'heavy 2',
  );
  // Of equal sides the right one, but that by which the attacker is covered before.
  expect(sightIn({ '0402': { woods: 1 }, '0403': { level: 1 } }, standing('0303'), prone('0503'))).toBe(
    '(sight)',
  );
});

it('BT-LOS-2 one side counts for the whole line, with what is on the line anyway', () => {
  const woods = { '0402': { woods: 1 }, '0603': { woods: 1 }, '0503': { woods: 1 } } as const;
  expect(sightIn(woods, standing('0303'), standing('0703'))).toBe('light 2');
  expect(sightIn({ ...woods, '0602': { woods: 1 } }, standing('0303'), standing('0703'))).toBe('(sight)');
});
