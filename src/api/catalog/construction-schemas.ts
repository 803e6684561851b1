/** Schemas of a design's construction. */
import {
  choice,
  integer,
  list,
  mayGrow,
  number,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';
import { LOCATIONS } from '../../catalog';

const line = object({
  part: mayGrow(
    choice(
      'structure',
      'engine',
      'gyro',
      'cockpit',
      'heat-sinks',
      'armor',
      'conversion-gear',
      'armored-components',
      'amplifiers',
      'item',
    ),
  ),
  item: orNull(text),
  count: orNull(integer),
  text,
  tons: number,
});

export const CONSTRUCTION_SCHEMAS: Readonly<Record<string, Schema>> = {
  Construction: object({
    design: text,
    name: text,
    tons: number,
    weight: list(line),
    total: number,
    unknown: list(text),
    slots: object({
      used: integer,
      free: object(Object.fromEntries(LOCATIONS.map((location) => [location, integer]))),
    }),
    violations: list(ref('Violation')),
  }),
};
