import type { Line } from '../say';
import { pilotOf, Theirs } from '../words/en';
import type { PilotCorrectedTold } from './pilot-corrected';

export const pilotCorrected: Line<PilotCorrectedTold> = (
  { force, name, status, gunnery, piloting, hits },
  say,
) =>
  status === 'gone'
    ? `The game master made a correction: ${Theirs(say, force, name)} is no longer your prisoner.`
    : `The game master corrected the pilot ${pilotOf(say, force, name)}${gunnery === undefined || piloting === undefined || hits === undefined ? '' : `: gunnery ${gunnery}, piloting ${piloting}, ${say.count(hits, 'hit', 'hits')}`}.`;
