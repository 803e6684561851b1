/** Reading what is sent to matches (MAT-3). */
import type { FastifyRequest } from 'fastify';
import type { Trying } from '../../application/matches/draft-order';
import { type Order, type Seat } from '../../games';
import { isRecord } from '../../kernel';
import { inBody, type Query, readQuery, understood } from '../playing/read';

const MAX_REVISION = 2_147_483_647;
const MAX_TEXT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT;

const isOrder = (value: unknown): value is Order =>
  isRecord(value) && isText(value['type']) && (value['token'] === null || isText(value['token']));

/** `{ decision, revision, order, open }`; without `open` no ask is opened. */
export const readSending = inBody((body): Omit<Trying, 'seat'> => {
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

export const seatIn = (query: Query): Seat | null => query.text('seat', 10);

/** The query of an operation that takes `?seat=` alone. */
export const readSeat = (request: FastifyRequest): Seat | null =>
  understood(readQuery(request, (query) => ({ seat: seatIn(query) })))[0].seat;
