import type { WarningText } from './definition';
import type { BinLeftEmpty } from './bin-left-empty';

export const binLeftEmpty: WarningText<BinLeftEmpty> = ({ name, hex }) =>
  `${name} in ${hex} behält einen leeren Munitionsbehälter. Lade nach, oder bring für die nächste Runde Munition nach ${hex}.`;
