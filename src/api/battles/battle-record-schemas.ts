/** Schemas of what comes back from MegaMek (MM-4). */
import { QUESTIONS, REASONS } from '../../tactical/engines/megamek';
import {
  body,
  choice,
  flag,
  integer,
  list,
  mayGrow,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';

const value: Schema = { type: ['string', 'integer', 'null'] };
const pointer: Schema = { type: 'string', description: 'Where the answer stands in the answers document' };
const by: Schema = { ...orNull(text), description: 'A side; null: the game master' };
const answers: Schema = {
  type: 'object',
  description:
    'holder (a side or null), turns, mines by side, buildings (CP) by id, units by id: fate, edge, pilot, record (the side whose record counts); ' +
    'units by *: the same for all units that are asked about and not named, except where records contradict each other or none mentions the unit',
  additionalProperties: true,
};
const side: Schema = {
  type: 'string',
  description:
    'Whose records they are, from a game master, where they have no survivors; left out: those of somebody who only watched',
};
const recordSide: Schema = { ...orNull(text), description: 'Null: of somebody who only watched' };

export const RECORD_SCHEMAS: Readonly<Record<string, Schema>> = {
  RecordsBody: body({ answers, side }, ['answers']),
  RecordsForm: object(
    {
      records: list(
        { type: 'string', format: 'binary' },
        { maxItems: 4, description: 'Records as MegaMek saves them, at most 5 MB each' },
      ),
      answers: { type: 'string', description: 'As JSON; takes the place of one’s earlier answers' },
      side,
    },
    ['records', 'answers', 'side'],
  ),
  BattleRecords: object({
    battle: text,
    records: list(object({ side: recordSide, version: text, units: integer })),
    answers: { type: 'object', description: 'One’s own, by pointer', additionalProperties: value },
    questions: list(
      object({
        pointer,
        about: mayGrow(choice(...QUESTIONS)),
        subject: { ...orNull(text), description: 'Id of the unit, building or side; null: the battle' },
        name: orNull(text),
        choices: {
          type: ['array', 'null'],
          items: value,
          description: 'Possible answers; null: any figure from min to max',
        },
        min: orNull(integer),
        max: orNull(integer),
        proposal: { ...value, description: 'What the records suggest, where hasProposal says so' },
        hasProposal: flag,
        why: mayGrow(choice(...REASONS)),
        text: {
          ...text,
          description:
            'The question as a sentence, in the reader’s language; with which figures are possible, and why it is asked again',
        },
        answers: {
          ...orNull(list(object({ value, text }))),
          description:
            'The choices with what they mean, to be shown as buttons; null: any figure from min to max',
        },
      }),
    ),
    differences: list(
      object({
        pointer,
        unit: orNull(text),
        fields: list(object({ pointer: text, said: list(object({ by, value: {} })) })),
      }),
    ),
    contradictions: list(ref('Violation')),
    notes: {
      ...list(ref('Violation')),
      description:
        'What everybody should know of the records, though nothing is wrong with them: also what of them was not understood',
    },
    report: orNull(ref('BattleReport')),
    difference: orNull(ref('ReportDifference')),
    filed: orNull(ref('BattleAnswer')),
  }),
};
