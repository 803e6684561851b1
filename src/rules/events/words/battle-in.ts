/** How events about a battle's report say which battle it is: by its hex. Events of older releases do not tell it. */
import type { Hex } from '../../model/map';

type Told = Readonly<Record<string, unknown>>;

/** The hex among an event's facts, where the event has it. */
export const inHex = (hex: Hex | undefined): { readonly hex?: Hex } => (hex === undefined ? {} : { hex });

/** `the battle in 0505`, `über das Gefecht in 0505`. */
export const battleIn = {
  en: ({ hex }: Told): string => (hex === undefined ? 'a battle' : `the battle in ${String(hex)}`),
  de: ({ hex }: Told): string => (hex === undefined ? 'über ein Gefecht' : `über das Gefecht in ${String(hex)}`),
};
