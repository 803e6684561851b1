import type { Line } from '../say';
import { wen, werAuch } from '../words/de';
import type { BattleOpenedTold } from './battle-opened';

export const battleOpened: Line<BattleOpenedTold> = ({ hex, sides }, say) => {
  if (hex === undefined) return 'Außerhalb deiner Sicht hat ein Gefecht begonnen.';
  if (sides === undefined) return `In ${hex} hat ein Gefecht begonnen.`;
  return `In ${hex} hat ein Gefecht begonnen: ${sides.map(({ forces }, index) => say.list(forces.map((force) => (index === 0 ? werAuch : wen)(say, force)))).join(' gegen ')}.`;
};
