import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechCorrectedTold as S } from './mech-corrected';

export const mechCorrected: Line<S> = (told, say) => {
  const name = mech(say, told);
  const where = told.hex === null ? '' : ` in ${told.hex}`;
  if (told.change === 'added') return `Die Spielleitung hat berichtigt: ${name} ist${where} dazugekommen.`;
  if (told.change === 'removed') return `Die Spielleitung hat berichtigt: ${name} wurde${where} entfernt.`;
  if (told.from === undefined) return `Die Spielleitung hat ${name}${where} berichtigt.`;
  if (told.hex === null)
    return `Die Spielleitung hat berichtigt: ${name} ist nicht mehr in ${told.from ?? 'Sicht'}.`;
  return `Die Spielleitung hat berichtigt: ${name} steht jetzt${where}${told.from === null || told.from === told.hex ? '' : `, vorher in ${told.from}`}.`;
};
