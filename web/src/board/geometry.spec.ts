import { boxOf, centre, columnOf, distance, DIRECTIONS, hexAt, hexOf, neighbour, rowOf } from './geometry';

describe('the plane of hexes', () => {
  it('finds each hex at its own centre, and near it', () => {
    for (let column = 1; column <= 12; column += 1)
      for (let row = 1; row <= 9; row += 1) {
        const hex = hexOf(column, row);
        const [x, y] = centre(hex);
        expect([columnOf(hex), rowOf(hex)]).toEqual([column, row]);
        for (const [dx, dy] of [
          [0, 0],
          [0.8, 0],
          [-0.8, 0],
          [0, 0.8],
          [0, -0.8],
        ] as const)
          expect(hexAt([x + dx, y + dy], 12, 9)).toBe(hex);
      }
  });

  it('finds nothing beside the map', () => {
    expect(hexAt([-3, 2], 12, 9)).toBeNull();
    expect(hexAt([200, 2], 12, 9)).toBeNull();
    expect(hexAt([5, -4], 12, 9)).toBeNull();
  });

  it('has six neighbours at distance 1, whose centres are equally far', () => {
    for (const hex of ['0505', '0605'])
      for (const direction of DIRECTIONS) {
        const next = neighbour(hex, direction);
        const [a, b] = centre(hex);
        const [c, d] = centre(next);
        expect(distance(hex, next)).toBe(1);
        expect(Math.hypot(a - c, b - d)).toBeCloseTo(Math.sqrt(3), 9);
      }
  });

  it('counts even columns half a hex lower, as the rules do', () => {
    expect(neighbour('0505', 'NE')).toBe('0604');
    expect(neighbour('0605', 'NE')).toBe('0705');
    expect(neighbour('0605', 'SW')).toBe('0506');
    expect(distance('0101', '0401')).toBe(3);
    expect(distance('0101', '0103')).toBe(2);
    expect(distance('0305', '0801')).toBe(6);
  });

  it('puts a box around hexes', () => {
    const [left, top, right, bottom] = boxOf(['0101', '0303'], 1);
    for (const hex of ['0101', '0202', '0303']) {
      const [x, y] = centre(hex);
      expect(x > left && x < right && y > top && y < bottom).toBe(true);
    }
  });
});
