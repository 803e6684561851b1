import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { LostWithoutFight } from './lost-without-fight';

export const lostWithoutFight: WarningText<LostWithoutFight> = ({ hex, mechs }) =>
  `In ${hex} steht ein Feind, und keiner Ihrer Mechs dort kann kämpfen: Sie verlören ${listed(mechs, 'de')} kampflos. Bringen Sie einen Mech, der kämpfen kann, oder greifen Sie das Hexfeld an.`;
