import { formats } from '../../kernel';
import type { WarningText } from './definition';
import type { TonsLost } from './tons-lost';

const { number } = formats.en;

export const tonsLost: WarningText<TonsLost> = ({ tons }) =>
  `${number(tons)} t are lost by rounding to half tons. You could buy something for as much at no further cost.`;
