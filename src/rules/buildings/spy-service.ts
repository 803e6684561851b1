/** BLD-SPY: once a round an enemy mech or an enemy building can be sabotaged. */
import { defineBuilding } from './definition';
import { text } from './spy-service.text';

export const spyService = defineBuilding({
  type: 'spy-service',
  rule: 'BLD-SPY',
  orders: ['sabotage-mech', 'sabotage-building'],
  text,
});
