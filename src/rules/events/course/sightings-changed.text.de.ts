import type { Line } from '../say';
import type { SightingsChangedTold } from './sightings-changed';

export const sightingsChanged: Line<SightingsChangedTold> = () =>
  'Was gesehen wurde und in Erinnerung ist, hat sich geändert.';
