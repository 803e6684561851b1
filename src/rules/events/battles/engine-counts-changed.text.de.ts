import type { Line } from '../say';
import type { EngineCountsChangedTold } from './engine-counts-changed';

export const engineCountsChanged: Line<EngineCountsChangedTold> = ({ name, counts }) =>
  counts === 'at-once'
    ? `Berichte der Engine „${name}“ gelten jetzt sofort; die Seiten müssen sie nicht bestätigen.`
    : `Berichte der Engine „${name}“ warten jetzt, bis die Seiten sie bestätigt haben.`;
