/** Schemas of running campaigns: views, order sheets, records, battles and exchanges. */
import { ARMOR_LOCATIONS, LOCATIONS } from '../../catalog/model';
import { BUILDING_TYPES, DIRECTIONS, ROUND_PHASES, TERRAINS } from '../../rules';
import { contractSchemas } from '../../tactical/contract-schemas';
import { body, choice, flag, hex, integer, list, map, number, object, orNull, ref, text, time, uuid, type Schema } from '../http/openapi/schema';

const phase = choice('setup', ...ROUND_PHASES, 'finished');
const step = orNull(choice('declarations', 'battles'));
const seen = orNull(object({ round: integer, phase }));
const direction = choice(...DIRECTIONS);
const location = choice(...LOCATIONS);
const armorLocation = choice(...ARMOR_LOCATIONS);
const status = choice('running', 'paused', 'finished');
const position = { round: integer, phase, step };
const rank = choice('elite', 'veteran', 'regular', 'green');
const pilotStatus = choice('in-mech', 'stored', 'captured', 'dead');
const mechState = choice('ready', 'shut-down', 'sabotaged', 'moved-by-train', 'kept-from-salvage', 'no-pilot');
const battleState = choice('open', 'reported', 'disputed', 'done', 'called-off');
const building = choice(...BUILDING_TYPES);
const reason: Schema = { type: 'string', minLength: 1, maxLength: 1000 };
/** BLD-FACT: what a mech factory has made of a mech. */
const work = object({ design: text, tons: number });
const counted = { type: 'integer', minimum: 0 };
const partial = (keys: Schema): Schema => ({ type: 'object', propertyNames: keys, additionalProperties: integer });
const yes: Schema = { type: 'boolean', const: true };
const only = (value: string): Schema => ({ type: 'string', const: value });

const ownMech = object({
  own: { type: 'boolean', const: true },
  id: text,
  force: text,
  design: text,
  name: text,
  hex,
  pilot: orNull(text),
  walk: integer,
  bv: integer,
  hired: flag,
  state: mechState,
  fit: flag,
  condition: ref('Condition'),
  plannedPath: orNull(list(hex)),
  moved: orNull(choice('move', 'rail', 'dropship')),
  factoryDesign: orNull(text),
});
const seenMech = object({ own: { type: 'boolean', const: false }, id: text, force: text, design: text, hex, shutDown: flag, seen });

const view: Readonly<Record<string, Schema>> = {
  OwnMech: ownMech,
  SeenMech: seenMech,
  Pilot: object({
    id: text,
    name: text,
    rank,
    gunnery: integer,
    piloting: integer,
    hits: integer,
    status: pilotStatus,
    mech: orNull(text),
    hex: orNull(hex),
    force: text,
    rested: flag,
  }),
  OwnDepot: object({
    own: { type: 'boolean', const: true },
    hex,
    force: text,
    stock: list(object({ item: text, unit: choice('points', 'shots', 'tons', 'pieces'), quantity: number, usable: number })),
    pilots: list(text),
  }),
  SeenDepot: object({ own: { type: 'boolean', const: false }, hex, force: orNull(text), seen }),
  View: object({
    campaign: uuid,
    ...position,
    deadline: orNull(time),
    force: orNull(text),
    seq: counted,
    status,
    map: object({ columns: integer, rows: integer, terrain: map(choice(...TERRAINS)), hq: orNull(hex), sight: list(hex) }),
    forces: list(
      object({
        id: text,
        name: text,
        faction: text,
        team: orNull(integer),
        player: orNull(text),
        ready: flag,
        out: flag,
        seat: integer,
        account: orNull(number),
      }),
    ),
    mechs: list({ anyOf: [ref('OwnMech'), ref('SeenMech')] }),
    waiting: list(object({ id: text, force: text, design: text, name: text })),
    pilots: list(ref('Pilot')),
    prisoners: list(object({ id: text, name: text, force: text, hex })),
    buildings: list(
      object({
        id: text,
        type: building,
        hex,
        control: orNull(text),
        cp: orNull(integer),
        cpMax: integer,
        works: orNull(flag),
        seen,
        known: flag,
        work: orNull(work),
      }),
    ),
    depots: list({ anyOf: [ref('OwnDepot'), ref('SeenDepot')] }),
    account: orNull(number),
    battles: list(object({ id: text, hex, state: battleState, mine: flag })),
    wrecks: list(object({ battle: text, unit: text, hex, right: text, force: text, design: text, name: text, condition: ref('Condition') })),
    battlesFought: object({ open: integer, over: integer }),
    winners: orNull(list(text)),
  }),
};

