import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechCorrectedTold as S } from './mech-corrected';

export const mechCorrected: Line<S> = (told, say) => {
  const name = Mech(say, told);
  const where = told.hex === null ? '' : ` in ${told.hex}`;
  if (told.change === 'added') return `The game master made a correction: ${name} was added${where}.`;
  if (told.change === 'removed') return `The game master made a correction: ${name} was removed${where}.`;
  if (told.from === undefined) return `The game master corrected ${name}${where}.`;
  if (told.hex === null)
    return `The game master made a correction: ${name} is no longer in ${told.from ?? 'your sight'}.`;
  return `The game master made a correction: ${name} is now${where}${told.from === null || told.from === told.hex ? '' : `, and was in ${told.from}`}.`;
};
