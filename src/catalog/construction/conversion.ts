/** What makes a QuadVee of a quad (IO): conversion gear in every leg, a tenth of its weight. */
import { tons, ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import type { MechDesign } from '../model';
import { isQuadVee } from '../quadvee';

type Frame = Pick<MechDesign, 'motion' | 'cockpit' | 'tons'>;

/** All of it together, in whole tons. */
export const conversionTons = (design: Frame): MicroTons => (isQuadVee(design) ? tons(Math.ceil(design.tons / 10)) : ZERO_TONS);
