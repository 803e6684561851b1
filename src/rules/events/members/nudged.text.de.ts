import type { Line } from '../say';
import type { NudgedTold } from './nudged';

export const nudged: Line<NudgedTold> = ({ force, name, round, phase, reason }, say) =>
  `Die Spielleitung erinnert ${say.isYou(force) ? 'dich' : name}: Die Phase „${say.phase(phase)}“ in Runde ${round} wartet auf ${say.isYou(force) ? 'deine ' : ''}Befehle.${typeof reason === 'string' ? ` „${reason}“` : ''}`;
