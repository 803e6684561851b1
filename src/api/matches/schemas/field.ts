/** Schemas of the field: tokens, areas, trays, and what is drawn (GAM-7). */
import {
  choice,
  flag,
  integer,
  list,
  mayGrow,
  number,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../../http/openapi/schema';
import { json, point } from './parts';

const TOKEN_KINDS = ['mech', 'vehicle', 'aircraft', 'infantry', 'agent', 'building', 'marker'] as const;

export const FIELD_SCHEMAS: Readonly<Record<string, Schema>> = {
  MatchWords: object({ code: text, text }),
  MatchPoint: {
    ...object({ x: integer, y: integer }),
    description: 'Units of the board, from its north-west',
  },
  MatchFigure: {
    ...object({ polygon: list(point), line: list(point), radius: integer }, ['polygon', 'line', 'radius']),
    description: 'A polygon; or a line with a radius, of which one with one point is a disc',
  },
  MatchTerm: object({ code: text, text, value: orNull(number), terms: list(json) }),
  MatchToken: object({
    id: text,
    unit: { ...orNull(text), description: 'To which it belongs; null: it is one itself' },
    seat: orNull(text),
    side: orNull(text),
    kind: mayGrow(choice(...TOKEN_KINDS)),
    name: text,
    short: text,
    at: { ...orNull(point), description: 'null: off the field' },
    place: { ...orNull(text), description: 'Its hex or zone' },
    level: integer,
    facing: { ...orNull(integer), description: 'Degrees clockwise from north' },
    aim: { ...orNull(integer), description: 'Of torso or turret' },
    radius: integer,
    length: integer,
    states: list(object({ code: text, text, good: orNull(flag) })),
    bars: list(object({ title: text, value: integer, most: integer })),
    done: { ...flag, description: 'Has acted in this step' },
    hidden: { ...flag, description: 'Seen by its side only' },
  }),
  MatchArea: object({
    id: text,
    kind: text,
    title: text,
    level: integer,
    cover: { ...orNull(number), description: '1: cannot be seen through' },
    shape: orNull(ref('MatchFigure')),
    places: list(text),
  }),
  MatchTray: object({
    id: text,
    seat: orNull(text),
    kind: mayGrow(choice('cards', 'track', 'units', 'positions')),
    title: text,
    value: orNull(integer),
    most: orNull(integer),
    items: list(
      object({ id: orNull(text), title: text, text: orNull(text), at: orNull(integer), tokens: list(text) }),
    ),
  }),
};
