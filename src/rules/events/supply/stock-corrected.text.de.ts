import type { Line } from '../say';
import { wem, goods } from '../words/de';
import type { StockCorrectedTold } from './stock-corrected';

export const stockCorrected: Line<StockCorrectedTold> = ({ force, hex, item, quantity, usable }, say) =>
  `Die Spielleitung hat ${say.isYou(force) ? 'dein Lager' : `das Lager von ${wem(say, force)}`} in ${hex} berichtigt: ${goods(say, item, quantity)}${usable === quantity ? '' : usable === 0 ? ', in dieser Runde noch nicht brauchbar' : `, davon ${say.number(usable)} in dieser Runde brauchbar`}.`;
