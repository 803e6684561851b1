/**
 * Designs by the thousands for benches: the bundled ones over and over, each with a name and figures of its
 * own.
 */
import { designName, type DesignSlug, type MechDesign, slug } from '../../../catalog';

/** The `round`th variant of a design: searches tell it from the others; its parts are the same. */
const variant = (design: MechDesign, round: number): MechDesign => {
  const named = { ...design, model: `${design.model} Mk ${round}`.trim() };
  return {
    ...named,
    slug: slug(designName(named)) as DesignSlug,
    mulId: null,
    bv: design.bv + ((round * 37) % 211),
    year: Math.min(3150, design.year + ((round * 7) % 40)),
    cost: design.cost === null ? null : design.cost + round * 1000,
  };
};

/** So many designs, none of them bundled, each with a slug of its own. */
export const variedDesigns = (mechs: readonly MechDesign[], count: number): readonly MechDesign[] =>
  Array.from({ length: count }, (_, i) => mechs[i % mechs.length])
    .filter((design) => design !== undefined)
    .map((design, i) => variant(design, 1 + Math.floor(i / mechs.length)));
