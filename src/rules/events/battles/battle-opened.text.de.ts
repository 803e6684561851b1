import type { Line } from '../say';
import { werAuch } from '../words/de';
import type { BattleOpenedTold } from './battle-opened';

export const battleOpened: Line<BattleOpenedTold> = ({ hex, sides }, say) => {
  if (hex === undefined) return 'Irgendwo außer Sicht hat ein Gefecht begonnen.';
  if (sides === undefined) return `In ${hex} hat ein Gefecht begonnen.`;
  return `In ${hex} hat ein Gefecht begonnen: ${sides.map(({ forces }) => say.list(forces.map((force) => werAuch(say, force)))).join(' gegen ')}.`;
};
