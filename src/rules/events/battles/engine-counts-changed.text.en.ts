import type { Line } from '../say';
import type { EngineCountsChangedTold } from './engine-counts-changed';

export const engineCountsChanged: Line<EngineCountsChangedTold> = ({ name, counts }) =>
  counts === 'at-once'
    ? `Reports of the engine “${name}” now count at once; the sides do not have to confirm them.`
    : `Reports of the engine “${name}” now wait until the sides have confirmed them.`;
