import { formats } from '../../kernel';
import type { WarningText } from './definition';
import type { TonsLost } from './tons-lost';

const { number } = formats.de;

export const tonsLost: WarningText<TonsLost> = ({ tons }) =>
  `Das Runden auf halbe Tonnen kostet dich ${number(tons)} t. Du könntest ohne weitere Kosten etwas dafür kaufen.`;
