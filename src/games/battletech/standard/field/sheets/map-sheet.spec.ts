import { DIRECTIONS, distance, hexOf, neighbour } from '../../../../../kernel/hex';
import { battlefieldOf } from './battlefield';
import { SHEET_HEXES } from './canvas';
import { COUNTRIES } from './kinds';
import { mapSheet, turned, turnedHex, unfairness, worthOf } from './map-sheet';
import { isSound } from './sound';

const NAMES = COUNTRIES.flatMap((country) => Array.from({ length: 12 }, (_, at) => `${country}-${at + 1}`));

describe('BT-MAP-1 map sheets', () => {
  it('are the same by the same name, no two alike, and let everybody through', () => {
    const texts = NAMES.map((name) => JSON.stringify(mapSheet(name)));
    expect(new Set(texts).size).toBe(NAMES.length);
    const blocked = NAMES.filter((name) => {
      const sheet = mapSheet(name);
      return sheet === null || !isSound(sheet);
    });
    expect(blocked).toEqual([]);
    expect(mapSheet('moon-1')).toBeNull();
    expect(mapSheet('woods-0')).toBeNull();
    expect(mapSheet('woods-1-2')).toBeNull();
  });

  it('have what their country says', () => {
    const share = (country: string, has: (terrain: object) => boolean): number => {
      const sheets = NAMES.filter((name) => name.startsWith(country)).map((name) => mapSheet(name));
      const all = sheets.flatMap((sheet) => Object.values(sheet?.hexes ?? {}));
      return all.filter(has).length / (sheets.length * SHEET_HEXES.length);
    };
    expect(share('woods', (one) => 'woods' in one)).toBeGreaterThan(0.2);
    expect(share('clear', (one) => 'woods' in one)).toBeLessThan(0.15);
    expect(share('lake', (one) => 'water' in one)).toBeGreaterThan(0.08);
    expect(share('urban', (one) => 'building' in one)).toBeGreaterThan(0.2);
    expect(share('badlands', (one) => 'rough' in one)).toBeGreaterThan(0.1);
    expect(share('mountains', (one) => 'level' in one)).toBeGreaterThan(
      share('hills', (one) => 'level' in one) / 2,
    );
  });

  it('are fair: their halves differ by no more than an eighth of what lies on the sheet', () => {
    const unfair = NAMES.filter((name) => {
      const hexes = mapSheet(name)?.hexes ?? {};
      const all = Object.values(hexes).reduce((sum, terrain) => sum + Math.abs(worthOf(terrain)), 0);
      // By both halvings together.
      return unfairness(hexes) > Math.max(12, all / 4);
    });
    expect(unfair).toEqual([]);
  });
});

describe('BT-MAP-2 sheets side by side', () => {
  it('turned by half a circle, neighbours stay neighbours and roads lead on', () => {
    for (const hex of SHEET_HEXES)
      for (const direction of DIRECTIONS) {
        const next = neighbour(hex, direction);
        if (next !== null && SHEET_HEXES.includes(next))
          expect(distance(turnedHex(hex), turnedHex(next))).toBe(1);
      }
    expect(turned({ road: 1 | 4 })).toEqual({ road: 8 | 32 });
    expect(turned({ woods: 1 })).toEqual({ woods: 1 });
  });

  it('lie where their row and column is', () => {
    const sheets = Array.from({ length: 25 }, (_, at) => ({
      name: `woods-${at + 1}`,
      rotated: at % 2 === 1,
    }));
    const field = battlefieldOf(sheets, 5);
    expect([field.columns, field.rows]).toEqual([80, 85]);
    expect(field.hexes[hexOf(33, 35)]).toEqual(mapSheet('woods-13')?.hexes[hexOf(1, 1)]);
    expect(field.hexes[hexOf(17, 1)]).toEqual(mapSheet('woods-2')?.hexes[hexOf(16, 17)]);
    expect(() => battlefieldOf(sheets.slice(0, 24), 5)).toThrow(RangeError);
  });
});
