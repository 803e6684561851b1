/** The most armour that a location bears: twice its structure, the head 9 (TM, armour). */
import { flatMap, NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { LOCATIONS } from '../../model';
import { maxArmor, pointsAt } from '../armor';
import type { Blueprint } from '../blueprint';
import { internalStructure } from '../structure';

export const armorViolations = ({ design }: Blueprint): readonly Violation[] =>
  flatMap(LOCATIONS, (location) => {
    const structure = internalStructure(design.tons, location, design.motion);
    if (structure === null) return NO_VIOLATIONS;
    const points = pointsAt(design, location);
    const max = maxArmor(location, structure);
    return points <= max
      ? NO_VIOLATIONS
      : [violation('construction/too-much-armor', null, `/armor/${location}`, { location, points, max })];
  });
