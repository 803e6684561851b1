/**
 * Board files of the game master's (BT-8) in place of a battle's sheets: of single ones, or of the whole field. The
 * battle's setup stays as it was drawn; only the match is fought on them.
 */
import { type BoardFile, readBoardFile } from '../../../../games/battletech';
import { flatMap, violation, type Violation } from '../../../../kernel';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../../rules';
import type { GivenBoard, LibrarySheet } from '../../../capabilities';
import type { BattleSetup } from '../../../contract';
import { SHEETS_ACROSS } from '../../../start-zones';
import { librarySheets } from './library-sheets';

type Size = Pick<BoardFile, 'columns' | 'rows'>;

const isOf = ({ columns, rows }: Size, across: number): boolean =>
  columns === across * SHEET_COLUMNS && rows === across * SHEET_ROWS;

/** The middle sheet, from 1. */
const MIDDLE = (SHEETS_ACROSS ** 2 + 1) / 2;

/** The sheet that a file replaces, from 1; null: all of them. Or what is wrong with the file, line by line. */
const sheetOf = (
  { name, text, sheet }: GivenBoard,
  index: number,
): { readonly sheet: number | null } | { readonly wrong: readonly Violation[] } => {
  const pointer = `/boards/${index}`;
  const read = readBoardFile(text);
  if (!read.ok) {
    const lines = read.error.map((one) => ({ ...one, pointer: `${pointer}/text${one.pointer}` }));
    const summary = { file: name, lines: lines.length };
    return { wrong: [violation('battle/board-file', 'BT-8', `${pointer}/text`, summary), ...lines] };
  }
  const { columns, rows } = read.value;
  if (isOf(read.value, 1)) return { sheet: sheet ?? MIDDLE };
  if (isOf(read.value, SHEETS_ACROSS) && sheet === null) return { sheet: null };
  return {
    wrong: [violation('battle/board-measure', 'BT-8', `${pointer}/text`, { file: name, columns, rows })],
  };
};

/** Everything that is wrong with the files, and with where they go; pointers are within the game master's request. */
export const wrongBoards = (boards: readonly GivenBoard[]): readonly Violation[] => {
  const taken = new Set<number>();
  return flatMap(boards, (board, index): readonly Violation[] => {
    const placed = sheetOf(board, index);
    if ('wrong' in placed) return placed.wrong;
    const { sheet } = placed;
    const pointer = `/boards/${index}`;
    if (sheet === null)
      return boards.length === 1
        ? []
        : [violation('battle/board-alone', 'BT-8', pointer, { file: board.name })];
    if (taken.has(sheet)) return [violation('battle/board-twice', 'BT-8', `${pointer}/sheet`, { sheet })];
    taken.add(sheet);
    return [];
  });
};

/** A name that one of our own sheets could have, or that would say how a sheet lies. */
const isOurs = (name: string): boolean => /^(rotate:.*|[a-z]+-\d+)$/.test(name);
const LONGEST_NAME = 60;

/** By the names under which players of MegaMek know them, where no two are called the same. */
const namesOf = (files: ReadonlyMap<number, GivenBoard>): ReadonlyMap<number, string> => {
  const texts = new Map<string, string>();
  return new Map(
    [...files].map(([sheet, { name, text }]) => {
      const known = name.replace(/\.board$/i, '').trim();
      const isFree = !texts.has(known) || texts.get(known) === text;
      const isFit = known !== '' && known.length <= LONGEST_NAME && !isOurs(known) && isFree;
      if (isFit) texts.set(known, text);
      return [sheet, isFit ? known : `file-${sheet}`];
    }),
  );
};

/** What the match is told of its field. `boards` have nothing wrong. */
export const fieldOf = (
  setup: Pick<BattleSetup, 'sheets' | 'hash'>,
  boards: readonly GivenBoard[],
  library: readonly LibrarySheet[],
): object => {
  const files = new Map<number, GivenBoard>();
  for (const [index, board] of boards.entries()) {
    const placed = sheetOf(board, index);
    if ('wrong' in placed) continue;
    if (placed.sheet === null) return { board: board.text };
    files.set(placed.sheet, board);
  }
  for (const board of librarySheets(setup, library, new Set(files.keys())))
    if (board.sheet !== null) files.set(board.sheet, board);
  const names = namesOf(files);
  const drawn = setup.sheets.map(({ name, rotated }) => (rotated ? `rotate:${name}` : name));
  return {
    size: { columns: SHEETS_ACROSS, rows: SHEETS_ACROSS },
    sheets: drawn.map((name, index) => names.get(index + 1) ?? name),
    ...(files.size === 0
      ? {}
      : {
          boards: Object.fromEntries([...files].map(([sheet, { text }]) => [names.get(sheet) ?? '', text])),
        }),
  };
};
