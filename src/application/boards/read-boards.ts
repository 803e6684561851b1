/** Board files as they were sent, and what stands in them (BT-8): all or nothing of each file. */
import { slug } from '../../catalog';
import { readName, type Result, type Steps, violation, type Violation } from '../../kernel';
import { about, bounded, closed, list, object, type Of, readAll, text } from '../../kernel/shape';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../rules';
import type { FileRefusal } from '../catalog/import-ports';
import type { ReadBoard, ReadSheetText } from './ports';

/** Of one import. */
const MAX_FILES = 100;
const LONGEST_PATH = 300;
const LONGEST_NAME = 60;
/** Of a whole field; sheets are shorter. */
const LONGEST_FILE = 524_288;
/** Characters that a match takes of one sheet. */
const LONGEST_SHEET = 65_536;
/** Violations of one file that are listed. */
const MAX_LISTED = 20;

const file = closed(
  object({
    name: about(
      text(1, LONGEST_PATH),
      'Path of the file: what stands last in it, without `.board`, is the sheet’s name',
    ),
    text: about(text(1, LONGEST_FILE), `Of a \`.board\` file of ${SHEET_COLUMNS} × ${SHEET_ROWS} hexes`),
  }),
);

export const boardFilesShape = closed(object({ files: bounded(list(file, 1, MAX_FILES)) }));

type BoardFiles = Of<typeof boardFilesShape>['files'];

export const readBoardFiles = (sent: unknown): Result<BoardFiles, readonly Violation[]> => {
  const read = readAll(boardFilesShape, sent === undefined ? {} : sent);
  return read.ok ? { ok: true, value: read.value.files } : read;
};

export interface ReadBoards {
  readonly boards: readonly ReadBoard[];
  readonly refusals: readonly FileRefusal[];
}

/** What is called by it in MegaMek. */
const nameOf = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').replace(/\.board$/i, '');

const listed = (violations: readonly Violation[]): readonly Violation[] =>
  violations.length <= MAX_LISTED
    ? violations
    : [
        ...violations.slice(0, MAX_LISTED),
        violation('import/more', null, '', { count: violations.length - MAX_LISTED }),
      ];

const readOne = (
  { name: path, text: lines }: BoardFiles[number],
  sheetOf: ReadSheetText,
): ReadBoard | readonly Violation[] => {
  const name = readName(nameOf(path), LONGEST_NAME);
  const key = slug(name ?? '');
  if (name === null || key === '')
    return [violation('import/board-name', 'BT-8', '', { most: LONGEST_NAME })];
  const read = sheetOf(lines);
  if (!read.ok) return listed(read.error);
  const { columns, rows, country } = read.value;
  if (columns !== SHEET_COLUMNS || rows !== SHEET_ROWS)
    return [violation('import/board-size', 'BT-8', '', { columns, rows })];
  if (lines.length > LONGEST_SHEET)
    return [violation('import/board-long', 'BT-8', '', { most: LONGEST_SHEET })];
  return { slug: key, name, file: path, country, text: lines };
};

/** In the order in which the files were sent, a file a step. Of several of one name the first counts. */
export function* readBoards(files: BoardFiles, sheetOf: ReadSheetText): Steps<ReadBoards> {
  const boards = new Map<string, ReadBoard>();
  const refusals: FileRefusal[] = [];
  for (const one of files) {
    const read = readOne(one, sheetOf);
    yield;
    if (!('slug' in read)) {
      refusals.push({ file: one.name, violations: read });
      continue;
    }
    const first = boards.get(read.slug);
    if (first === undefined) boards.set(read.slug, read);
    else
      refusals.push({
        file: one.name,
        violations: [violation('import/board-twice', 'BT-8', '', { file: first.file })],
      });
  }
  return { boards: [...boards.values()], refusals };
}
