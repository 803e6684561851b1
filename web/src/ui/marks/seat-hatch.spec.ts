/** Hatches of the seats. */
import { hatchOf } from './seat-hatch';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the hatches of seats', () => {
  it('are each unlike any other', () => {
    const drawn = SEATS.map((seat) => JSON.stringify(hatchOf(seat, 1, 0.25)));
    expect(new Set(drawn).size).toBe(SEATS.length);
  });

  it('cover the whole square, and are none for the first seat alone', () => {
    for (const seat of SEATS.slice(1)) {
      const strokes = hatchOf(seat, 1, 0.25);
      const [xs, ys] = [
        strokes.flatMap(([x1, , x2]) => [x1, x2]),
        strokes.flatMap(([, y1, , y2]) => [y1, y2]),
      ];
      expect([
        Math.min(...xs) <= -0.75,
        Math.max(...xs) >= 0.75,
        Math.min(...ys) <= -0.75,
        Math.max(...ys) >= 0.75,
      ]).toEqual([true, true, true, true]);
    }
    expect(hatchOf(1, 1, 0.25)).toEqual([]);
  });

  it('are none for who has no seat', () => {
    expect(hatchOf(0, 1, 0.25)).toEqual([]);
  });
});
