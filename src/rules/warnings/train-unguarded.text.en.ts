import type { WarningText } from './definition';
import type { TrainUnguarded } from './train-unguarded';

export const trainUnguarded: WarningText<TrainUnguarded> = ({ name, hex }) =>
  `${name} cannot fight after the train, and nobody guards ${hex}: an enemy who comes takes it without a fight. Have a mech there that can fight.`;
