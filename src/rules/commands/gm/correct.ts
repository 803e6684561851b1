/**
 * The GM corrects something (END-2): each change is judged in the light of those before it, and all that is
 * wrong is told at once.
 */
import { at, flatMap, violation, type Violation } from '../../../kernel';
import { rememberLosses } from '../../knowledge/memory';
import type { Resolution } from '../../resolution';
import { correctAccount } from './correct-account';
import { correctBuilding } from './correct-building';
import { addMech, correctMech, removeMech } from './correct-mech';
import { addPilot, correctPilot } from './correct-pilot';
import { correctStock } from './correct-stock';
import { correctWreck, removeWreck } from './correct-wreck';
import type { Correction, Corrections } from './correction';
import { forgetSightings } from './forget-sightings';

const carryOut = (resolution: Resolution, change: Correction): readonly Violation[] => {
  if ('add' in change)
    return change.add === 'mech' ? addMech(resolution, change) : addPilot(resolution, change);
  if ('remove' in change)
    return change.remove === 'mech' ? removeMech(resolution, change) : removeWreck(resolution, change);
  if ('forget' in change) return forgetSightings(resolution, change);
  switch (change.set) {
    case 'mech':
      return correctMech(resolution, change);
    case 'pilot':
      return correctPilot(resolution, change);
    case 'building':
      return correctBuilding(resolution, change);
    case 'account':
      return correctAccount(resolution, change);
    case 'stock':
      return correctStock(resolution, change);
    case 'wreck':
      return correctWreck(resolution, change);
  }
};

/**
 * Emits the reason and every change. With violations (pointers begin with `/changes`) nothing of it stands:
 * the caller throws the resolution away.
 */
export const decideCorrection = (
  resolution: Resolution,
  { changes, reason }: Corrections,
): readonly Violation[] => {
  if (resolution.state.campaign.status === 'finished')
    return [violation('gm/campaign-finished', 'END-1', '')];
  const before = resolution.state.finish();
  const from = resolution.events.length;
  resolution.emit({ type: 'correction-made', data: { reason } });
  const violations = flatMap(changes, (change, index) =>
    at(`/changes/${index}`, carryOut(resolution, change)),
  );
  if (violations.length === 0) rememberLosses(resolution, before, from);
  return violations;
};
