/** Schemas of offers, drafts, and of what is told (GAM-4, GAM-5). */
import {
  flag,
  integer,
  list,
  number,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../../http/openapi/schema';
import { amount, json, mark, seat, terms, token, words } from './parts';

const offer = object({
  decision: text,
  type: text,
  token,
  label: text,
  order: { ...ref('MatchOrder'), description: 'Whole and legal as it stands' },
  ask: {
    ...list(
      object({
        pointer: text,
        title: text,
        token,
        footprint: list(ref('MatchFigure')),
        bounds: {
          ...orNull(json),
          description: 'What may stand there, by `kind`; null: open it with a draft',
        },
      }),
    ),
    description: 'What may be changed in the order, in this order',
  },
  costs: list(amount),
  expects: list(amount),
  odds: { ...orNull(number), description: '0 … 1; null: nothing is rolled, or it cannot be known' },
  terms,
  warnings: list(words),
  marks: list(mark),
});

const roll = object({
  label: { ...text, description: 'Of its stream of dice' },
  purpose: words,
  token,
  sides: integer,
  dice: list(integer),
  kinds: orNull(list(text)),
  faces: orNull(list(text)),
  total: orNull(integer),
  needed: orNull(integer),
  successes: orNull(integer),
  success: orNull(flag),
});

export const TOLD_SCHEMAS: Readonly<Record<string, Schema>> = {
  MatchOffer: offer,
  MatchOrder: {
    type: 'object',
    required: ['type', 'token'],
    properties: { type: text, token },
    additionalProperties: true,
  },
  MatchEvent: object({
    seq: { ...integer, description: 'From 1, without gaps' },
    turn: integer,
    step: words,
    type: text,
    text,
    tokens: list(text),
    rolls: list(roll),
    change: object({
      tokens: list(ref('MatchToken')),
      gone: list(text),
      areas: list(ref('MatchArea')),
      trays: list(ref('MatchTray')),
      marks: { ...orNull(list(mark)), description: 'All of them; null: as they were' },
      flash: list(mark),
    }),
  }),
  MatchDraft: object({
    offer: ref('MatchOffer'),
    violations: { ...list(ref('Violation')), description: 'Of what was sent' },
  }),
  MatchOrdered: object({
    seat,
    seq: { ...integer, description: 'Of the newest event that was told' },
    told: { ...list(ref('MatchEvent')), description: 'What this order has done' },
  }),
};
