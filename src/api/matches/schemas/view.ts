/** Schemas of what a seat sees. */
import {
  choice,
  flag,
  integer,
  list,
  mayGrow,
  object,
  orNull,
  ref,
  text,
  time,
  type Schema,
} from '../../http/openapi/schema';
import { any, json, mark, point, terms, words } from './parts';

export const VIEW_SCHEMAS: Readonly<Record<string, Schema>> = {
  MatchView: object({
    match: ref('Match'),
    you: { ...orNull(text), description: 'My seat; null: I have none' },
    seq: { ...integer, description: 'Of the newest event that was told' },
    board: { ...text, description: 'Hash of what `…/board` answers' },
    scene: object({ tokens: list(ref('MatchToken')), marks: list(mark), trays: list(ref('MatchTray')) }),
    decisions: list(
      object({
        id: text,
        kind: words,
        due: choice('now', 'later'),
        secret: flag,
        tokens: list(text),
        revision: integer,
        skip: orNull(ref('MatchOrder')),
        answer: orNull(ref('MatchOrder')),
      }),
    ),
    offers: list(ref('MatchOffer')),
    queue: list(
      object({ decision: text, order: ref('MatchOrder'), otherwise: choice('ask', 'skip', 'bot') }),
    ),
    standing: list(
      object({
        kind: text,
        text: { ...text, description: 'The kind, in words' },
        then: choice('ask', 'skip', 'bot'),
      }),
    ),
    told: { ...list(ref('MatchEvent')), description: 'Since my last order' },
    own: { ...any, description: 'More, by the system' },
  }),
  MatchBoard: object({
    hash: text,
    unit: { ...integer, description: 'Micrometres of the table' },
    size: point,
    grid: { ...orNull(json), description: 'Hexes or zones; null: a plane' },
    areas: list(ref('MatchArea')),
  }),
  MatchCard: object({
    token: text,
    title: text,
    lines: list(object({ title: text, value: text, terms })),
    tracks: list(
      object({
        title: text,
        value: integer,
        most: integer,
        steps: list(object({ at: integer, text })),
      }),
    ),
    weapons: list(object({ title: text, where: text, ready: flag, text })),
    sheet: { ...orNull(text), description: 'Where its record sheet is drawn; null: nowhere' },
  }),
  MatchReplay: object({
    board: ref('MatchBoard'),
    scene: object({ tokens: list(ref('MatchToken')), marks: list(mark), trays: list(ref('MatchTray')) }),
    after: { ...integer, description: 'Events before it; board and scene are as they were after them' },
    told: {
      ...list(ref('MatchEvent')),
      description: 'What followed; each `change` leads to the next scene',
    },
    next: { ...orNull(text), description: '`after` of the next part; null: this is the last' },
    count: { ...integer, description: 'Events in all' },
    moments: {
      ...list(object({ turn: integer, step: words, to: { ...integer, description: 'Its last event' } })),
      description: 'The turns and steps of the whole course, with the events of each',
    },
    outcome: { ...orNull(json), description: 'As in the match; null: it is not over' },
  }),
  MatchLog: object({
    system: text,
    version: text,
    setup: { ...json, description: 'As the `schema` of the system says' },
    seed: { ...text, description: 'In hex; its SHA-256 is the commitment' },
    entries: list(
      object({
        number: { ...integer, description: 'From 1' },
        at: time,
        entry: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: mayGrow(choice('begin', 'order', 'stop', 'take-back', 'bot', 'gm', 'rewind', 'late')),
          },
          additionalProperties: true,
        },
      }),
    ),
  }),
};
