import { blankMap, hex, hexes } from '../../../test/support/states/blank-map';
import { distance } from '../../kernel/hex';
import { partOf, partsOf } from './parts';

describe('SETUP-8 parts', () => {
  it('SETUP-8 are the hexes nearest to a start point, every hex in one', () => {
    const map = blankMap(24, 16);
    const starts = hexes('0503', '2003', '0513', '2013', '1208');
    const parts = partsOf(map, starts);
    expect(parts.flat()).toHaveLength(24 * 16);
    expect(new Set(parts.flat()).size).toBe(24 * 16);
    parts.forEach((part, seat) => {
      for (const one of part) {
        const steps = starts.map((start) => distance(start, one));
        expect(steps[seat]).toBe(Math.min(...steps));
      }
    });
  });

  it('SETUP-8 two players who start opposite each other have halves', () => {
    for (const starts of [hexes('0508', '2009'), hexes('0304', '2213'), hexes('0601', '1916')]) {
      expect(partsOf(blankMap(24, 16), starts).map((part) => part.length)).toEqual([192, 192]);
    }
  });

  it('SETUP-8 each start lies in its own part, and no part is off the map', () => {
    const starts = hexes('0202', '0703', '0407');
    const part = partOf(blankMap(8, 8), starts);
    expect(starts.map(part)).toEqual([0, 1, 2]);
    expect(part(hex('0901'))).toBeNull();
    expect(part('')).toBeNull();
  });
});
