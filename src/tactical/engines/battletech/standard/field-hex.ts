/** Hexes of the middle sheet as hexes of the whole field of 80 × 85. */
import { type Hex, hexOf } from '../../../../kernel/hex';
import { onBattlefield } from '../../../start-zones';

/** `0101` of the middle sheet is `3335`. */
export const fieldHex = (place: string): Hex => {
  const { column, row } = onBattlefield(place);
  return hexOf(column + 1, row + 1);
};
