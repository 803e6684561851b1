import type { Line } from '../say';
import { because } from '../words/en';
import type { CorrectionMadeTold } from './correction-made';

export const correctionMade: Line<CorrectionMadeTold> = ({ reason }) =>
  `The game master made a correction.${because(reason)}`;
