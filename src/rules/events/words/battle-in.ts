/**
 * How events about a battle's report say which battle it is: by its hex. Events of older releases do not tell
 * it.
 */
import type { Hex } from '../../model/map';

/** The hex among an event's facts, where the event has it. */
export const inHex = (hex: Hex | undefined): { readonly hex?: Hex } => (hex === undefined ? {} : { hex });
