/** What the schemas of running campaigns share. */
import { BUILDING_TYPES, ROUND_PHASES, shapes } from '../../../rules';
import { choice, integer, number, object, orNull, text, type Schema } from '../../http/openapi/schema';

export const phase = choice('setup', ...ROUND_PHASES, 'finished');
export const step = orNull(choice('declarations', 'battles'));
export const seen = orNull(object({ round: integer, phase }));
export const direction = shapes.direction.schema;
export const location = shapes.location.schema;
export const armorLocation = shapes.armorLocation.schema;
export const status = choice('running', 'paused', 'finished');
export const position = { round: integer, phase, step };
export const rank = choice('elite', 'veteran', 'regular', 'green');
export const pilotStatus = choice('in-mech', 'stored', 'captured', 'dead');
export const mechState = choice(
  'ready',
  'shut-down',
  'sabotaged',
  'moved-by-train',
  'kept-from-salvage',
  'no-pilot',
);
export const battleState = choice('open', 'reported', 'disputed', 'done', 'called-off');
/** Of a report of a battle. */
export const reportState = choice('pending', 'disputed', 'applied', 'superseded');
export const building = choice(...BUILDING_TYPES);
export const reason: Schema = { type: 'string', minLength: 1, maxLength: 1000 };
/** BLD-FACT: what a mech factory has made of a mech. */
export const work = shapes.work.schema;
export const counted = { type: 'integer', minimum: 0 };
export const partial = (keys: Schema): Schema => ({
  type: 'object',
  propertyNames: keys,
  additionalProperties: integer,
});
export const yes: Schema = { type: 'boolean', const: true };
/** Of stock. */
export const goods = { item: text, quantity: number };
