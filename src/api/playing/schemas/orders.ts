/** Schemas of order sheets with their reckoning, and of what is recorded. */
import { EVENTS, ROUND_PHASES } from '../../../rules';
import { body, choice, flag, hex, integer, list, number, object, orNull, ref, text, time, type Schema } from '../../http/openapi/schema';
import { options } from './options';
import { armorLocation, direction, goods, location, only, partial, phase, position, yes } from './parts';

const order = (type: string, properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  ...object({ type: only(type), ...properties }, optional),
  additionalProperties: false,
});

/** What a sheet would do, order by order, and what it makes of the account. */
const reckoning = {
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
    }),
  ),
  balance: orNull({
    ...object({
      now: number,
      after: number,
      income: list(object({ text, tons: number, rule: text })),
      orders: number,
      net: number,
      rounding: number,
    }),
    description: 'Changes are positive for what is got. `now` has the income already; `net`, income and orders, is what is rounded',
  }),
};

export const orders: Readonly<Record<string, Schema>> = {
  Order: {
    anyOf: [
      order('shut-down', { mech: text }),
      order('exchange-pilots', { mechA: text, mechB: text }),
      order('board', { mech: text, pilot: text }),
      order('disembark', { mech: text }),
      order('move', { mech: text, path: list(hex) }),
      order('attack', { mechs: list(text), target: hex }),
      order('sabotage-mech', { mech: text }),
      order('sabotage-building', { building: text }),
      order('hire', { design: text, hex }),
      order('rail', { mech: text, path: list(hex) }),
      order('dropship', { building: text, mechs: list(text), to: hex, direction }),
      order('buy-mech', { design: text, hex, name: text }, ['name']),
      order('buy-equipment', { ...goods, hex }),
      order('buy-pilot', { hex, name: text }, ['name']),
      order('sell', { mech: text }),
      order('sell', { pilot: text }),
      order('sell', { ...goods, hex }),
      order('transfer', { from: hex, to: hex, items: list(object(goods)), pilots: list(text) }),
      order('ammunition', { building: text, items: list(object({ item: text, tons: number })) }),
      order('factory', { building: text, design: text, tons: number }, ['tons']),
      order('repair-building', { building: text, cp: integer }),
      order('train', { pilot: text, piloting: yes, gunnery: yes }, ['piloting', 'gunnery']),
      order('repair-armor', { mech: text, points: partial(armorLocation) }, ['points']),
      order('reload', { mech: text, location, slot: integer, ammunition: text }, ['location', 'slot', 'ammunition']),
      order('repair-structure', { mech: text, locations: list(location) }, ['locations']),
      order('replace', { mech: text, location, slot: integer }),
      order('refit', { mech: text, design: text }),
      order('hangar', { building: text, mech: text }),
      order('salvage', { battle: text, unit: text, as: choice('scrap', 'keep') }),
    ],
  },
  OrdersBody: body({ phase: choice(...ROUND_PHASES), orders: list(ref('Order'), { maxItems: 500 }) }, ['phase', 'orders']),
  OrderSheet: object({
    ...position,
    orders: list(ref('Order')),
    savedAt: orNull(time),
    ready: flag,
    ...reckoning,
    savedBy: {
      ...orNull(
        object({
          device: { ...orNull(text), description: 'Of the session, as in `GET /v1/me/sessions`', examples: ['Firefox, Android'] },
          mine: { ...flag, description: 'Whether it was the session that asks' },
        }),
      ),
      description:
        'From where I saved it last; null when nothing is saved, when it was somebody else (who had my seat before me), when that session is no more, and ' +
        'for the game master. The entity tag goes without it',
      examples: [{ device: 'Firefox, Android', mine: false }],
    },
  }),
  OrdersProblem: { allOf: [ref('Problem'), object(reckoning)] },
  OrderOptions: object({ ...position, orders: ref('OpenOrders') }),
  ...options,
  ReadyBody: body({ ready: flag }, ['ready']),
  Ready: object({ ready: flag }),
  LedgerEntry: object({
    id: text,
    round: integer,
    phase,
    at: time,
    amount: number,
    balance: number,
    cause: object({ rule: text, text, order: orNull(ref('Order')) }),
  }),
  Event: object({
    seq: integer,
    round: integer,
    phase,
    at: time,
    type: { ...text, description: 'What has happened; there may be others in time, so let `text` tell those', examples: Object.keys(EVENTS).sort() },
    data: { type: 'object', additionalProperties: true, description: 'What it is about, by its kind; ids are those of views and battles' },
    text,
  }),
};
