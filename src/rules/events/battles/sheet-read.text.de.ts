import type { Line } from '../say';
import type { SheetReadTold } from './sheet-read';

export const sheetRead: Line<SheetReadTold> = ({ force, name }, say) =>
  `Die Spielleitung hat ${say.isYou(force) ? 'deine Befehle' : `die Befehle von ${name}`} gelesen.`;
