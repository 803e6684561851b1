/** Schemas of worksheets (TBL). */
import { DIRECTIONS, REPORT_LIMITS } from '../../rules';
import { PILOT_FATES, UNIT_FATES } from '../../tactical';
import {
  body,
  choice,
  flag,
  integer,
  list,
  map,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';
import { battleState } from '../playing/schemas/parts';

const unit = {
  fate: orNull(choice(...UNIT_FATES)),
  edge: orNull(choice(...DIRECTIONS)),
  hits: { ...orNull(integer), description: 'Null: as many as before' },
  pilotFate: orNull(choice(...PILOT_FATES)),
};
const field = {
  holder: {
    ...orNull(object({ side: orNull(text) })),
    description: '{ "side": null }: nobody holds it; null: open',
  },
  turns: orNull(integer),
  buildings: { ...map(integer), description: 'CP left, where they changed' },
  minesUsed: { ...orNull(integer), description: 'Of the own side; those of others are not shown' },
  log: orNull(text),
};
const saved = (entry: Schema): Schema => map(object({ entry, revision: integer, by: text }));
const part = (entry: Schema): Readonly<Record<string, Schema>> => ({
  entries: { ...saved(entry), description: 'By side' },
  open: { ...list(text), description: 'Pointers of what nobody has filled in' },
  differences: list(
    object({
      pointer: text,
      told: { type: 'object', additionalProperties: true, description: 'What each side says, by side' },
    }),
  ),
  contradictions: { ...map(list(ref('Violation'))), description: 'By side: what cannot be' },
});

const unitBody = body({
  ...unit,
  condition: {
    ...orNull({
      type: 'object',
      additionalProperties: false,
      properties: {
        armor: map(integer),
        structure: map(integer),
        slots: list(object({ location: text, slot: integer, state: choice('hit', 'destroyed') })),
        ammunition: list(object({ location: text, slot: integer, shots: integer })),
      },
    }),
    description: 'Only what the battle changed',
  },
});

const unitToSave = body(
  {
    unit: text,
    entry: ref('WorksheetUnitBody'),
    revision: {
      ...orNull(integer),
      description: 'The one that this replaces; 0: there is none yet; null: whichever is there',
    },
  },
  ['unit', 'entry'],
);

export const WORKSHEET_SCHEMAS: Readonly<Record<string, Schema>> = {
  WorksheetUnitBody: unitBody,
  WorksheetUnitsBody: body(
    {
      units: {
        ...list(unitToSave),
        minItems: 1,
        maxItems: REPORT_LIMITS.units,
        description: 'No unit twice',
      },
    },
    ['units'],
  ),
  WorksheetUnits: object({
    units: {
      ...list(ref('WorksheetUnit')),
      description: 'Those that were saved, in the order in which they were sent',
    },
  }),
  WorksheetFieldBody: body({ ...field, buildings: orNull(field.buildings) }),
  Worksheet: object({
    battle: text,
    state: battleState,
    hash: text,
    mine: { ...orNull(text), description: 'My side; null: game master' },
    ready: {
      ...flag,
      description: 'It can be filed: nothing is open, nothing differs, and nothing contradicts the battle',
    },
    contradictions: {
      ...list(ref('Violation')),
      description:
        'When nothing is open and nothing differs: why the report that it makes would be refused; pointers within the report',
    },
    units: list(ref('WorksheetUnit')),
    field: ref('WorksheetField'),
  }),
  WorksheetUnit: object({
    id: text,
    name: text,
    side: text,
    ...part(object({ ...unit, condition: ref('ReportedCondition') })),
  }),
  WorksheetField: object(part(object(field))),
};
