/** Schemas of matches (games.d.ts), and of what is sent to them. */
import {
  body,
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
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';

const json: Schema = { type: 'object', additionalProperties: true };
const any: Schema = {};
const seat: Schema = { ...text, description: 'A letter: `A`, `B`, …' };
const token: Schema = { ...orNull(text), description: 'Id of a token' };
const amount = object({ code: text, text, value: number, unit: orNull(text) });
const words = ref('MatchWords');
const point = ref('MatchPoint');
const terms = list(ref('MatchTerm'));
const stance = choice('attack', 'hold', 'withdraw');

const line = {
  id: uuid,
  system: text,
  version: text,
  title: text,
  openedAt: time,
  state: mayGrow(choice('waiting', 'running', 'over')),
  seats: list(
    object({
      seat,
      side: text,
      name: text,
      user: orNull(object({ id: uuid, displayName: text })),
      force: { ...orNull(text), description: 'Outside of campaigns null' },
      bot: { ...orNull(stance), description: 'How the bot plays that has the seat' },
      out: { ...flag, description: 'Whoever had it has given up' },
      reserve: { ...orNull(integer), description: 'Seconds on a live clock; null: there is none' },
    }),
  ),
};

const match = object({
  ...line,
  battle: { ...orNull(json), description: 'Of a campaign; null: none' },
  turn: integer,
  step: words,
  awaited: list(
    object({
      decision: text,
      seats: list(seat),
      answers: choice('each', 'any'),
      answered: list(seat),
      kind: { ...orNull(words), description: 'null: not for me' },
      deadline: { ...orNull(time), description: 'null: there is no clock' },
    }),
  ),
  proposals: list(json),
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

const mark = object({
  kind: mayGrow(choice('path', 'fire', 'zone', 'arc', 'blast', 'objective', 'edge')),
  seat: orNull(text),
  token,
  shape: ref('MatchFigure'),
  text: orNull(text),
});

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

const TOKEN_KINDS = ['mech', 'vehicle', 'aircraft', 'infantry', 'agent', 'building', 'marker'] as const;

const shapes: Readonly<Record<string, Schema>> = {
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

export const MATCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  ...shapes,
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
    },
    ['system', 'seats'],
  ),
  MatchCode: body({ code: text }, ['code']),
  MatchLine: object(line),
  Match: match,
  MatchOrder: {
    type: 'object',
    required: ['type', 'token'],
    properties: { type: text, token },
    additionalProperties: true,
  },
  MatchOffer: offer,
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
    queue: list(json),
    standing: list(json),
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
  MatchSending: body(
    {
      decision: text,
      revision: integer,
      order: ref('MatchOrder'),
      open: { ...orNull(text), description: 'For a draft: the pointer of the ask that it opens' },
    },
    ['decision', 'revision', 'order'],
  ),
  MatchOrdered: object({
    seat,
    seq: { ...integer, description: 'Of the newest event that was told' },
    told: { ...list(ref('MatchEvent')), description: 'What this order has done' },
  }),
  MatchDraft: object({
    offer: ref('MatchOffer'),
    violations: { ...list(ref('Violation')), description: 'Of what was sent' },
  }),
};
