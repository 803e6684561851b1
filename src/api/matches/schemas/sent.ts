/** Schemas of what is sent to matches, and of what answers it. */
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
  time,
  uuid,
  type Schema,
} from '../../http/openapi/schema';
import { json, stance } from './parts';

const reason = { ...text, minLength: 1, maxLength: 1000, description: 'Every seat is told' };
const otherwise = choice('ask', 'skip', 'bot');

export const SENT_SCHEMAS: Readonly<Record<string, Schema>> = {
  NewMatch: body(
    {
      system: { ...text, description: 'Of GET /v1/systems' },
      scenario: { ...text, description: 'A ready setup of the system; else `setup` is sent' },
      setup: { ...json, description: 'As the `schema` of the system says' },
      seats: {
        ...list({
          type: 'object',
          properties: { me: { const: true }, invite: { const: true }, bot: stance },
          minProperties: 1,
          maxProperties: 1,
          additionalProperties: false,
        }),
        minItems: 2,
        maxItems: 8,
        description: 'Who plays each seat of the setup: I, whoever has its code, or a bot',
      },
      options: {
        ...body({
          hoursPerDecision: {
            ...orNull({ type: 'integer', minimum: 1, maximum: 336 }),
            description: 'A clock by post, for each decision',
          },
          live: {
            ...orNull(
              body(
                {
                  minutes: { type: 'integer', minimum: 1, maximum: 60 },
                  reserve: { type: 'integer', minimum: 0, maximum: 600 },
                },
                ['minutes', 'reserve'],
              ),
            ),
            description: 'Minutes for each decision, and in reserve for the whole match',
          },
          late: {
            ...choice('bot', 'skip', 'forfeit'),
            default: 'bot',
            description:
              'What counts when a clock has run out: a bot decides, what the rules provide, or the seat gives up',
          },
        }),
        description: 'Without it: 24 hours a decision where somebody is invited, else no clock',
      },
    },
    ['system', 'seats'],
  ),
  MatchCode: body({ code: text }, ['code']),
  MatchSending: body(
    {
      decision: text,
      revision: integer,
      order: ref('MatchOrder'),
      open: { ...orNull(text), description: 'For a draft: the pointer of the ask that it opens' },
    },
    ['decision', 'revision', 'order'],
  ),
  MatchStance: body({ stance: { ...orNull(stance), description: 'null: I play myself again' } }, ['stance']),
  MatchStanding: body(
    { standing: { ...list(body({ kind: text, then: otherwise }, ['kind', 'then'])), maxItems: 50 } },
    ['standing'],
  ),
  MatchQueue: body(
    {
      queue: {
        ...list(
          body({ decision: text, order: ref('MatchOrder'), otherwise }, ['decision', 'order', 'otherwise']),
        ),
        maxItems: 100,
      },
    },
    ['queue'],
  ),
  MatchGmBot: body(
    {
      seat: text,
      stance: { ...orNull(stance), description: 'null: its player plays it again' },
      reason,
    },
    ['seat', 'stance', 'reason'],
  ),
  MatchGmDeadline: body({ at: { ...orNull(time), description: 'To come; null: none' }, reason }, [
    'at',
    'reason',
  ]),
  MatchGmRewind: body({ turn: { type: 'integer', minimum: 1, description: 'That has begun' }, reason }, [
    'turn',
    'reason',
  ]),
  MatchActed: object({
    state: mayGrow(choice('running', 'paused', 'over')),
    seats: list(object({ seat: text, bot: orNull(stance) })),
  }),
  MatchProposal: body({ what: choice('take-back', 'end', 'bots') }, ['what']),
  MatchShared: body({ shared: flag }, ['shared']),
  MatchLink: object({
    code: { ...orNull(text), description: 'What stands behind `?watch=`; null: nobody may watch' },
  }),
  MatchAgreement: body({ agree: flag }, ['agree']),
  MatchProposed: object({ proposal: uuid, state: choice('open', 'done', 'declined') }),
};
