/** Schemas of the catalogue's answers. */
import { LOCATIONS, TERM_CODES } from '../../catalog';
import {
  choice,
  flag,
  integer,
  list,
  map,
  mayGrow,
  number,
  object,
  orNull,
  page,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';

const names = object({ en: text, de: text });
const techBase = choice('is', 'clan');
const weightClass = choice('light', 'medium', 'heavy', 'assault');

const summary: Readonly<Record<string, Schema>> = {
  design: text,
  name: text,
  chassis: text,
  model: text,
  tons: integer,
  class: weightClass,
  techBase,
  mixedTech: flag,
  rulesLevel: text,
  role: text,
  year: integer,
  bv: integer,
  cost: orNull(number),
  walk: integer,
  run: integer,
  jump: integer,
  motion: choice('biped', 'quad'),
  omni: flag,
  factions: list(text),
};

const byLocation = (value: Schema): Schema =>
  object(Object.fromEntries(LOCATIONS.map((name) => [name, value])));

const slot: Schema = {
  anyOf: [
    { type: 'null' },
    object({ system: text, armored: flag }, ['armored']),
    object({
      items: list(
        object({ item: text, rear: flag, armored: flag, omnipod: flag, turret: flag, size: number }, [
          'armored',
          'omnipod',
          'turret',
          'size',
        ]),
      ),
    }),
  ],
};

const houseEntry = object({
  design: text,
  name: text,
  tons: orNull(integer),
  bv: orNull(integer),
  weight: integer,
});

export const CATALOG_SCHEMAS: Readonly<Record<string, Schema>> = {
  Faction: object({ faction: ref('FactionId'), name: names, clan: flag, innerSphere: flag }),
  FactionPage: page(ref('Faction')),
  HouseList: object({
    faction: text,
    lists: object({
      light: list(houseEntry),
      medium: list(houseEntry),
      heavy: list(houseEntry),
      assault: list(houseEntry),
    }),
  }),
  MechSummary: object(summary),
  MechPage: page(ref('MechSummary')),
  RecordSheet: object({
    ...summary,
    mulId: orNull(integer),
    engine: object({ rating: integer, type: text, techBase }),
    heatSinks: object({
      count: integer,
      double: flag,
      capacity: integer,
      item: text,
      fixed: orNull(integer),
    }),
    gyro: text,
    cockpit: text,
    fullHeadEjection: flag,
    structureType: text,
    structureTechBase: techBase,
    armorType: text,
    armorTechBase: techBase,
    patchwork: orNull(byLocation(object({ type: text, techBase }))),
    armorItem: text,
    armor: map(integer),
    structure: byLocation(integer),
    structurePoints: integer,
    slots: byLocation(list(slot)),
    items: list(object({ item: text, name: text, tons: number })),
    mounts: list(
      object({
        item: text,
        location: choice(...LOCATIONS),
        rear: flag,
        heat: orNull(integer),
        slots: list(object({ location: choice(...LOCATIONS), slot: integer })),
      }),
    ),
    ammunition: list(object({ location: choice(...LOCATIONS), slot: integer, item: text, shots: integer })),
  }),
  BattleValueTerm: object({
    code: mayGrow(choice(...TERM_CODES)),
    kind: choice('given', 'sum', 'product', 'smallest', 'largest', 'rounded', 'two-decimals'),
    text,
    value: number,
    params: map({ type: ['string', 'number'] }),
    terms: list(ref('BattleValueTerm')),
  }),
  BattleValueExplanation: object({
    design: text,
    name: text,
    bv: integer,
    term: ref('BattleValueTerm'),
    heatEfficiency: ref('BattleValueTerm'),
    skilled: {
      anyOf: [
        { type: 'null' },
        object({ gunnery: integer, piloting: integer, bv: integer, term: ref('BattleValueTerm') }),
      ],
    },
  }),
  Item: object({
    item: text,
    name: text,
    kind: choice('weapon', 'ammunition', 'armor', 'structure', 'equipment'),
    techBase: choice('is', 'clan', 'any'),
    rulesLevel: text,
    tons: orNull(number),
    weights: orNull({
      ...list(number),
      description: 'Tons of a piece of what weighs by the mech; a depot holds and a market sells `item@tons`',
    }),
    slots: orNull(integer),
    bv: orNull(number),
    weapon: { anyOf: [{ type: 'null' }, map({})] },
    ammunition: { anyOf: [{ type: 'null' }, map({})] },
    flags: list(text),
    stockUnit: choice('points', 'shots', 'tons', 'pieces'),
    perTon: orNull(number),
    tradable: flag,
    price: object({ class: choice('standard', 'other'), factor: number, tons: orNull(number) }),
  }),
  RecordSheetPage: page(ref('RecordSheet')),
  ItemPage: page(ref('Item')),
  BuildingInfo: object({ type: text, rule: text, name: names, effect: names }),
  BuildingInfoPage: page(ref('BuildingInfo')),
};
