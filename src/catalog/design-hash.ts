/** The hash of a design's content, under which a campaign keeps it, so that a newer catalogue changes no running war. */
import { canonicalJson, sha256Hex } from '../kernel';
import { contentOf } from './content';
import type { MechDesign } from './model';

/** Designs are immutable and asked for again and again. */
const known = new WeakMap<MechDesign, string>();

/** SHA-256 of the canonical JSON of its content, in hex. */
export const designHash = (design: MechDesign): string => {
  const before = known.get(design);
  if (before !== undefined) return before;
  const hash = sha256Hex(canonicalJson(contentOf(design)));
  known.set(design, hash);
  return hash;
};
