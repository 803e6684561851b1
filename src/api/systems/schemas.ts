/** Schemas of game systems' answers, and of questions to their probes. */
import { SYSTEMS } from '../../games';
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

const probes = SYSTEMS.newest.flatMap(({ probe }): Schema[] => (probe === undefined ? [] : [probe.schema]));
/** By the system; BattleTech's is BT-9's. */
const question: Schema = (probes.length === 1 ? probes[0] : undefined) ?? { anyOf: probes };

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
  ProbeQuestion: question,
  ProbeTerm: object({ code: mayGrow(text), value: integer }),
  ProbeAnswer: {
    anyOf: [
      object(
        {
          possible: { const: true, type: 'boolean' },
          toHit: { ...integer, description: 'On two dice: the sum of the terms' },
          range: { ...integer, description: 'Hexes' },
          side: choice('front', 'left', 'right', 'rear'),
          table: choice('normal', 'punch', 'kick', 'partial-cover', 'above', 'below'),
          odds: { type: 'number', minimum: 0, maximum: 1 },
          damage: { ...integer, description: 'Of one hit; left out where it is rolled' },
          terms: list(ref('ProbeTerm')),
        },
        ['damage'],
      ),
      object({ possible: { const: false, type: 'boolean' }, why: list(mayGrow(text)) }),
      object({ sight: flag, terms: list(ref('ProbeTerm')), why: list(mayGrow(text)) }, ['why']),
      object({ places: list(object({ hex: text, facing: integer, mp: integer })) }),
      object({ skip: { const: true, type: 'boolean', description: 'The system has no answer' } }),
    ],
  },
  ProbeAnswers: object({ id: text, answers: list(ref('ProbeAnswer')) }),
  GameSystem: object({
    ...line,
    scenarios: list(object({ id: text, title: text, text, setup: json })),
    form: list(ref('GameSystemFormPart')),
    schema: { ...json, description: 'JSON Schema of a whole setup' },
    rules: list(object({ id: text, line: text })),
  }),
};
