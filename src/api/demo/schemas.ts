/** Schema of what is shown of the demo. */
import { BUILDING_TYPES, TERRAINS } from '../../rules';
import { choice, hex, integer, list, map, object, orNull, text, uuid } from '../http/openapi/schema';

export const DEMO_SCHEMAS = {
  Demo: {
    ...object({
      campaign: object({ id: uuid, name: text }),
      logins: list(
        object({
          role: choice('gm', 'player'),
          displayName: text,
          email: text,
          password: text,
          force: { ...orNull(text), description: 'Name of the force that a player has' },
        }),
      ),
      map: object({
        columns: integer,
        rows: integer,
        terrain: map(choice(...TERRAINS)),
        buildings: list(object({ type: choice(...BUILDING_TYPES), hex })),
      }),
    }),
    examples: [
      {
        campaign: { id: '0192f0c1-2a3b-7c4d-8e5f-000000000001', name: 'Demo war' },
        logins: [
          {
            role: 'player',
            displayName: 'Anna',
            email: 'anna@demo.example',
            password: 'not-this-one',
            force: 'First Lancers',
          },
        ],
        map: {
          columns: 20,
          rows: 15,
          terrain: { '0101': 'woods' },
          buildings: [{ type: 'quarry', hex: '0704' }],
        },
      },
    ],
  },
};
