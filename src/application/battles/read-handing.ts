/** `{ engine, level?, boards? }`: to whom a battle is handed, and how it is to be fought there (TAC-8, MAT-2, BT-8). */
import { ok, type Result, type Violation } from '../../kernel';
import {
  about,
  bounded,
  choice,
  closed,
  id,
  list,
  object,
  type Of,
  optional,
  readAll,
  text,
  whole,
} from '../../kernel/shape';
import { MATCH_LEVELS } from '../../rules';
import type { GivenBoard } from '../../tactical';
import type { Handing } from './hand-battle';

const SHEETS = 25;

const board = closed(
  object({
    name: optional(about(text(1, 80), 'Of the file: mistakes in it are told with its name')),
    text: about(
      text(1, 524_288),
      'Of a `.board` file: 16 × 17 hexes in place of a map sheet, or 80 × 85 as the whole field',
    ),
    sheet: optional(
      about(
        whole(1, SHEETS),
        'The map sheet that it replaces, by rows from the north-west; left out: 13, the middle one',
      ),
    ),
  }),
);

export const handingShape = closed(
  object({
    engine: id<string>('engine'),
    level: optional(
      about(choice(...MATCH_LEVELS), 'MAT-2: of a match; else as the options of the campaign say'),
    ),
    boards: optional(
      about(
        bounded(list(board, 1, SHEETS)),
        'BT-8: board files of MegaMek’s form, for the engine that plays by BattleTech’s standard rules',
      ),
    ),
  }),
);

const UNNAMED = '.board';

const boardOf = ({ name = UNNAMED, text: lines, sheet }: Of<typeof board>): GivenBoard => ({
  name,
  text: lines,
  sheet: sheet ?? null,
});

export const readHanding = (sent: unknown): Result<Handing, readonly Violation[]> => {
  const read = readAll(handingShape, sent === undefined ? {} : sent);
  if (!read.ok) return read;
  const { boards, ...handing } = read.value;
  return ok(boards === undefined ? handing : { ...handing, boards: boards.map(boardOf) });
};
