/** Schemas of what can be ordered now, by type of order. */
import { choice, flag, hex, integer, list, map, number, object, orNull, ref, text, type Schema } from '../../http/openapi/schema';
import { armorLocation, goods, location, partial, work } from './parts';

/** Where a mech may go. */
const reach = object({
  hex,
  path: list(hex),
  cost: integer,
  inEnemySight: {
    ...flag,
    description:
      'SIGHT-5: enemies see this hex, as far as I know (see `map.enemySight` of the view). A move there can be ordered in planning only (MOV-2): in movement no ' +
      'such hex is open',
    examples: [true],
  },
});

/** Null: who asks has nothing to order of it. */
const orNothing = (properties: Readonly<Record<string, Schema>>): Schema => orNull(object(properties));

/** With a description, and kept by `orNull`. */
const told = (schema: Schema, description: string): Schema => ({ ...schema, description });

const pilots: Readonly<Record<string, Schema>> = {
  'shut-down': object({ mechs: list(text) }),
  'exchange-pilots': object({
    groups: list(object({ hex, mechs: list(text) }), { description: 'By hex, the mechs whose pilots could change places with one another' }),
  }),
  disembark: object({ mechs: list(text) }),
  board: object({ mechs: list(object({ mech: text, pilots: list(text) })) }),
};

const movement: Readonly<Record<string, Schema>> = {
  move: object({
    mechs: list(object({ mech: text, walkingMp: integer, reachable: list(reach) })),
    immobile: list(object({ mech: text, reason: text, rule: text })),
  }),
  attack: object({ mechs: list(object({ mech: text, targets: list(hex) })) }),
  rail: object({ stations: list(object({ building: text, hex, mechs: list(text), reachable: list(reach) })) }),
  dropship: orNothing({
    dropships: list(object({ building: text, hex })),
    from: list(object({ hex, mechs: list(object({ mech: text, tons: number })) })),
    most: object({ mechs: integer, tons: number }),
    tonsPerFee: number,
    forbidden: list(hex),
  }),
};

const fees: Readonly<Record<string, Schema>> = {
  'sabotage-mech': object({ tons: told(number, 'What one act costs'), mechs: list(text) }),
  'sabotage-building': object({ tons: told(number, 'What one act costs'), buildings: list(text) }),
  hire: orNothing({ hexes: list(hex), factors: object({ ownTechnology: number, otherTechnology: number }) }),
};

const trade: Readonly<Record<string, Schema>> = {
  'buy-mech': orNothing({ hexes: list(hex), waits: flag, technology: text, factors: map(number) }),
  'buy-equipment': orNothing({
    hexes: told(list(hex), 'Where it can be delivered'),
    technology: told(text, 'My own'),
    factors: told(map(number), 'Of the price: the tons times a factor'),
  }),
  'buy-pilot': orNothing({ hexes: list(hex), cost: number, gunnery: integer, piloting: integer }),
  sell: orNothing({
    factor: told(number, 'Of the tons of what is sold'),
    mechs: list(object({ mech: text, tons: told(number, 'What it brings') })),
    pilots: list(object({ pilot: text, tons: number })),
    stock: list(object({ hex, item: text, quantity: number, tons: told(number, 'What all of it brings') })),
  }),
  transfer: orNothing({ from: told(list(hex), 'Where something of mine lies'), to: told(list(hex), 'Where it can be stored') }),
  salvage: orNothing({
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
};

const byBuildings: Readonly<Record<string, Schema>> = {
  ammunition: orNothing({ buildings: list(object({ building: text, hex, tons: told(number, 'The most that it delivers in a round') })) }),
  factory: orNothing({ buildings: list(object({ building: text, hex, work: orNull(work) })), faction: text, tons: number, factor: number }),
  'repair-building': orNothing({ cpPerTon: number, buildings: list(object({ building: text, lost: told(integer, 'CP that it lacks') })) }),
  train: orNothing({
    pilots: list(object({ pilot: text, piloting: told(flag, 'Whether it can be trained'), gunnery: flag })),
    tons: object({ piloting: number, gunnery: number }),
  }),
};

const repairs: Readonly<Record<string, Schema>> = {
  'repair-armor': orNothing({ mechs: list(object({ mech: text, points: told(partial(armorLocation), 'What the stock in its hex mends') })) }),
  reload: orNothing({ mechs: list(object({ mech: text, bins: list(object({ location, slot: integer, item: text, shots: integer })) })) }),
  'repair-structure': orNothing({ mechs: list(object({ mech: text, locations: list(location), tons: number })) }),
  replace: orNothing({
    mechs: list(
      object({
        mech: text,
        parts: list(
          object({
            ...{ location, slot: integer, takes: list(object(goods)) },
            tons: told(orNull(number), 'Of what is bought where the mech stands; null: it comes from stock'),
            inStock: flag,
          }),
        ),
      }),
    ),
  }),
  refit: orNothing({
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
  hangar: orNothing({
    buildings: list(object({ building: text, hex, mechs: list(object({ mech: text, takes: list(object(goods)), condition: ref('Condition') })) })),
  }),
};

export const options: Readonly<Record<string, Schema>> = {
  OpenOrders: {
    type: 'object',
    description: 'By order type that is open now: what is legal. Supply orders are null for who has nothing to order',
    additionalProperties: true,
    properties: { ...pilots, ...movement, ...fees, ...trade, ...byBuildings, ...repairs },
  },
};
