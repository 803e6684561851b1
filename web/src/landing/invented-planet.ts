/** A planet of nowhere, always the same, for servers without a demo. */
import type { Terrain } from '../board/scene';
import type { Planet } from './example-scene';

const COLUMNS = 24;
const ROWS = 16;
const KINDS: readonly Terrain[] = ['deep-water', 'clear', 'clear', 'woods', 'clear', 'hills', 'mountains'];
const TOWNS = [
  ['0705', 'mech-factory'],
  ['1108', 'hospital'],
  ['1406', 'dropship'],
  ['0911', 'railway-station'],
  ['1611', 'quarry'],
  ['1904', 'sensor-network'],
  ['0412', 'airfield'],
  ['2013', 'scrapyard'],
] as const;

/** A few waves over one another make hills and lakes as large as a hand. */
const height = (column: number, row: number): number =>
  Math.sin(column * 0.55 + row * 0.21) +
  Math.sin(row * 0.62 - column * 0.18 + 1.3) +
  Math.sin((column + row) * 0.36 + 4) * 0.8;

export function inventedPlanet(): Planet {
  const terrain: Record<string, Terrain> = {};
  for (let column = 1; column <= COLUMNS; column += 1)
    for (let row = 1; row <= ROWS; row += 1) {
      const share = (height(column, row) + 2.8) / 5.6;
      const at = Math.min(KINDS.length - 1, Math.max(0, Math.floor(share * KINDS.length)));
      terrain[`${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`] = KINDS[at] ?? 'clear';
    }
  for (const [hex] of TOWNS) terrain[hex] = 'urban';
  return { columns: COLUMNS, rows: ROWS, terrain, buildings: TOWNS.map(([hex, type]) => ({ hex, type })) };
}
