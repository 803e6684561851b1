import type { WarningText } from './definition';
import type { MechWithoutPilot } from './mech-without-pilot';

export const mechWithoutPilot: WarningText<MechWithoutPilot> = ({ name, hex }) =>
  `${name} in ${hex} has no pilot: it neither moves nor fights this round unless one boards it.`;
