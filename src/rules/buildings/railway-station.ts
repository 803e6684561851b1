/** BLD-RAIL: own mechs that stand here can go 12 hexes by train, and are not ready to fight that round. */
import { defineBuilding } from './definition';
import { text } from './railway-station.text';

export const railwayStation = defineBuilding({
  type: 'railway-station',
  rule: 'BLD-RAIL',
  orders: ['rail'],
  text,
});
