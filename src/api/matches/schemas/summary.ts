/** Schemas of a match as a whole. */
import {
  choice,
  flag,
  integer,
  list,
  mayGrow,
  number,
  object,
  orNull,
  text,
  time,
  uuid,
  type Schema,
} from '../../http/openapi/schema';
import { amount, json, seat, stance, words } from './parts';

const line = {
  id: uuid,
  system: text,
  version: text,
  title: text,
  openedAt: time,
  state: mayGrow(choice('waiting', 'running', 'paused', 'over')),
  seats: list(
    object({
      seat,
      side: text,
      name: text,
      user: orNull(object({ id: uuid, displayName: text })),
      force: { ...orNull(text), description: 'Outside of campaigns null' },
      bot: {
        ...orNull(stance),
        description: 'How the bot plays; with a `user`, for them until they take it back',
      },
      out: { ...flag, description: 'Whoever had it has given up' },
      reserve: {
        ...orNull(integer),
        description: 'Seconds left beside the time of each decision; null: no live clock',
      },
    }),
  ),
};

const battle = { ...orNull(json), description: 'Of a campaign; null: none' };

const match = object({
  ...line,
  battle,
  turn: integer,
  step: words,
  awaited: list(
    object({
      decision: text,
      seats: list(seat),
      answers: choice('each', 'any'),
      answered: list(seat),
      kind: { ...orNull(words), description: 'null: not for me' },
      deadline: {
        ...orNull(time),
        description:
          'When the first clock of a player runs out, or by the game master’s word bots play on; null: neither',
      },
    }),
  ),
  options: object({
    hoursPerDecision: { ...orNull(integer), description: 'Of a match by post; null: no such clock' },
    live: orNull(object({ minutes: integer, reserve: { ...integer, description: 'Minutes' } })),
    late: { ...choice('bot', 'skip', 'forfeit'), description: 'What counts when a clock has run out' },
  }),
  proposals: list(
    object({
      id: uuid,
      what: mayGrow(choice('take-back', 'end', 'bots')),
      by: seat,
      agreed: list(seat),
      until: { ...time, description: 'Until then it can be agreed to' },
    }),
  ),
  outcome: orNull(
    object({
      winners: { ...list(seat), description: 'None: a draw, or all have lost' },
      reason: words,
      scores: list(object({ seat, points: number, lines: list(amount) })),
      units: list(object({ token: text, seat: orNull(text), fate: words })),
    }),
  ),
  expiresAt: { ...orNull(time), description: 'When it is given up if players are still missing' },
  codes: {
    ...list(object({ seat, code: text })),
    description: 'Of open seats, for who opened the match; whoever gets one can take the seat',
  },
  dice: object({
    commitment: { ...text, description: 'SHA-256 of the seed, in hex' },
    seed: { ...orNull(text), description: 'In hex; told after the end' },
  }),
});

export const SUMMARY_SCHEMAS: Readonly<Record<string, Schema>> = {
  MatchLine: object({
    ...line,
    battle,
    turn: { ...orNull(integer), description: 'null: it has not begun, or has stood still for long' },
    step: orNull(words),
    mine: {
      ...object({ decisions: integer, proposals: integer, deadline: orNull(time) }),
      description: 'How much is asked of me now, and when the first clock of it runs out; null: none does',
    },
  }),
  Match: match,
};
