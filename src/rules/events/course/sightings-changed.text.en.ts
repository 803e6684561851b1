import type { Line } from '../say';
import type { SightingsChangedTold } from './sightings-changed';

export const sightingsChanged: Line<SightingsChangedTold> = () =>
  'What was seen and is remembered has changed.';
