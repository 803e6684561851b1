/** A planet map of clear hexes, with deep water where a test wants it. */
import type { Hex, PlanetMap, Terrain } from '../../../src/rules/model/map';

const digits = (value: number): string => String(value).padStart(2, '0');

export const blankMap = (columns: number, rows: number, water: readonly string[] = []): PlanetMap => {
  const terrain: Record<string, Terrain> = {};
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const label = digits(column) + digits(row);
      terrain[label] = water.includes(label) ? 'deep-water' : 'clear';
    }
  }
  return { columns, rows, terrain };
};

export const hexes = (...labels: string[]): Hex[] => labels as Hex[];
export const hex = (label: string): Hex => label as Hex;
