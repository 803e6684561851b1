/** What a client can open at once, and from which parts it can build a setup (GAM-2). */
import type { JsonSchema } from '../../kernel';
import { type FormPart, type Scenario, text } from '../shapes';
import { TERRAINS } from './quick-start/board';
import { MAX_TURNS, MAX_UNITS } from './quick-start/setup';

/** Inputs of `readSetup`. */
export const SCENARIOS: readonly Scenario<unknown>[] = [
  {
    id: 'training',
    title: text('bt.scenario.training'),
    text: text('bt.scenario.training.text'),
    setup: {
      level: 'quickstart',
      terrain: 'open',
      seed: 'training',
      training: 'yes',
      forces: [
        { seat: 'A', side: 'south', units: ['hunchback-hbk-4g'] },
        { seat: 'B', side: 'north', units: ['enforcer-enf-4r'] },
      ],
    },
  },
  {
    id: 'pairs',
    title: text('bt.scenario.pairs'),
    text: text('bt.scenario.pairs.text'),
    setup: {
      level: 'quickstart',
      terrain: 'scattered',
      seed: 'pairs',
      forces: [
        { seat: 'A', side: 'south', units: ['hunchback-hbk-4g', 'cicada-cda-2a'] },
        { seat: 'B', side: 'north', units: ['enforcer-enf-4r', 'cicada-cda-2a'] },
      ],
    },
  },
];

export const FORM: readonly FormPart[] = [
  {
    part: 'terrain',
    title: text('bt.form.terrain'),
    kind: 'one-of',
    from: TERRAINS.map((id) => ({
      id,
      title: text(`bt.terrain.${id}`),
      text: text(`bt.terrain.${id}.text`),
      cost: null,
    })),
    least: 1,
    most: 1,
  },
  { part: 'turns', title: text('bt.form.turns'), kind: 'number', least: 1, most: MAX_TURNS, unit: 'turns' },
  {
    part: 'forces/0/units',
    title: text('bt.form.force'),
    kind: 'force',
    seat: 'A',
    budget: 4000,
    unit: 'bv',
    catalogue: 'quickstart',
  },
  {
    part: 'forces/1/units',
    title: text('bt.form.force'),
    kind: 'force',
    seat: 'B',
    budget: 4000,
    unit: 'bv',
    catalogue: 'quickstart',
  },
];

const edges: JsonSchema = {
  type: 'array',
  maxItems: 4,
  items: { type: 'string', enum: ['N', 'E', 'S', 'W'] },
};

const force: JsonSchema = {
  type: 'object',
  required: ['units'],
  additionalProperties: false,
  properties: {
    seat: { type: 'string', enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
    side: { type: 'string', enum: ['north', 'south'] },
    units: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_UNITS,
      items: { type: 'string', description: 'Slug of a design of the catalogue.' },
    },
    budget: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      description: 'BV that the units may have together.',
    },
  },
};

export const SCHEMA: JsonSchema = {
  type: 'object',
  required: ['forces'],
  additionalProperties: false,
  properties: {
    level: { type: 'string', enum: ['quickstart'] },
    terrain: { type: 'string', enum: TERRAINS },
    seed: { type: 'string', maxLength: 80 },
    training: {
      type: 'string',
      enum: ['yes', 'no'],
      description: 'yes: the northern side sets up on the edge itself.',
    },
    tempo: { type: 'string', enum: ['alternate', 'blocks'] },
    turns: { type: 'integer', minimum: 1, maximum: MAX_TURNS },
    exits: {
      type: 'object',
      additionalProperties: false,
      description: 'Edges over which a side may leave; a side that is not named may leave over all of them.',
      properties: { north: edges, south: edges },
    },
    forces: { type: 'array', minItems: 2, maxItems: 8, items: force },
  },
};
