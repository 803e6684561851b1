/** Schemas of order sheets with their computation, and of what is recorded. */
import { ORDER_ENTRIES, ORDER_PHASES, ROUND_PHASES } from '../../../rules';
import {
  body,
  choice,
  flag,
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
import { phase, position } from './parts';

/** An order as it is sent: one of these when its shape has variants. */
const asSent = ({ schema }: { readonly schema: Schema }): readonly Schema[] =>
  ((schema['anyOf'] ?? [schema]) as readonly Schema[]).map((one) => ({
    ...one,
    additionalProperties: false,
  }));

/** What a sheet would do, order by order, and what it makes of the account. */
const computation = {
  preview: list(
    object({
      order: integer,
      cost: orNull(number),
      terms: {
        ...list(object({ text, factor: orNull(number), tons: orNull(number), rule: text })),
        description:
          'The tons, times the sum of the factors, rounded once against the player to six decimals. Told also of an order that is refused for want of tons only (SUP-8)',
      },
      violations: list(ref('Violation')),
      warnings: {
        ...list(ref('Violation')),
        description: 'What nothing forbids, but harms: the form of a violation, and its `message` says how',
      },
    }),
  ),
  warnings: {
    ...list(ref('Violation')),
    description: 'Those of all orders, and those of the whole sheet; pointers from its root',
  },
  balance: orNull({
    ...object({
      now: number,
      after: number,
      income: list(object({ text, tons: number, rule: text })),
      orders: number,
      net: number,
      rounding: number,
    }),
    description:
      'Changes are positive for what is got. `now` has the income already; `net`, income and orders, is what is rounded',
  }),
};

/** ROUND-3: what is said once. */
const standing = {
  readyWhenNothingToOrder: { ...flag, description: 'Ready whenever my own options offer nothing to order' },
  readyIn: {
    ...list(choice(...ORDER_PHASES), { maxItems: ORDER_PHASES.length }),
    description: 'Ready in these phases; of combat the attack declarations are meant',
  },
};

export const orders: Readonly<Record<string, Schema>> = {
  Order: { anyOf: ORDER_ENTRIES.flatMap(({ shape }) => asSent(shape)) },
  OrdersBody: body({ phase: choice(...ROUND_PHASES), orders: list(ref('Order'), { maxItems: 500 }) }, [
    'phase',
    'orders',
  ]),
  OrderSheet: object({
    ...position,
    orders: list(ref('Order')),
    savedAt: orNull(time),
    ready: flag,
    ...computation,
    savedBy: {
      ...orNull(
        object({
          device: {
            ...orNull(text),
            description: 'Of the session, as in `GET /v1/me/sessions`',
            examples: ['Firefox, Android'],
          },
          mine: { ...flag, description: 'Whether it was the session that asks' },
        }),
      ),
      description:
        'From where I saved it last; null when nothing is saved, when it was somebody else (who had my seat before me), when that session is no more, and ' +
        'for the game master. The entity tag goes without it',
      examples: [{ device: 'Firefox, Android', mine: false }],
    },
    owner: {
      ...orNull(
        object({
          force: text,
          name: { ...text, description: 'Of the force' },
          seat: { ...integer, description: 'From 1' },
          player: {
            ...orNull(object({ id: uuid, displayName: text })),
            description: 'Null: nobody plays the force at the moment',
          },
        }),
      ),
      description: 'Whose sheet it is, for the game master; null for whoever reads their own',
    },
  }),
  OrdersProblem: { allOf: [ref('Problem'), object(computation)] },
  OrderOptions: object({ ...position, orders: ref('OpenOrders') }),
  OpenOrders: {
    type: 'object',
    description:
      'By order type that is open now: what is legal. Supply orders are null for who has nothing to order',
    additionalProperties: true,
    properties: Object.fromEntries(ORDER_ENTRIES.map(({ shape, open }) => [shape.type, open.schema])),
  },
  ReadyBody: body({ ready: flag }, ['ready']),
  Ready: object({ ready: flag }),
  Vacation: object({
    id: text,
    force: text,
    name: { ...text, description: 'Of the force' },
    from: time,
    to: time,
  }),
  Vacations: object({
    items: list(ref('Vacation')),
    budget: {
      ...orNull(
        object({
          days: { ...number, description: 'What the game master gives each player in the whole campaign' },
          taken: { ...number, description: 'Days of 24 hours, those announced with them' },
          left: number,
        }),
      ),
      description: 'My own; null: I play no force',
    },
  }),
  VacationBody: body({ from: time, to: time }, ['from', 'to']),
  Standing: object(standing),
  StandingBody: body(standing, ['readyWhenNothingToOrder', 'readyIn']),
  LedgerEntry: object({
    id: text,
    round: integer,
    phase,
    at: time,
    amount: number,
    balance: number,
    cause: object({ rule: text, text, order: orNull(ref('Order')) }),
  }),
};
