/** The content hash of a design that comes into play, so that an update of the catalogue changes no running war. */
import type { MechDesign } from '../../catalog/model';
import { canonicalJson } from '../../kernel/canonical-json';
import { sha256Hex } from '../../kernel/hash';

const known = new WeakMap<MechDesign, string>();

/** SHA-256 over the canonical JSON of the design. */
export const designHash = (design: MechDesign): string => {
  const before = known.get(design);
  if (before !== undefined) return before;
  const hash = sha256Hex(canonicalJson(design));
  known.set(design, hash);
  return hash;
};
