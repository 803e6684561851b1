import type { Line } from '../say';
import { who } from '../words/en';
import type { WreckCorrectedTold } from './wreck-corrected';

export const wreckCorrected: Line<WreckCorrectedTold> = ({ hex, name, right }, say) =>
  right === null
    ? `The game master made a correction: ${name} in ${hex} can no longer be salvaged.`
    : `The game master made a correction: ${who(say, right)} can salvage ${name} in ${hex}.`;
