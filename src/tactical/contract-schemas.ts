/**
 * The contract as JSON Schemas (TAC-8), 2020-12: setup and report field by field, with range and rule.
 * Written once: the API's description and the files under `/v1/schemas/` are both made of them. A report that
 * fits is one that `parseReport` reads; whether it agrees with its battle is TAC-6's business.
 */
import { ARMOR_LOCATIONS, LOCATIONS } from '../catalog';
import {
  BUILDING_TYPES,
  DIRECTIONS,
  REPORT_LIMITS as LIMITS,
  reportedCondition,
  reportShape,
  TERRAINS,
} from '../rules';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Describe = (schema: JsonSchema, description: string) => JsonSchema;

const told: Describe = (schema, description) => ({ ...schema, description });
const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const whole = (minimum: number, maximum: number | null = null): JsonSchema => ({
  type: 'integer',
  minimum,
  ...(maximum === null ? {} : { maximum }),
});
const word = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });
const choice = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema['type'] === 'string' && schema['enum'] === undefined
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
/** Every property is required but those named in `optional`, and there are no others. */
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
  additionalProperties: false,
});
const figures = (names: readonly string[]): JsonSchema => ({
  type: 'object',
  propertyNames: { type: 'string', enum: names },
  additionalProperties: whole(0, LIMITS.points),
});

const direction = choice(DIRECTIONS);
const hex: JsonSchema = {
  type: 'string',
  pattern: '^\\d{4}$',
  description: 'Hex: column and row, both from 01',
};
const slotState = choice(['hit', 'destroyed']);
const hash = told(
  word(LIMITS.hash),
  'TAC-1: SHA-256 of the setup, in hexadecimal; a report that carries another is stale',
);

const condition = told(
  object({
    armor: told(figures(ARMOR_LOCATIONS), 'Points of armour left, where fewer than the design has'),
    structure: told(
      figures(LOCATIONS),
      'Points of structure left, where fewer than the design has; 0: the location is gone',
    ),
    slots: list(
      object({
        location: choice(LOCATIONS),
        slot: told(whole(1, LIMITS.slotsInLocation), 'From 1'),
        state: slotState,
      }),
    ),
    ammunition: told(
      list(
        object({
          location: choice(LOCATIONS),
          slot: whole(1, LIMITS.slotsInLocation),
          shots: whole(0, LIMITS.points),
        }),
      ),
      'Shots left, by bin, where it is not full',
    ),
  }),
  'TAC-3: what a unit lacks of its design; only differences are named',
);

const side = object({
  side: told(text, 'Name of the side within the battle: A, B, …'),
  forces: told(list(text), 'TAC-2: one force, or those of a team'),
  minesAllowed: told(whole(0), 'BLD-MINE: minefields that it may lay; 0 for who may not know (SIGHT-4)'),
  withdrawal: {
    type: 'object',
    propertyNames: direction,
    additionalProperties: hex,
    description: 'CMB-5: edges over which it may leave, and the planet hex behind each; others are closed',
  },
});

const pilot = object({
  id: text,
  name: text,
  gunnery: told(whole(0), 'Lower is better'),
  piloting: told(whole(0), 'Lower is better'),
  hits: told(whole(0, LIMITS.pilotHits), 'CMB-9'),
});

const unit = (ref: (name: string) => JsonSchema): JsonSchema =>
  object({
    id: told(text, 'TAC-3: never used again for another unit'),
    side: text,
    force: text,
    kind: told(
      choice(['mech', 'vehicle', 'vtol', 'infantry']),
      'Other kinds than mechs are support units, fresh for each battle',
    ),
    design: told(text, 'Slug of the design in the catalogue'),
    name: text,
    hired: told(flag, 'BLD-MERC'),
    shutDown: told(flag, 'CMB-6: stands shut down on the field'),
    role: told(choice(['attacker', 'defender']), 'CMB-4'),
    deployment: {
      anyOf: [
        told(
          object({ direction, ring: choice(['middle', 'outer']) }),
          'CMB-4: the strip on that side of the middle sheet, or of the next one out',
        ),
        { type: 'string', const: 'anywhere', description: 'BLD-GUER' },
      ],
    },
    condition: ref('Condition'),
    pilot: told(orNull(pilot), 'Null: nobody sits in it'),
  });

const building = object(
  {
    id: text,
    type: choice(BUILDING_TYPES),
    cp: told(whole(0), 'Construction points left'),
    cpMax: whole(0),
    indestructible: told(flag, 'BLD-QUARRY'),
    place: { ...hex, description: 'TAC-4: hex of the middle sheet; left out in setups of older versions' },
  },
  ['place'],
);

const setup = (ref: (name: string) => JsonSchema): JsonSchema =>
  told(
    object({
      battle: text,
      campaign: { type: 'string', format: 'uuid' },
      ruleset: text,
      hash,
      round: whole(1),
      hex,
      terrain: choice(TERRAINS),
      turnLimit: told(orNull(whole(1)), 'CMB-7: turns after which it ends; null: none'),
      sheets: told(
        list(object({ name: text, rotated: flag }), { minItems: 25, maxItems: 25 }),
        'CMB-4: 5 × 5 map sheets, row by row from the north-west; rotated: turned by half a circle',
      ),
      sides: list(side, { minItems: 1, maxItems: LIMITS.sides }),
      units: list(unit(ref), { maxItems: LIMITS.units }),
      buildings: list(building, { maxItems: LIMITS.buildings }),
    }),
    'TAC-1: a battle as it was frozen',
  );

/** The four shapes by name; `ref` says how one refers to another where they are put. */
export const contractSchemas = (ref: (name: string) => JsonSchema): Readonly<Record<string, JsonSchema>> => ({
  Condition: condition,
  ReportedCondition: reportedCondition.schema,
  BattleSetup: setup(ref),
  BattleReport: reportShape(ref('ReportedCondition')).schema,
});

const byDefinition = contractSchemas((name) => ({ $ref: `#/$defs/${name}` }));
const document = (id: string, title: string, root: string, definition: string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  title,
  ...byDefinition[root],
  $defs: { [definition]: byDefinition[definition] },
});

/** The documents by file name; `base`: where they are published, without a slash at the end. */
export const contractDocuments = (base: string): Readonly<Record<string, JsonSchema>> => ({
  'battle-setup.json': document(`${base}/battle-setup.json`, 'Battle setup', 'BattleSetup', 'Condition'),
  'battle-report.json': document(
    `${base}/battle-report.json`,
    'Battle report',
    'BattleReport',
    'ReportedCondition',
  ),
});
