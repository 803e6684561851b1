import { blankMap, hex } from '../../../test/support/states/blank-map';
import { DIRECTIONS } from '../model/map';
import { distancesFrom, UNREACHABLE } from './distances';
import { gridOf, isOnMap, isPassable, terrainAt } from './grid';
import { distance, neighbour } from '../../kernel/hex';

describe('SETUP-10 the grid of a map', () => {
  const map = blankMap(9, 8, ['0304']);
  const grid = gridOf(map);

  it('SETUP-10 is made once per map', () => expect(gridOf(map)).toBe(grid));

  it('SETUP-10 numbers every hex of the rectangle and nothing else', () => {
    expect(grid.size).toBe(72);
    expect(new Set(grid.hexes).size).toBe(72);
    expect(
      grid.hexes.every((label, index) => grid.indexOf(label) === index && grid.hexAt(index) === label),
    ).toBe(true);
    expect(['1001', '0109', '0000', '101', 'ab01', '0101 '].map(grid.indexOf)).toEqual([
      -1, -1, -1, -1, -1, -1,
    ]);
    expect(() => grid.hexAt(72)).toThrow(RangeError);
  });

  it('SETUP-10 knows the neighbours that are on the map', () => {
    for (const from of grid.hexes) {
      for (const direction of DIRECTIONS) {
        const to = neighbour(from, direction);
        expect(grid.neighbour(grid.indexOf(from), direction)).toBe(to === null ? -1 : grid.indexOf(to));
      }
    }
    expect(grid.adjacent(grid.indexOf('0101')).map(grid.hexAt)).toEqual(['0201', '0102']);
  });

  it('SETUP-10 only deep water is impassable', () => {
    expect(isPassable(map, '0304')).toBe(false);
    expect(isPassable(map, '0303')).toBe(true);
    expect(isPassable(map, '1001')).toBe(false);
    expect(isOnMap(map, '0304')).toBe(true);
    expect([terrainAt(map, hex('0304')), terrainAt(map, hex('1001'))]).toEqual(['deep-water', null]);
  });

  it('SIGHT-2 an area is every hex at most so far away, over water too', () => {
    for (const radius of [0, 1, 2, 3, 20]) {
      for (const centre of ['0101', '0504', '0604', '0908']) {
        const expected = grid.hexes.filter((other) => distance(hex(centre), other) <= radius);
        expect(Array.from(grid.withinRadius(grid.indexOf(centre), radius), grid.hexAt)).toEqual(expected);
      }
    }
    expect(grid.withinRadius(grid.indexOf('0504'), 2)).toHaveLength(19);
    expect(() => grid.withinRadius(grid.indexOf('1001'), 2)).toThrow(RangeError);
  });
});

describe('SETUP-10 ways over the map', () => {
  it('SETUP-10 a way goes around deep water', () => {
    const map = blankMap(8, 8, ['0201', '0202', '0203', '0204', '0205', '0206', '0207']);
    const grid = gridOf(map);
    const steps = distancesFrom(grid, grid.indexOf('0101'));
    expect(distance(hex('0101'), hex('0301'))).toBe(2);
    expect(steps[grid.indexOf('0108')]).toBe(7);
    expect(steps[grid.indexOf('0208')]).toBe(8);
    expect(steps[grid.indexOf('0301')]).toBe(16);
  });

  it('SETUP-10 what water cuts off cannot be reached', () => {
    const map = blankMap(8, 8, ['0201', '0102', '0202']);
    const grid = gridOf(map);
    const steps = distancesFrom(grid, grid.indexOf('0101'));
    expect(steps[grid.indexOf('0101')]).toBe(0);
    expect(steps.filter((length) => length !== UNREACHABLE)).toHaveLength(1);
  });
});
