/**
 * A map from a seed alone, to be supplied: every campaign mixes a secret of its own into the maps that it has
 * drawn (SETUP-10).
 */
import { presentPlan, type MapShape } from '../../../src/application/setup/reading/present-map';
import { generateMap, type MapRequest } from '../../../src/rules';

export const drawnMap = (request: MapRequest): MapShape => {
  const plan = generateMap(request);
  if (!plan.ok) throw new Error(`no map: ${JSON.stringify(plan.error)}`);
  return presentPlan(plan.value);
};
