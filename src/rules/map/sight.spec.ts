import { blankMap, hex } from '../../../test/support/states/blank-map';
import { gridOf } from './grid';
import { markSeen, type SightSource } from './sight';

const grid = gridOf(blankMap(12, 12, ['0504']));
const hexesSeenBy = (sources: readonly SightSource[]): Set<string> => {
  const mask = markSeen(grid, sources);
  return new Set(grid.hexes.filter((_, index) => mask[index] === 1));
};

describe('SIGHT-1 what is in sight', () => {
  it('SIGHT-1 a mech sees its own hex and the six adjacent ones', () => {
    expect([...hexesSeenBy([{ hex: hex('0304'), radius: 1 }])].sort()).toEqual([
      '0203',
      '0204',
      '0303',
      '0304',
      '0305',
      '0403',
      '0404',
    ]);
  });

  it('SIGHT-1 sees less at the edge of the map, and water like land', () => {
    expect([...hexesSeenBy([{ hex: hex('0101'), radius: 1 }])].sort()).toEqual(['0101', '0102', '0201']);
    expect(hexesSeenBy([{ hex: hex('0505'), radius: 1 }]).has(hex('0504'))).toBe(true);
  });

  it('SIGHT-2 SIGHT-3 a building sees radius 2, with a sensor network 3', () => {
    expect(hexesSeenBy([{ hex: hex('0606'), radius: 2 }]).size).toBe(19);
    expect(hexesSeenBy([{ hex: hex('0606'), radius: 3 }]).size).toBe(37);
  });

  it('SIGHT-4 several sources see what any of them sees; nothing sees nothing', () => {
    const seen = hexesSeenBy([
      { hex: hex('0303'), radius: 1 },
      { hex: hex('0304'), radius: 1 },
    ]);
    expect(seen.size).toBe(10);
    expect(hexesSeenBy([]).size).toBe(0);
    expect(hexesSeenBy([{ hex: hex('9901'), radius: 1 }]).size).toBe(0);
  });

  it('SIGHT-4 a mask gathers sources of several calls', () => {
    const mask = markSeen(grid, [{ hex: hex('0303'), radius: 0 }]);
    markSeen(grid, [{ hex: hex('0909'), radius: 0 }], mask);
    expect(grid.hexes.filter((_, index) => mask[index] === 1)).toEqual(['0303', '0909']);
  });
});
