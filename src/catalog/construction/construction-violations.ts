/**
 * Whether a design may be built (TM and TO, construction): everything that is wrong with it, each thing by
 * its own code.
 */
import type { Violation } from '../../kernel';
import type { MechDesign } from '../model';
import { blueprintOf, type Lookup } from './blueprint';
import { ammunitionViolations } from './checks/check-ammunition';
import { armorViolations } from './checks/check-armor';
import { exclusionViolations } from './checks/check-exclusions';
import { figureViolations } from './checks/check-figures';
import { frameViolations } from './checks/check-frame';
import { heatSinkViolations } from './checks/check-heat-sinks';
import { lamViolations } from './checks/check-lam';
import { linkViolations } from './checks/check-links';
import { materialViolations } from './checks/check-materials';
import { omniViolations } from './checks/check-omni';
import { pieceViolations } from './checks/check-pieces';
import { placeViolations } from './checks/check-places';
import { quadVeeViolations } from './checks/check-quadvee';
import { slotViolations } from './checks/check-slots';
import { specialViolations } from './checks/check-special';
import { systemViolations } from './checks/check-systems';
import { technologyViolations } from './checks/check-technology';
import { weightViolations } from './checks/check-weight';

/**
 * Empty for a legal design. Pointers lead into the design. Figures that no mech can have hide what would be
 * computed from them.
 */
export const constructionViolations = (design: MechDesign, lookup: Lookup): readonly Violation[] => {
  const figures = figureViolations(design);
  if (figures.length > 0) return figures;
  const blueprint = blueprintOf(design, lookup);
  return [
    ...frameViolations(blueprint),
    ...armorViolations(blueprint),
    ...systemViolations(blueprint),
    ...slotViolations(blueprint),
    ...heatSinkViolations(blueprint, lookup),
    ...materialViolations(blueprint),
    ...placeViolations(blueprint),
    ...pieceViolations(blueprint),
    ...linkViolations(blueprint),
    ...exclusionViolations(blueprint),
    ...technologyViolations(blueprint, lookup),
    ...omniViolations(blueprint),
    ...ammunitionViolations(blueprint),
    ...specialViolations(blueprint),
    ...quadVeeViolations(blueprint),
    ...lamViolations(blueprint),
    ...weightViolations(blueprint),
  ];
};
