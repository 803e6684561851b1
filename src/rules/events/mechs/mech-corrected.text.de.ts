import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechCorrectedTold as S } from './mech-corrected';

const partsOf = ({ changed = [], shutDown }: S): readonly string[] => {
  const parts = {
    condition: 'Zustand',
    pilot: 'Pilot',
    name: 'Name',
    shutDown: shutDown === true ? 'abgeschaltet' : 'wieder eingeschaltet',
    design: 'Modell',
  };
  return changed.map((part) => parts[part]);
};

export const mechCorrected: Line<S> = (told, say) => {
  const name = mech(say, told);
  const where = told.hex === null ? '' : ` in ${told.hex}`;
  if (told.change === 'added') return `Die Spielleitung hat berichtigt: ${name} ist${where} dazugekommen.`;
  if (told.change === 'removed') return `Die Spielleitung hat berichtigt: ${name} wurde${where} entfernt.`;
  const parts = partsOf(told);
  const what = parts.length === 0 ? '' : ` Neu: ${say.list(parts)}.`;
  // Of before what changed was told; an owner whose mech stays where it is.
  if (told.from === undefined || (told.changed !== undefined && told.from === told.hex))
    return `Die Spielleitung hat ${name}${where} berichtigt.${what}`;
  if (told.hex === null)
    return `Die Spielleitung hat berichtigt: ${name} ist nicht mehr in ${told.from ?? 'Sicht'}.`;
  return `Die Spielleitung hat berichtigt: ${name} steht jetzt${where}${told.from === null || told.from === told.hex ? '' : `, vorher in ${told.from}`}.${what}`;
};
