import { formats } from '../../kernel';
import type { WarningText } from './definition';
import type { TonsLost } from './tons-lost';

const { number } = formats.de;

export const tonsLost: WarningText<TonsLost> = ({ tons }) =>
  `${number(tons)} t gehen durch das Runden auf halbe Tonnen verloren. Du könntest ohne weitere Kosten etwas dafür kaufen.`;
