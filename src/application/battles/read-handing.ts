/** `{ engine, level?, boards? }`: to whom a battle is handed, and how it is to be fought there (TAC-8, MAT-2, BT-8). */
import { ok, type Result, type Violation } from '../../kernel';
import {
  about,
  boolean,
  bounded,
  byProperty,
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
import type { AskedBoard, Handing } from './with-library';

const SHEETS = 25;

const sheet = optional(
  about(
    whole(1, SHEETS),
    'The map sheet that it replaces, by rows from the north-west; left out: 13, the middle one',
  ),
);

const named = closed(
  object({ board: about(text(1, 80), 'Of the game master’s library: the slug of a map sheet'), sheet }),
);

const sent = closed(
  object({
    name: optional(about(text(1, 80), 'Of the file: mistakes in it are told with its name')),
    text: about(
      text(1, 524_288),
      'Of a `.board` file: 16 × 17 hexes in place of a map sheet, or 80 × 85 as the whole field',
    ),
    sheet,
  }),
);

const board = byProperty({ board: named }, sent);

export const handingShape = closed(
  object({
    engine: id<string>('engine'),
    level: optional(
      about(choice(...MATCH_LEVELS), 'MAT-2: of a match; else as the options of the campaign say'),
    ),
    boards: optional(
      about(
        bounded(list(board, 1, SHEETS)),
        'BT-8: board files of MegaMek’s form, sent or of the game master’s library, for the engine that plays by BattleTech’s standard rules',
      ),
    ),
    library: optional(
      about(
        boolean,
        'BT-8: map sheets of the game master’s library lie in place of drawn ones of the same country, each once at most, from the middle outwards',
      ),
    ),
  }),
);

const UNNAMED = '.board';

const boardOf = (one: Of<typeof board>): AskedBoard => {
  const place = one.sheet ?? null;
  return 'board' in one
    ? { board: one.board, sheet: place }
    : { name: one.name ?? UNNAMED, text: one.text, sheet: place };
};

export const readHanding = (asked: unknown): Result<Handing, readonly Violation[]> => {
  const read = readAll(handingShape, asked === undefined ? {} : asked);
  if (!read.ok) return read;
  const { boards, ...handing } = read.value;
  return ok(boards === undefined ? handing : { ...handing, boards: boards.map(boardOf) });
};
