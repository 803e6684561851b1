/** A design of a player's own (REP-4): nobody sells it, and its slug tells nothing but what it is. */
import { designHash } from './design-hash';
import type { DesignSlug, MechDesign } from './model';
import { designName } from './search/search';
import { slug } from './slug';

/** So many that nobody finds a second design to a slug: 48 bits. */
const DIGITS = 12;
const OWN = new RegExp(`-[0-9a-f]{${DIGITS}}$`);

/**
 * The design as a campaign keeps it. Its slug ends with the hash of its content: the same drawing is the same
 * design whoever draws it, and no other's slug tells how many there were before, or when.
 */
export const variantOf = (drawn: MechDesign): MechDesign => {
  const nameless: MechDesign = {
    ...drawn,
    slug: slug(designName(drawn)) as DesignSlug,
    mulId: null,
    cost: null,
    factions: [],
  };
  return { ...nameless, slug: `${nameless.slug}-${designHash(nameless).slice(0, DIGITS)}` as DesignSlug };
};

/**
 * Whether a design is a player's own. Its slug says so, and the content that belongs to it: no other design
 * is called like this.
 */
export const isVariant = (design: MechDesign): boolean =>
  OWN.test(design.slug) && variantOf(design).slug === design.slug;
