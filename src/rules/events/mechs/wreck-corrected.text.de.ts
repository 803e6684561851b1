import type { Line } from '../say';
import { Wer } from '../words/de';
import type { WreckCorrectedTold } from './wreck-corrected';

export const wreckCorrected: Line<WreckCorrectedTold> = ({ hex, name, right }, say) =>
  right === null
    ? `Die Spielleitung hat berichtigt: ${name} in ${hex} kann nicht mehr geborgen werden.`
    : `Die Spielleitung hat berichtigt: ${Wer(say, right)} ${say.isYou(right) ? 'kannst' : 'kann'} ${name} in ${hex} bergen.`;
