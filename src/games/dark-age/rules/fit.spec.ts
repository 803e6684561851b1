import { Chance } from '../../../kernel';
import { matchOf, point, unit } from '../testing/match';
import { fits, fitsAnyhow } from './fit';

const crowd = matchOf(
  {
    a1: ['vehicle', { at: [950, 3300], facing: 125 }],
    a2: ['mech', { at: [1600, 3300] }],
    a3: ['infantry', { at: [1300, 3000] }],
  },
  { b1: ['vehicle', { at: [1126, 2484], facing: 194 }] },
);
const mover = unit(crowd, 'b1');
const isTurnable = (x: number, y: number): boolean =>
  Array.from({ length: 360 }, (_, facing) => facing).every((facing) =>
    fits(crowd, mover, { at: point(x, y), facing }),
  );

it('DA-GEO-4 where a vehicle fits anyhow, it fits whichever way it is turned', () => {
  expect(fits(crowd, mover, { at: point(1075, 3131), facing: 216 })).toBe(false);
  expect(fitsAnyhow(crowd, mover, point(1075, 3131))).toBe(false);
  expect(fitsAnyhow(crowd, mover, point(2500, 1500))).toBe(true);
  const chance = new Chance('anyhow');
  for (let tries = 0; tries < 3000; tries += 1) {
    const [x, y] = [chance.int(700, 1900), chance.int(2700, 3600)];
    if (fitsAnyhow(crowd, mover, point(x, y)))
      expect({ x, y, is: isTurnable(x, y) }).toEqual({ x, y, is: true });
  }
});
