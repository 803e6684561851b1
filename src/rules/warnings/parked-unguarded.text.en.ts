import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { ParkedUnguarded } from './parked-unguarded';

export const parkedUnguarded: WarningText<ParkedUnguarded> = ({ hex, mechs }) =>
  `No mech that can fight guards ${hex}: an enemy who comes takes ${listed(mechs, 'en')} without a fight. Leave a mech there that can fight.`;
