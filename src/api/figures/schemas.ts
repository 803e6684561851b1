/** Schemas of a player's own figures, with examples. */
import { LONGEST_NAME } from '../../application/figures/read-figure';
import { FACTIONS, RANKS } from '../../games/dark-age';
import {
  body,
  choice,
  integer,
  mayGrow,
  object,
  orNull,
  page,
  ref,
  text,
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';

export const FIGURE_EXAMPLE = {
  id: '0198c2f1-12ab-7f00-8a1b-2c3d4e5f6073',
  mech: 'atlas-as7-d',
  name: 'Atlas AS7-D',
  rank: 'veteran',
  faction: 'highlanders',
  points: 158,
  tons: 100,
  since: '2026-11-27T18:00:00.000Z',
};

const name: Schema = { type: 'string', minLength: 1, maxLength: LONGEST_NAME };
const line = {
  id: { ...uuid, description: 'What `own` of a force in a setup names' },
  mech: { ...text, description: 'Slug of the design of which it was made' },
  name: text,
  rank: mayGrow(choice(...RANKS)),
  faction: { ...orNull(mayGrow(choice(...FACTIONS))), description: 'Null: a mercenary' },
  points: integer,
  tons: integer,
  since: time,
};

export const FIGURE_SCHEMAS: Readonly<Record<string, Schema>> = {
  OwnFigureLine: { ...object(line), examples: [FIGURE_EXAMPLE] },
  OwnFigurePage: page(ref('OwnFigureLine')),
  OwnFigure: object({
    ...line,
    figure: {
      type: 'object',
      additionalProperties: true,
      description: 'With its dials, as `made` of a setup takes it (the schema of the system `dark-age`)',
    },
  }),
  NewOwnFigure: {
    ...body(
      {
        design: { ...text, description: 'Slug of a mech of the catalogue' },
        rank: {
          ...choice(...RANKS),
          description:
            'With its pilot: gunnery and piloting 5/6, 4/5, 3/4, 2/3; a unique one is in an army once',
        },
        faction: { ...orNull(choice(...FACTIONS)), description: 'Null or left out: a mercenary' },
        name: { ...orNull(name), description: 'Null or left out: as its mech' },
      },
      ['design', 'rank'],
    ),
    examples: [{ design: 'atlas-as7-d', rank: 'veteran', faction: 'highlanders' }],
  },
  OwnFigureName: { ...body({ name }, ['name']), examples: [{ name: 'Old Mountain' }] },
};
