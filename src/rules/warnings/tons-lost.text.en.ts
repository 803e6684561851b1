import { formats } from '../../kernel';
import type { WarningText } from './definition';
import type { TonsLost } from './tons-lost';

const { number } = formats.en;

export const tonsLost: WarningText<TonsLost> = ({ tons }) =>
  `Rounding to half tons costs you ${number(tons)} t. You could buy something for that much at no further cost.`;
