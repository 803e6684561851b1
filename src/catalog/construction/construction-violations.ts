/** Whether a design may be built (TM and TO, construction): everything that is wrong with it, each thing by its own code. */
import type { Violation } from '../../kernel/violation';
import type { MechDesign } from '../model';
import { blueprintOf, type Lookup } from './blueprint';
import { ammunitionViolations } from './check-ammunition';
import { armorViolations } from './check-armor';
import { exclusionViolations } from './check-exclusions';
import { figureViolations } from './check-figures';
import { frameViolations } from './check-frame';
import { heatSinkViolations } from './check-heat-sinks';
import { lamViolations } from './check-lam';
import { linkViolations } from './check-links';
import { materialViolations } from './check-materials';
import { omniViolations } from './check-omni';
import { pieceViolations } from './check-pieces';
import { placeViolations } from './check-places';
import { quadVeeViolations } from './check-quadvee';
import { slotViolations } from './check-slots';
import { specialViolations } from './check-special';
import { systemViolations } from './check-systems';
import { technologyViolations } from './check-technology';
import { weightViolations } from './check-weight';

/** Empty for a legal design. Pointers lead into the design. Figures that no mech can have hide what would be reckoned from them. */
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
