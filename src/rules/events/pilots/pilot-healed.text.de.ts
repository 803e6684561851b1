import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotHealedTold } from './pilot-healed';

export const pilotHealed: Line<PilotHealedTold> = ({ force, name, hits }, say) =>
  hits === 0
    ? `${theirs(say, force, name)} hat sich ganz erholt.`
    : `${theirs(say, force, name)} erholt sich: noch ${say.count(hits, 'Treffer', 'Treffer')}.`;
