/** BLD-SENSOR: the buildings of its controller see one hex further (SIGHT-3). */
import { defineBuilding } from './definition';

export const sensorNetwork = defineBuilding({ type: 'sensor-network', rule: 'BLD-SENSOR', sight: 1 });
