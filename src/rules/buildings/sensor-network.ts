/** BLD-SENSOR: the buildings of its controller see one hex further (SIGHT-3). */
import { most } from './benefit';
import { defineBuilding } from './definition';
import { text } from './sensor-network.text';

export const sensorNetwork = defineBuilding({
  type: 'sensor-network',
  rule: 'BLD-SENSOR',
  alwaysAtWork: true,
  benefits: { sight: most(1) },
  text,
});
