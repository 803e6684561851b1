import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechSoldTold } from './mech-sold';

export const mechSold: Line<MechSoldTold> = (told, say) =>
  told.name === undefined
    ? `${mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} schied aus dem Spiel aus.`
    : `${mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} wurde verkauft${(told.pilot ?? null) === null ? '' : '; der Pilot ist dort eingelagert'}.`;
