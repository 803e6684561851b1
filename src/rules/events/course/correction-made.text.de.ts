import type { Line } from '../say';
import { because } from '../words/de';
import type { CorrectionMadeTold } from './correction-made';

export const correctionMade: Line<CorrectionMadeTold> = ({ reason }) =>
  `Die Spielleitung hat etwas berichtigt.${because(reason)}`;
