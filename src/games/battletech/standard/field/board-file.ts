/**
 * MegaMek's board files (BT-8): text, a line each for the size, for hexes that say anything, and for options.
 * Every mistake at once, by line.
 */
import { err, ok, type Result, type Violation } from '../../../../kernel';
import { DIRECTIONS, neighbour, parseHex, type Hex } from '../../../../kernel/hex';
import { refusal } from '../../../shared/refusal';
import type { Battlefield, Terrain } from './model';
import { terrainOf, terrainWords, wholeOf } from './terrain-words';

const MOST_COLUMNS = 80;
const MOST_ROWS = 85;
const LEVELS = [-10, 20] as const;

/** Words of a line; what stands between quotation marks is one word. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

class BoardReader {
  readonly wrong: Violation[] = [];
  readonly hexes = new Map<string, Terrain>();
  /** Roads that do not say where they lead: to all the roads around, and on to pavement. */
  readonly openRoads = new Set<string>();
  size: { readonly columns: number; readonly rows: number } | null = null;
  roadsLeadToPavement = true;

  refuse(code: string, line: number, params: Record<string, string | number> = {}): void {
    this.wrong.push(refusal(code, 'BT-8', `/lines/${line}`, { number: line, ...params }));
  }

  line(text: string, number: number): void {
    const [what, ...words] = wordsOf(text);
    if (what === undefined || what.startsWith('#') || what === 'end' || what === 'tag') return;
    if (what === 'size') this.#size(words, number);
    else if (what === 'hex') this.#hex(words, number);
    else if (what === 'option') {
      if (words[0] === 'exit_roads_to_pavement') this.roadsLeadToPavement = words[1] !== 'false';
    } else this.refuse('battletech/board-line', number, { text: text.slice(0, 40) });
  }

  #size([wide, high]: readonly string[], number: number): void {
    const columns = wholeOf(wide) ?? 0;
    const rows = wholeOf(high) ?? 0;
    if (columns < 1 || rows < 1 || columns > MOST_COLUMNS || rows > MOST_ROWS)
      this.refuse('battletech/board-size', number, { columns: MOST_COLUMNS, rows: MOST_ROWS });
    else this.size = { columns, rows };
  }

  #hex([label = '', high, said = '']: readonly string[], number: number): void {
    const hex = parseHex(label);
    const level = wholeOf(high);
    const words = terrainWords(said);
    if (hex === null || level === null || level < LEVELS[0] || level > LEVELS[1] || words === null) {
      this.refuse('battletech/board-hex', number, { text: label.slice(0, 40) });
      return;
    }
    const terrain = terrainOf(level, words);
    if (!terrain.ok)
      this.refuse('battletech/terrain', number, {
        name: terrain.error.name.slice(0, 40),
        value: terrain.error.value,
      });
    else if (this.hexes.has(hex)) this.refuse('battletech/board-hex-twice', number, { hex });
    else {
      this.hexes.set(hex, terrain.value);
      if (words.some(({ name, exits }) => name === 'road' && exits === null)) this.openRoads.add(hex);
    }
  }

  /** Hexes with nothing in them are left out. */
  field(size: NonNullable<BoardReader['size']>): Battlefield {
    const hexes: Record<string, Terrain> = {};
    for (const [hex, terrain] of [...this.hexes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const full = this.openRoads.has(hex) ? { ...terrain, road: this.#exitsOf(hex as Hex) } : terrain;
      if (Object.keys(full).length > 0) hexes[hex] = full;
    }
    return { ...size, hexes };
  }

  #exitsOf(hex: Hex): number {
    return DIRECTIONS.reduce((bits, direction, index) => {
      const next = neighbour(hex, direction);
      const there = next === null ? undefined : this.hexes.get(next);
      const leads = there?.road !== undefined || (this.roadsLeadToPavement && there?.pavement === true);
      return leads ? bits | (1 << index) : bits;
    }, 0);
  }
}

/** A board file's text as a battlefield. Violations have `/lines/<n>` as pointers. */
export const readBoardFile = (text: string): Result<Battlefield, readonly Violation[]> => {
  const reader = new BoardReader();
  text.split(/\r?\n/).forEach((line, index) => reader.line(line, index + 1));
  const { size } = reader;
  if (size === null && reader.wrong.length === 0) reader.refuse('battletech/board-no-size', 1);
  for (const hex of reader.hexes.keys())
    if (size !== null && (Number(hex.slice(0, 2)) > size.columns || Number(hex.slice(2)) > size.rows))
      reader.refuse('battletech/board-hex', 1, { text: hex });
  return size === null || reader.wrong.length > 0 ? err(reader.wrong) : ok(reader.field(size));
};
