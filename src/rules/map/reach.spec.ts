import { blankMap, hex } from '../../../test/support/states/blank-map';
import { distance } from '../../kernel/hex';
import { pathViolations } from './path';
import { reachable } from './reach';

const map = blankMap(12, 12, ['0606', '0607', '0706']);
const start = hex('0505');

describe('MOV-1 the hexes that a mech can reach', () => {
  it('MOV-1 none without MP', () => expect(reachable(map, start, 0)).toEqual([]));

  it('MOV-1 all at most its MP away on open ground, not the start itself', () => {
    const open = blankMap(12, 12);
    const found = reachable(open, start, 3);
    expect(found).toHaveLength(36);
    expect(
      found.every(
        (one) =>
          one.cost === distance(start, one.hex) &&
          one.path.length === one.cost &&
          one.path.at(-1) === one.hex,
      ),
    ).toBe(true);
    expect(found.map((one) => one.cost)).toEqual(found.map((one) => one.cost).sort((a, b) => a - b));
  });

  it('MOV-7 every path is legal, around deep water', () => {
    const found = reachable(map, start, 5);
    for (const { path } of found) {
      expect(pathViolations({ map, start, path, allowance: 5, enemySeenIn: () => false })).toEqual([]);
    }
    expect(found.find((one) => one.hex === '0707')?.cost).toBeGreaterThan(distance(start, hex('0707')));
    expect(found.some((one) => one.hex === '0606')).toBe(false);
  });

  it('MOV-7 a hex with a seen enemy may be entered, not passed', () => {
    const lane = blankMap(8, 8, ['0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208']);
    const found = reachable(lane, hex('0101'), 5, (at) => at === '0103');
    expect(found.map((one) => one.hex)).toEqual(['0102', '0103']);
  });

  it('MOV-4 a forbidden end may be passed', () => {
    const found = reachable(
      map,
      start,
      2,
      () => false,
      (at) => at === '0504',
    ).map((one) => one.hex);
    expect(found).not.toContain('0504');
    expect(found).toContain('0503');
  });

  it('MOV-4 forbidden steps are gone around', () => {
    const found = reachable(map, start, 3, undefined, undefined, (_from, to) => to !== '0504');
    expect(found.some((one) => one.path.includes(hex('0504')))).toBe(false);
    expect(found.find((one) => one.hex === '0503')?.cost).toBe(3);
  });

  it('MOV-7 of equal ways the same one is always named', () => {
    expect(reachable(map, start, 2).find((one) => one.hex === '0604')?.path).toEqual(['0604']);
    expect(reachable(map, start, 2).find((one) => one.hex === '0603')?.path).toEqual(['0504', '0603']);
    expect(reachable(map, hex('9999'), 2)).toEqual([]);
  });
});
