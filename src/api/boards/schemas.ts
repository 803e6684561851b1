/** Schemas of a game master's own map sheets, with examples. */
import { boardFilesShape } from '../../application/boards/read-boards';
import { COUNTRIES } from '../../games/battletech';
import {
  choice,
  integer,
  list,
  mayGrow,
  object,
  page,
  ref,
  text,
  time,
  type Schema,
} from '../http/openapi/schema';

const LINE_EXAMPLE = {
  board: 'grass-lands-1',
  name: 'Grass Lands 1',
  country: 'woods',
  addedAt: '2026-11-28T18:00:00.000Z',
};
const { addedAt: _, ...NEW } = LINE_EXAMPLE;
const REPORT_EXAMPLE = {
  ...{ read: 2, added: 1, known: 0, replaced: 0, refused: 1 },
  boards: [{ ...NEW, file: 'Grass Lands 1.board', state: 'added' }],
  refusals: [
    {
      file: 'moon.board',
      violations: [
        {
          code: 'import/board-size',
          rule: 'BT-8',
          pointer: '',
          params: { columns: 15, rows: 17 },
          message: 'The file has 15 × 17 hexes; a map sheet has 16 × 17.',
        },
      ],
    },
  ],
};

const line = {
  board: { ...text, description: 'Slug of its name: what `boards` of a hand-over names' },
  name: { ...text, description: 'As players of MegaMek know it' },
  country: {
    ...mayGrow(choice(...COUNTRIES)),
    description: 'Its kind of country, judged by what lies in its hexes',
  },
};

export const BOARD_SCHEMAS: Readonly<Record<string, Schema>> = {
  OwnBoardLine: { ...object({ ...line, addedAt: time }), examples: [LINE_EXAMPLE] },
  OwnBoardPage: page(ref('OwnBoardLine')),
  BoardFiles: {
    ...(boardFilesShape.schema as Schema),
    examples: [
      { files: [{ name: 'Grass Lands 1.board', text: 'size 16 17\nhex 0305 2 "woods:1" ""\nend' }] },
    ],
  },
  BoardReport: {
    ...object({
      read: { ...integer, description: 'Files that were read' },
      added: integer,
      known: { ...integer, description: 'The same sheet was there already' },
      replaced: { ...integer, description: 'Another sheet of that name was there' },
      refused: integer,
      boards: list(object({ ...line, file: text, state: choice('added', 'known', 'replaced') })),
      refusals: list(object({ file: text, violations: list(ref('Violation')) })),
    }),
    examples: [REPORT_EXAMPLE],
  },
};
