/** Arrows of a phase. */
import { marchesOf, pathsAt, stepsOf } from './marches';
import type { WarEvent } from './course';

const moved = (from: unknown, path: unknown, by = 'move', type = 'mech-moved'): WarEvent =>
  ({ type, data: { from, path, by } }) as unknown as WarEvent;

describe('the marches of a phase', () => {
  const marches = marchesOf([
    moved('0101', ['0102', '0103']),
    moved('0101', ['0102', '0103']),
    moved('0505', ['0909'], 'dropship'),
    moved('0301', ['0302', '0303', '0304'], 'rail'),
  ]);

  it('are those that were told, each way once', () => {
    expect(marches.map(({ from, kind }) => [from, kind])).toEqual([
      ['0101', 'move'],
      ['0505', 'flight'],
      ['0301', 'rail'],
    ]);
  });

  it('are none of what tells no way', () => {
    expect(
      marchesOf([
        moved('0101', []),
        moved(7, ['0102']),
        moved('0101', ['x']),
        moved('0101', ['0102'], 'move', 'mech-halted'),
      ]),
    ).toEqual([]);
  });

  it('go hex by hex, a flight at once, until all have arrived', () => {
    expect(stepsOf(marches)).toBe(3);
    expect(stepsOf([])).toBe(0);
    const ends = (steps: number): readonly string[] => pathsAt(marches, steps).map(({ path }) => path.join());
    expect(ends(0)).toEqual([]);
    expect(ends(1)).toEqual(['0102', '0909', '0302']);
    expect(ends(2)).toEqual(['0102,0103', '0909', '0302,0303']);
    expect(ends(3)).toEqual(ends(99));
  });
});
