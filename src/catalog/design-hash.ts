/**
 * The hash of a design's content, under which a campaign keeps it, so that a newer catalogue changes no
 * running war.
 */
import { canonicalJson, sha256Hex, memo } from '../kernel';
import { contentOf } from './content';
import type { MechDesign } from './model';

/**
 * SHA-256 of the canonical JSON of its content, in hex. Designs are immutable and asked for again and again.
 */
export const designHash = memo((design: MechDesign): string => sha256Hex(canonicalJson(contentOf(design))));
