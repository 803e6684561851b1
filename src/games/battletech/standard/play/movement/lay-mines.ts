/**
 * BLD-MINE: minefields that are laid before anybody starts, in hexes that the dice of the fight draw: nobody can
 * compute them from what is public. Not where a unit may be set up, and not in a building.
 */
import { flatMap } from '../../../../../kernel';
import { columnOf, type Hex, hexOf, rowOf } from '../../../../../kernel/hex';
import { roll } from '../../../../shared/rolls';
import type { Fight } from '../fight';
import type { Minefields, Setup, Zone } from '../model';

const isIn = ({ west, north, east, south }: Zone, hex: Hex): boolean =>
  columnOf(hex) >= west && columnOf(hex) <= east && rowOf(hex) >= north && rowOf(hex) <= south;

/** Zones as large as the field bar nothing: their units could start anywhere. */
const startsOf = ({ forces, field }: Setup): readonly Zone[] =>
  flatMap(forces, (force) => force.units.map(({ zone }) => zone ?? force.zone)).filter(
    ({ west, north, east, south }) => east - west + 1 < field.columns || south - north + 1 < field.rows,
  );

const openHexes = (setup: Setup, { zone }: Minefields): readonly Hex[] => {
  const starts = startsOf(setup);
  const hexes: Hex[] = [];
  for (let column = zone.west; column <= zone.east; column += 1)
    for (let row = zone.north; row <= zone.south; row += 1) {
      const hex = hexOf(column, row);
      const isFree = setup.field.hexes[hex]?.building === undefined && !starts.some((one) => isIn(one, hex));
      if (isFree) hexes.push(hex);
    }
  return hexes;
};

export const layMines = (fight: Fight): void => {
  const { setup } = fight.state;
  for (const minefields of setup.minefields ?? []) {
    const { side } = minefields;
    const left = [...openHexes(setup, minefields)];
    for (let count = 0; count < minefields.count && left.length > 0; count += 1) {
      const dice = roll(fight.dice, fight.state, {
        ...{ purpose: 'bt.roll.minefield', who: side, sides: left.length, count: 1, judged: null },
      });
      const hexes = left.splice((dice.total ?? 1) - 1, 1);
      fight.add({ type: 'mines-laid', rolls: [dice], side, hexes });
    }
  }
};
