import type { Line } from '../say';
import type { SightingsChangedTold } from './sightings-changed';

export const sightingsChanged: Line<SightingsChangedTold> = () => 'Die Sichtungen haben sich geändert.';
