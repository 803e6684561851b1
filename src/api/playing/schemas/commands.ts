/** Schemas of exchanges between players, and of what the game master does. */
import { correction, goodsSent, MAX_CHANGES, offer } from '../../../rules';
import {
  body,
  flag,
  hex,
  integer,
  list,
  number,
  object,
  orNull,
  ref,
  text,
  time,
  uuid,
  type Schema,
} from '../../http/openapi/schema';
import { position, reason, status } from './parts';

export const commands: Readonly<Record<string, Schema>> = {
  Goods: goodsSent.schema,
  OfferBody: offer.schema,
  Offer: object({ id: text, from: text, to: text, give: ref('Goods'), take: ref('Goods') }),
  ReasonBody: body({ reason }, ['reason']),
  OptionalReasonBody: body({ reason: orNull(reason) }),
  MemberBody: body({ userId: uuid, reason: orNull(reason) }, ['userId']),
  NewDeadline: body({
    at: orNull({ ...time, description: 'Needed without `now`' }),
    now: {
      type: 'boolean',
      default: false,
      description: 'The phase ends at once, as its deadline would end it',
    },
    reason: orNull(reason),
  }),
  NudgeBody: body({ force: text, reason: orNull(reason) }, ['force']),
  Nudged: object({
    force: text,
    nextAt: { ...time, description: 'When this force may be nudged again, if its phase is still open' },
  }),
  Seats: object({
    ...position,
    takesOrders: { ...flag, description: 'Whether orders are waited for in this phase' },
    items: list(ref('Seat')),
  }),
  Seat: object({
    force: text,
    seat: integer,
    name: text,
    player: orNull(text),
    out: flag,
    ready: flag,
    waitedFor: {
      ...flag,
      description:
        'The phase goes on for this force: somebody plays it, it is not out, and not ready (ROUND-3)',
    },
    late: { ...flag, description: 'It is waited for although the deadline has passed (ROUND-4)' },
    orders: {
      ...orNull(integer),
      description:
        'How many orders are saved for this phase; null: nothing is saved. Not which: reading a sheet is told to all',
    },
    savedAt: orNull(time),
    nudgedAt: { ...orNull(time), description: 'When it was last nudged in this phase' },
    lastSeen: {
      ...orNull(time),
      description: 'When its player was last at their account, to within an hour; null: nobody plays it',
    },
  }),
  Position: object(position),
  Course: object({ ...position, status, deadline: orNull(time), winners: orNull(list(text)) }),
  RollbackGoal: object({ ...position, begunAt: time }),
  Undone: object({
    phases: {
      ...list(object(position)),
      description: 'In the order in which they were played; the first is played anew',
    },
    battles: list(
      object({
        battle: text,
        hex,
        round: integer,
        gone: {
          ...flag,
          description: 'It is not there any more afterwards; otherwise it is to be fought again',
        },
      }),
    ),
    seats: list(
      object({
        force: text,
        seat: integer,
        name: text,
        orders: { ...integer, description: 'Saved orders of all these phases' },
        tons: { ...number, description: 'By what the account changes' },
      }),
    ),
  }),
  RolledBack: object({
    ...position,
    status,
    deadline: orNull(time),
    winners: orNull(list(text)),
    undone: ref('Undone'),
  }),
  Correction: correction.schema,
  CorrectionsBody: body(
    { changes: list(ref('Correction'), { minItems: 1, maxItems: MAX_CHANGES }), reason },
    ['changes', 'reason'],
  ),
};
