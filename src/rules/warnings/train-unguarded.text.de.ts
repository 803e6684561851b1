import type { WarningText } from './definition';
import type { TrainUnguarded } from './train-unguarded';

export const trainUnguarded: WarningText<TrainUnguarded> = ({ name, hex }) =>
  `${name} kann nach der Zugfahrt nicht kämpfen, und niemand bewacht ${hex}: Ein Feind, der kommt, nimmt ihn kampflos. Sorge dort für einen Mech, der kämpfen kann.`;
