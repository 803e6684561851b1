import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotCorrectedTold } from './pilot-corrected';

export const pilotCorrected: Line<PilotCorrectedTold> = (
  { force, name, status, gunnery, piloting, hits },
  say,
) =>
  status === 'gone'
    ? `Die Spielleitung hat berichtigt: ${theirs(say, force, name)} ist nicht mehr in deiner Gefangenschaft.`
    : `Die Spielleitung hat den Piloten ${theirs(say, force, name)} berichtigt${gunnery === undefined || piloting === undefined || hits === undefined ? '' : `: Schießen ${gunnery}, Steuern ${piloting}, ${say.count(hits, 'Treffer', 'Treffer')}`}.`;
