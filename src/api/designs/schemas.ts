/** Schemas of designs that players draw up. */
import { ARMOR_TYPES, LOCATIONS } from '../../catalog';
import {
  body,
  choice,
  flag,
  integer,
  list,
  map,
  number,
  object,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';

const slot: Schema = {
  anyOf: [
    { type: 'null' },
    body({ system: text, armored: flag }, ['system']),
    body(
      {
        items: list(
          body({ item: text, rear: flag, armored: flag, omnipod: flag, turret: flag, size: number }, [
            'item',
          ]),
        ),
      },
      ['items'],
    ),
  ],
};

const changes = body(
  {
    base: { ...text, description: 'Slug of the design that it is made from; what is not sent is as there' },
    model: text,
    role: text,
    year: integer,
    jump: { ...integer, description: 'Jumping MP; left out: as many as there are jump jets' },
    armorType: choice(...ARMOR_TYPES),
    armorTechBase: choice('is', 'clan'),
    armor: { ...map(integer), description: 'Points by location' },
    heatSinks: body({ count: integer, item: text }, ['count', 'item']),
    slots: {
      ...body(Object.fromEntries(LOCATIONS.map((location) => [location, list(slot)]))),
      description:
        'Of the locations that change, all slots, as a record sheet has them; those left out at the end are empty, and gaps are closed',
    },
  },
  ['base', 'model'],
);

export const DESIGN_SCHEMAS: Readonly<Record<string, Schema>> = {
  NewDesign: {
    oneOf: [
      body({ mtf: { ...text, description: 'The text of a mech file' } }, ['mtf']),
      body({ design: changes }, ['design']),
    ],
  },
  OwnDesign: { allOf: [ref('MechSummary'), object({ force: text })] },
};
