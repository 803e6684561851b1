import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotHealedTold } from './pilot-healed';

export const pilotHealed: Line<PilotHealedTold> = ({ force, name, hits }, say) =>
  hits === 0
    ? `${Theirs(say, force, name)} has recovered fully.`
    : `${Theirs(say, force, name)} is recovering: ${say.count(hits, 'hit', 'hits')} left.`;
