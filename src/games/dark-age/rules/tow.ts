/** Where a captive ends beside its captor (DA-CAP-4): the captor's speed mode counts for both. */
import type { Point } from '../../shapes';
import { overlaps } from '../geometry/base';
import type { Field, Standing } from '../model/state';
import { fits, placed, type Spot } from './fit';
import { byNearness, spotsAround } from './spots';
import { wouldTouch } from './formation';

const fitsBeside = (field: Field, captor: Standing, captive: Standing, spot: Spot, at: Point): boolean => {
  const own = { at, facing: captive.facing };
  return (
    wouldTouch(captive, own, [{ ...captor, ...spot }]) &&
    !overlaps(placed(captive, own), placed(captor, spot)) &&
    fits(field, captive, own, captor.mode, [captor.id])
  );
};

/** Nearest to where it is now first; it keeps its facing. */
export const besideOf = (field: Field, captor: Standing, captive: Standing, spot: Spot): readonly Point[] => {
  const around = spotsAround(captive, { ...captor, ...spot }, 24);
  return [{ at: captive.at, facing: captive.facing }, ...[...around].sort(byNearness(captive.at))]
    .filter(({ at }) => fitsBeside(field, captor, captive, spot, at))
    .map(({ at }) => at);
};
export const hasPlaceBeside = (field: Field, captor: Standing, captive: Standing, spot: Spot): boolean =>
  fitsBeside(field, captor, captive, spot, captive.at) ||
  spotsAround(captive, { ...captor, ...spot }, 24).some(({ at }) =>
    fitsBeside(field, captor, captive, spot, at),
  );
