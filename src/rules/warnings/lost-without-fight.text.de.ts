import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { LostWithoutFight } from './lost-without-fight';

export const lostWithoutFight: WarningText<LostWithoutFight> = ({ hex, mechs }) =>
  `In ${hex} steht ein Feind, und keiner deiner Mechs dort kann kämpfen: Du würdest ${listed(mechs, 'de')} kampflos verlieren. Bring einen Mech, der kämpfen kann, oder greif das Feld an.`;
