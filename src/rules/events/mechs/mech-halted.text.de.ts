import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechHaltedTold } from './mech-halted';

export const mechHalted: Line<MechHaltedTold> = (told, say) => {
  const { hex, how } = told;
  const name = mech(say, told);
  if (how === 'rail') return `${name} wurde in ${hex} angehalten: Die Bahn hält vor einem Feind.`;
  if (how === 'dropship')
    return `${name} bleibt in ${hex}: Der Flug startete nicht, weil sein Ziel in Feindsicht oder neben einem Feind lag.`;
  if (how === 'move')
    return `${name} wurde in ${hex} angehalten: Der nächste Schritt führte in Feindsicht oder neben einen Feind.`;
  return `${name} wurde in ${hex} angehalten.`;
};
