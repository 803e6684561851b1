/** Reading what is sent to matches (MAT-3). */
import type { Fields } from '../../application/fields';
import type { Trying } from '../../application/matches/orders/draft-order';
import type { Eyes } from '../../application/matches/see-match';
import type { Proposal, StandingWord } from '../../application/matches/model';
import type { Order, Otherwise, Queued, Seat, Stance } from '../../games';
import { readTime } from '../../application/read-time';
import { isRecord } from '../../kernel';
import { inBody, type Query, readReason } from '../playing/read';

const MAX_REVISION = 2_147_483_647;
const MAX_TEXT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT;

const isOrder = (value: unknown): value is Order =>
  isRecord(value) && isText(value['type']) && (value['token'] === null || isText(value['token']));

export type SentOrder = Omit<Trying, 'seat'>;

/** `{ decision, revision, order, open }`; without `open` no ask is opened. */
export const readSending = inBody((body): SentOrder => {
  const decision = body.raw('decision');
  if (!isText(decision)) body.refuse('decision', 'shape/not-a-string', { min: 1, max: MAX_TEXT });
  const revision = body.integer('revision', 0, MAX_REVISION);
  const order = body.raw('order');
  if (!isRecord(order)) body.refuse('order', 'shape/not-an-object');
  else if (!isOrder(order)) body.refuse('order', 'shape/wrong-element');
  const open = body.raw('open');
  if (open !== null && (typeof open !== 'string' || open.length > MAX_TEXT))
    body.refuse('open', 'shape/not-a-string', { min: 0, max: MAX_TEXT });
  return {
    decision: String(decision),
    revision,
    order: order as Order,
    open: typeof open === 'string' ? open : null,
  };
});

/** `{ code }` */
export const readCode = inBody((body): string => {
  const code = body.raw('code');
  if (!isText(code)) body.refuse('code', 'shape/not-a-string', { min: 1, max: MAX_TEXT });
  return String(code);
});

const STANCES: readonly Stance[] = ['attack', 'hold', 'withdraw'];
const OTHERWISE: readonly Otherwise[] = ['ask', 'skip', 'bot'];
const PROPOSALS: readonly Proposal['what'][] = ['take-back', 'end', 'bots'];
const MAX_KINDS = 50;
const MAX_QUEUE = 100;

const otherwiseOf = (value: unknown): Otherwise | null => OTHERWISE.find((one) => one === value) ?? null;

/** `{ stance }`, null: the player themselves. */
export const readStance = inBody((body): Stance | null =>
  body.has('stance') && body.raw('stance') === null ? null : body.oneOf('stance', STANCES),
);

const wordOf = (value: unknown): StandingWord | null => {
  if (!isRecord(value) || Object.keys(value).length !== 2) return null;
  const { kind, then } = value;
  const said = otherwiseOf(then);
  return isText(kind) && said !== null ? { kind, then: said } : null;
};

export interface GmBot {
  readonly seat: Seat;
  /** Null: the player themselves. */
  readonly stance: Stance | null;
  readonly reason: string;
}

/** `{ seat, stance, reason }`; stance null: the player themselves. */
export const readGmBot = inBody((body): GmBot => ({
  seat: body.id<Seat>('seat'),
  stance: body.has('stance') && body.raw('stance') === null ? null : body.oneOf('stance', STANCES),
  reason: readReason(body),
}));

export interface GmDeadline {
  /** Milliseconds since 1970; null: no deadline. */
  readonly at: number | null;
  readonly reason: string;
}

/** `{ at, reason }`; at null: no deadline. */
export const readGmDeadline = inBody((body): GmDeadline => ({
  at: body.has('at') && body.raw('at') === null ? null : readTime(body, 'at'),
  reason: readReason(body),
}));

export interface GmRewind {
  readonly turn: number;
  readonly reason: string;
}

/** `{ turn, reason }` */
export const readGmRewind = inBody((body): GmRewind => ({
  turn: body.integer('turn', 1, MAX_REVISION),
  reason: readReason(body),
}));

/** `{ standing: [{ kind, then }] }` */
export const readStanding = inBody((body) => body.list('standing', 0, MAX_KINDS, wordOf));

const queuedOf = (value: unknown): Queued | null => {
  if (!isRecord(value) || Object.keys(value).length !== 3) return null;
  const { decision, order, otherwise } = value;
  const said = otherwiseOf(otherwise);
  return isText(decision) && isOrder(order) && said !== null ? { decision, order, otherwise: said } : null;
};

/** `{ queue: [{ decision, order, otherwise }] }` */
export const readQueue = inBody((body) => body.list('queue', 0, MAX_QUEUE, queuedOf));

const flagOf = (body: Fields, name: string): boolean => {
  const value = body.raw(name);
  if (typeof value !== 'boolean') body.refuse(name, 'shape/not-a-boolean');
  return value === true;
};

/** `{ what }` */
export const readProposal = inBody((body) => body.oneOf('what', PROPOSALS));

/** `{ shared }` */
export const readShared = inBody((body): boolean => flagOf(body, 'shared'));

/** `{ agree }` */
export const readAgreement = inBody((body): boolean => flagOf(body, 'agree'));

const seatIn = (query: Query): Seat | null => query.text('seat', 10);

/** By whose eyes: `?seat=` and `?watch=`. */
export const eyesIn = (query: Query): Eyes => ({ seat: seatIn(query), watch: query.text('watch', MAX_TEXT) });

export interface SeatCommand {
  /** Null: the seat that is asked now. */
  readonly seat: Seat | null;
  readonly dryRun: boolean;
}

/** The query of a command of a seat: `?seat=` and `?dryRun=`. */
export const seatCommand = (query: Query): SeatCommand => ({
  seat: seatIn(query),
  dryRun: query.flag('dryRun'),
});
