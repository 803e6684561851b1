import type { WarningText } from './definition';
import type { MechWithoutPilot } from './mech-without-pilot';

export const mechWithoutPilot: WarningText<MechWithoutPilot> = ({ name, hex }) =>
  `${name} in ${hex} hat keinen Piloten: Er zieht und kämpft in dieser Runde nicht, solange keiner einsteigt.`;
