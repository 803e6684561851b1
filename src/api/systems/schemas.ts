/** Schemas of game systems' answers. */
import {
  choice,
  flag,
  integer,
  list,
  mayGrow,
  object,
  orNull,
  page,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';

const line = {
  id: text,
  title: text,
  version: { ...text, description: 'That of new matches; a match keeps the one with which it began' },
  seats: object({ least: integer, most: integer, cooperative: flag }),
};
const json: Schema = { type: 'object', additionalProperties: true };
const option = object({ id: text, title: text, text, cost: orNull(integer) });

export const SYSTEM_SCHEMAS: Readonly<Record<string, Schema>> = {
  GameSystemLine: object(line),
  GameSystemPage: page(ref('GameSystemLine')),
  GameSystemFormPart: object(
    {
      part: { ...text, description: 'The place in the setup, as a JSON pointer without its first slash' },
      title: text,
      kind: mayGrow(choice('one-of', 'some-of', 'number', 'force')),
      from: { ...list(option), description: 'Of `one-of` and `some-of`' },
      least: integer,
      most: integer,
      unit: orNull(text),
      seat: text,
      budget: integer,
      catalogue: { ...text, description: 'Of `force`: where designs are found' },
    },
    ['from', 'least', 'most', 'unit', 'seat', 'budget', 'catalogue'],
  ),
  GameSystem: object({
    ...line,
    scenarios: list(object({ id: text, title: text, text, setup: json })),
    form: list(ref('GameSystemFormPart')),
    schema: { ...json, description: 'JSON Schema of a whole setup' },
    rules: list(object({ id: text, line: text })),
  }),
};
