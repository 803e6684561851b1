import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechCorrectedTold as S } from './mech-corrected';

const partsOf = ({ changed = [], shutDown }: S): readonly string[] => {
  const parts = {
    condition: 'condition',
    pilot: 'pilot',
    name: 'name',
    shutDown: shutDown === true ? 'shut down' : 'started up',
    design: 'design',
  };
  return changed.map((part) => parts[part]);
};

export const mechCorrected: Line<S> = (told, say) => {
  const name = Mech(say, told);
  const where = told.hex === null ? '' : ` in ${told.hex}`;
  if (told.change === 'added') return `The game master made a correction: ${name} was added${where}.`;
  if (told.change === 'removed') return `The game master made a correction: ${name} was removed${where}.`;
  const parts = partsOf(told);
  const what = parts.length === 0 ? '' : ` New: ${say.list(parts)}.`;
  // Of before what changed was told; an owner whose mech stays where it is.
  if (told.from === undefined || (told.changed !== undefined && told.from === told.hex))
    return `The game master corrected ${name}${where}.${what}`;
  if (told.hex === null)
    return `The game master made a correction: ${name} is no longer in ${told.from ?? 'your sight'}.`;
  return `The game master made a correction: ${name} is now${where}${told.from === null || told.from === told.hex ? '' : `, and was in ${told.from}`}.${what}`;
};
