/** A map before the start as the board shows it: no fog, nobody on it but headquarters. */
import type { Schemas } from '../../api/client';
import type { Scene } from '../../board/scene';

export type MapPlan = Schemas['MapPlan'];
export type PublicMap = Schemas['PublicMap'];

export const sceneOfMap = (map: MapPlan | PublicMap): Scene => ({
  columns: map.columns,
  rows: map.rows,
  terrain: map.terrain,
  sight: null,
  enemySight: [],
  hqs:
    'hqs' in map
      ? map.hqs.map((hex, index) => ({ hex, seat: index + 1 }))
      : map.hq === null
        ? []
        : [{ hex: map.hq, seat: 1 }],
  buildings: map.buildings.map(({ type, hex, seat }) => ({ type, hex, seat, works: null, ghost: false })),
  counters:
    'hqs' in map
      ? map.hqs.map((hex, index) => ({
          hex,
          seat: index + 1,
          own: false,
          count: 1,
          code: '',
          name: '',
          shutDown: false,
          damaged: false,
          ghostAge: null,
        }))
      : [],
  battles: [],
  depots: [],
});
