import { Chance } from '../../../../kernel';
import { hexOf } from '../../../../kernel/hex';
import { groundOf } from '../field/ground';
import { battlefieldOf } from '../field/sheets/battlefield';
import { standOf } from './heights';
import { keptSeen } from './kept-sight';
import { seenFrom } from './sight';

it('BT-LOS-1 what is kept of a pair is what is seen, for all ways to stand in its hexes', () => {
  const chance = new Chance('kept sight');
  for (const country of ['hills', 'urban', 'lake', 'mountains']) {
    const ground = groundOf(battlefieldOf([{ name: `${country}-3`, rotated: false }], 1));
    // Few hexes, so that the same pairs come again, standing and prone, on the ground and in buildings.
    const stand = () =>
      standOf(ground, {
        hex: hexOf(chance.int(4, 9), chance.int(4, 9)),
        elevation: chance.int(0, 2),
        isProne: chance.int(0, 1) === 0,
      });
    for (let count = 0; count < 4000; count += 1) {
      const [from, to] = [stand(), stand()];
      expect(keptSeen(ground, from, to)).toEqual(seenFrom(ground, from, to));
    }
  }
});