const order = (type: string, properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  ...object({ type: only(type), ...properties }, optional),
  additionalProperties: false,
});
const goods = { item: text, quantity: number };

/** What a sheet would do, order by order, and what it makes of the account. */
const reckoning = {
  preview: list(
    object({
      order: integer,
      cost: orNull(number),
      terms: {
        ...list(object({ text, factor: orNull(number), tons: orNull(number), rule: text })),
        description: 'The tons, times the sum of the factors, rounded once against the player to six decimals',
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

const orders: Readonly<Record<string, Schema>> = {
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
  }),
  OrdersProblem: { allOf: [ref('Problem'), object(reckoning)] },
  OrderOptions: object({ ...position, orders: ref('OpenOrders') }),
  OpenOrders: {
    type: 'object',
    description: 'By order type that is open now: what is legal. Supply orders are null for who has nothing to order',
    additionalProperties: true,
    properties: {
      'shut-down': object({ mechs: list(text) }),
      disembark: object({ mechs: list(text) }),
      board: object({ mechs: list(object({ mech: text, pilots: list(text) })) }),
      move: object({
        mechs: list(object({ mech: text, walkingMp: integer, reachable: list(object({ hex, path: list(hex), cost: integer })) })),
        immobile: list(object({ mech: text, reason: text, rule: text })),
      }),
      attack: object({ mechs: list(object({ mech: text, targets: list(hex) })) }),
      dropship: orNull(
        object({
          dropships: list(object({ building: text, hex })),
          from: list(object({ hex, mechs: list(object({ mech: text, tons: number })) })),
          most: object({ mechs: integer, tons: number }),
          tonsPerFee: number,
          forbidden: list(hex),
        }),
      ),
      factory: orNull(object({ buildings: list(object({ building: text, hex, work: orNull(work) })), faction: text, tons: number, factor: number })),
      refit: orNull(
        object({
          mechs: list(
            object({
              mech: text,
              designs: list(
                object({
                  ...{ design: text, tons: number },
                  missing: list(object({ item: text, unit: choice('pieces', 'shots', 'points'), needed: integer, usable: integer })),
                }),
              ),
            }),
          ),
        }),
      ),
      hangar: orNull(
        object({
          buildings: list(
            object({ building: text, hex, mechs: list(object({ mech: text, takes: list(object(goods)), condition: ref('Condition') })) }),
          ),
        }),
      ),
      'buy-mech': orNull(object({ hexes: list(hex), waits: flag, technology: text, factors: map(number) })),
      'buy-pilot': orNull(object({ hexes: list(hex), cost: number })),
      salvage: orNull(
        object({
          scrapyard: flag,
          wrecks: list(
            object({
              ...{ battle: text, unit: text, hex, force: text, design: text, name: text },
              structure: object({ left: integer, full: integer }),
              scrap: number,
              keep: number,
            }),
          ),
        }),
      ),
    },
  },
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
  Event: object({ seq: integer, round: integer, phase, at: time, type: text, data: { type: 'object', additionalProperties: true }, text }),
};

const change = { before: number, after: number };
const unitFate = choice('on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed');
const pilotFate = choice('in-mech', 'safe', 'captured', 'dead');
const battleHead = {
  id: text,
  round: integer,
  hex,
  state: battleState,
  mine: flag,
  report: orNull(text),
  winner: orNull(text),
  engine: orNull(text),
  openedAt: orNull(time),
  dueAt: orNull(time),
  overdue: flag,
};

const battles: Readonly<Record<string, Schema>> = {
  ...contractSchemas(ref),
  ReportDifference: object({
    holder: orNull(text),
    turns: integer,
    units: list(
      object({
        id: text,
        name: text,
        side: text,
        fate: unitFate,
        edge: orNull(direction),
        pilot: orNull(object({ id: text, name: text, hits: object(change), fate: pilotFate })),
        armor: list(object({ location: armorLocation, ...change })),
        structure: list(object({ location, ...change })),
        slots: list(object({ location, slot: integer, before: orNull(choice('hit', 'destroyed')), after: choice('hit', 'destroyed') })),
        ammunition: list(object({ location, slot: integer, ...change })),
      }),
    ),
    buildings: list(object({ id: text, ...change })),
    minesUsed: map(integer),
  }),
  BattleSummary: object(battleHead),
  Battle: object({
    ...battleHead,
    setup: orNull(ref('BattleSetup')),
    reports: list(
      object({
        id: text,
        by: orNull(text),
        state: choice('pending', 'disputed', 'applied', 'superseded'),
        body: ref('BattleReport'),
        confirmedBy: list(text),
        disputes: list(object({ force: text, reason: text })),
        at: time,
        difference: orNull(ref('ReportDifference')),
      }),
    ),
  }),
  BattleAnswer: object({
    battle: text,
    state: battleState,
    winner: orNull(text),
    report: orNull(text),
    reportState: orNull(choice('pending', 'disputed', 'applied', 'superseded')),
    confirmedBy: list(text),
    difference: orNull(ref('ReportDifference')),
    campaign: object(position),
  }),
};

const goodsShape = object({ tons: number, stock: list(object({ hex, ...goods })), prisoners: list(text) });

const correction = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  ...object(properties, optional),
  additionalProperties: false,
});
const skill: Schema = { type: 'integer', minimum: 0, maximum: 8 };

const commands: Readonly<Record<string, Schema>> = {
  Goods: goodsShape,
  OfferBody: body({ to: text, give: ref('Goods'), take: ref('Goods') }, ['to', 'give', 'take']),
  Offer: object({ id: text, from: text, to: text, give: ref('Goods'), take: ref('Goods') }),
  ReasonBody: body({ reason }, ['reason']),
  OptionalReasonBody: body({ reason: orNull(reason) }),
  MemberBody: body({ userId: uuid, reason: orNull(reason) }, ['userId']),
  Position: object(position),
  Course: object({ ...position, status, deadline: orNull(time), winners: orNull(list(text)) }),
  Correction: {
    anyOf: [
      correction({ set: only('mech'), mech: text, hex, force: text, condition: ref('Condition'), state: mechState, pilot: orNull(text) }, [
        'hex',
        'force',
        'condition',
        'state',
        'pilot',
      ]),
      correction({ add: only('mech'), force: text, design: text, hex }),
      correction({ remove: only('mech'), mech: text }),
      correction({ set: only('pilot'), pilot: text, hits: integer, gunnery: skill, piloting: skill, hex, status: pilotStatus, captor: text }, [
        'hits',
        'gunnery',
        'piloting',
        'hex',
        'status',
        'captor',
      ]),
      correction({ add: only('pilot'), force: text, name: text, gunnery: skill, piloting: skill, hex }),
      correction({ set: only('building'), building: text, control: orNull(text), cp: integer, work: orNull(work) }, ['control', 'cp', 'work']),
      correction({ set: only('account'), force: text, change: number }),
      correction({ set: only('stock'), force: text, hex, item: text, quantity: number, usable: number }, ['usable']),
      correction({ set: only('wreck'), wreck: text, right: text, condition: ref('Condition') }, ['right', 'condition']),
      correction({ remove: only('wreck'), wreck: text }),
      correction({ forget: only('sightings'), force: text }),
    ],
  },
  CorrectionsBody: body({ changes: list(ref('Correction'), { minItems: 1, maxItems: 200 }), reason }, ['changes', 'reason']),
};

export const PLAYING_SCHEMAS: Readonly<Record<string, Schema>> = { ...view, ...orders, ...battles, ...commands };
