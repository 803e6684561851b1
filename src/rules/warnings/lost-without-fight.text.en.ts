import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { LostWithoutFight } from './lost-without-fight';

export const lostWithoutFight: WarningText<LostWithoutFight> = ({ hex, mechs }) =>
  `An enemy stands in ${hex}, and none of your mechs there can fight: you would lose ${listed(mechs, 'en')} without a fight. Bring a mech that can fight, or attack the hex.`;
