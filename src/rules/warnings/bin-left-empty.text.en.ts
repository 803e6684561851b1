import type { WarningText } from './definition';
import type { BinLeftEmpty } from './bin-left-empty';

export const binLeftEmpty: WarningText<BinLeftEmpty> = ({ name, hex }) =>
  `${name} in ${hex} keeps an empty ammunition bin. Reload it, or bring ammunition to ${hex} for the next round.`;
