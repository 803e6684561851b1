/** The field of a setup (BT-8): sheets by name, or drawn from terrain and seed, or a board file; a building; mines. */
import { Chance, flatMap, pointerTo, type Violation } from '../../../../kernel';
import { type Hex, hexOf, parseHex } from '../../../../kernel/hex';
import { isOnGrid } from '../../../shared/hex-field';
import { readBoardFile } from '../field/board-file';
import type { Battlefield, BuildingKind } from '../field/model';
import { battlefieldOf, type GivenSheets } from '../field/sheets/battlefield';
import type { Country } from '../field/sheets/kinds';
import { mapSheet } from '../field/sheets/map-sheet';
import type { Mine } from '../piloting/hazard/mines';
import type { Minefields } from '../play/model';
import type { Reading } from './reading';
import { type SentSetup, type Terrain, WALLS } from './shape';
import { zoneOf } from './zones';

/** Of these one is drawn for each sheet; the first stands on the middle sheet. */
const MIXES: Readonly<Record<Terrain, readonly Country[]>> = {
  open: ['clear', 'clear', 'clear', 'lake'],
  scattered: ['clear', 'woods', 'clear'],
  woods: ['woods', 'woods', 'woods', 'hills'],
  hills: ['hills', 'hills', 'hills', 'woods'],
  mountains: ['mountains', 'mountains', 'hills'],
  urban: ['urban', 'urban', 'clear'],
  badlands: ['badlands', 'badlands', 'badlands', 'hills'],
};
const NUMBERS = 40;

/** The same terrain and seed give the same sheets. */
const drawnSheets = (terrain: Terrain, seed: string, count: number): readonly string[] => {
  const chance = new Chance(`standard ${terrain} ${seed}`);
  const middle = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const country = chance.one(MIXES[terrain]);
    return `${index === middle ? MIXES[terrain][0] : country}-${chance.int(1, NUMBERS)}`;
  });
};

const withBuilding = (
  reading: Reading,
  field: Battlefield,
  sent: NonNullable<SentSetup['building']>,
): Battlefield => {
  const middle = hexOf(Math.ceil(field.columns / 2), Math.ceil(field.rows / 2));
  const hex = sent.hex === undefined ? middle : parseHex(sent.hex);
  if (hex === null || !isOnGrid(field, hex)) {
    reading.refuse('no-such-hex', '/building/hex', { hex: sent.hex ?? '' });
    return field;
  }
  const level = field.hexes[hex]?.level;
  const kind = (WALLS.indexOf(sent.type) + 1) as BuildingKind;
  const building = {
    ...{ kind, levels: sent.levels ?? 2, cf: sent.cp },
    ...(sent.indestructible === true ? { isIndestructible: true as const } : {}),
  };
  const terrain = { ...(level === undefined ? {} : { level }), building };
  return { ...field, hexes: { ...field.hexes, [hex]: terrain } };
};

/** In front of the name of a sheet that is turned by half a circle. */
const TURNED = 'rotate:';
const lying = (name: string): { readonly name: string; readonly rotated: boolean } =>
  name.startsWith(TURNED) ? { name: name.slice(TURNED.length), rotated: true } : { name, rotated: false };

const LEAST = { columns: 16, rows: 17 };

/** What is wrong in a file, under the pointer of its text. */
const wrongLines = (reading: Reading, pointer: string, wrong: readonly Violation[]): void => {
  for (const one of wrong) reading.wrong.push({ ...one, pointer: `${pointer}${one.pointer}` });
};

/** BT-8: sheets that are sent as files, by the names that `sheets` uses. */
const readSheets = (reading: Reading, { boards = {} }: SentSetup): GivenSheets => {
  const given = new Map<string, Battlefield>();
  for (const [name, text] of Object.entries(boards)) {
    const pointer = pointerTo('/boards', name);
    const read = readBoardFile(text);
    if (!read.ok) {
      wrongLines(reading, pointer, read.error);
      continue;
    }
    const { columns, rows } = read.value;
    if (columns !== LEAST.columns || rows !== LEAST.rows)
      reading.refuse('board-sheet', pointer, { columns, rows });
    given.set(name, read.value);
  }
  return given;
};

/** Of a board file (BT-8). What is wrong in it is said by its lines. */
const readBoard = (reading: Reading, board: string, sent: SentSetup): Battlefield => {
  for (const other of ['sheets', 'boards', 'size'] as const)
    if (sent[other] !== undefined) reading.refuse('board-alone', `/${other}`, { other });
  const read = readBoardFile(board);
  if (!read.ok) {
    wrongLines(reading, '/board', read.error);
    return { ...LEAST, hexes: {} };
  }
  const { columns, rows } = read.value;
  if (columns < LEAST.columns || rows < LEAST.rows)
    reading.refuse('board-small', '/board', { columns, rows, least: `${LEAST.columns} × ${LEAST.rows}` });
  return read.value;
};

const drawnField = (reading: Reading, sent: SentSetup): Battlefield => {
  const { columns, rows } = sent.size ?? { columns: 1, rows: 1 };
  const count = columns * rows;
  const names = sent.sheets ?? drawnSheets(sent.terrain ?? 'open', sent.seed ?? '1', count);
  if (names.length !== count) reading.refuse('sheets', '/sheets', { count });
  const given = readSheets(reading, sent);
  names.forEach((name, index) => {
    if (!given.has(lying(name).name) && mapSheet(lying(name).name) === null)
      reading.refuse('unknown-sheet', `/sheets/${index}`, { name });
  });
  if (reading.wrong.length > 0) return { columns: 16 * columns, rows: 17 * rows, hexes: {} };
  return battlefieldOf(names.map(lying), columns, given);
};

export const readField = (reading: Reading, sent: SentSetup): Battlefield => {
  const { board } = sent;
  const field = board === undefined ? drawnField(reading, sent) : readBoard(reading, board, sent);
  if (reading.wrong.length > 0) return field;
  return sent.building === undefined || sent.building === null
    ? field
    : withBuilding(reading, field, sent.building);
};

export const readMines = (
  reading: Reading,
  sent: SentSetup,
  field: Battlefield,
  sides: ReadonlySet<string>,
): readonly Mine[] => {
  const seen = new Set<string>();
  return flatMap(sent.mines ?? [], ({ side, hex }, index): readonly Mine[] => {
    const pointer = `/mines/${index}`;
    const at = parseHex(hex);
    if (at === null || !isOnGrid(field, at)) reading.refuse('no-such-hex', `${pointer}/hex`, { hex });
    if (!sides.has(side)) reading.refuse('unknown-side', `${pointer}/side`, { side });
    // A field of mines is there or not: the same twice is one.
    if (at === null || seen.has(`${side} ${hex}`)) return [];
    seen.add(`${side} ${hex}`);
    return [{ hex: at as Hex, side, isKnown: false }];
  });
};

export const readMinefields = (
  reading: Reading,
  sent: SentSetup,
  field: Battlefield,
  sides: ReadonlySet<string>,
): readonly Minefields[] =>
  flatMap(sent.minefields ?? [], ({ side, count, zone: asked }, index): readonly Minefields[] => {
    const pointer = `/minefields/${index}`;
    const zone = zoneOf(asked, field);
    if (!sides.has(side)) reading.refuse('unknown-side', `${pointer}/side`, { side });
    if (zone !== null) return [{ side, count, zone }];
    reading.refuse('zone', `${pointer}/zone`, { columns: field.columns, rows: field.rows });
    return [];
  });
