import type { Line } from '../say';
import type { SheetReadTold } from './sheet-read';

export const sheetRead: Line<SheetReadTold> = ({ force, name }, say) =>
  `The game master has read ${say.isYou(force) ? 'your orders' : `the orders of ${name}`}.`;
