/** Circles in plates: as many as asked for, inside, apart, in reading order. */
import type { Point } from './drawing';
import { backPlates, frontPlates } from './figures';
import { CIRCLE_GAP, commonRadius, depthIn, edgesOf, pack, type Plate } from './packing';

const square: Plate = {
  points: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  label: 0,
};
const everyPlate: readonly Plate[] = (['biped', 'quad'] as const).flatMap((motion) => [
  ...Object.values(frontPlates(motion, 0, 0, 1)),
  ...Object.values(frontPlates(motion, 0, 0, 0.67)),
  ...Object.values(backPlates(0, 0)),
]);

it('has convex plates only, clockwise: distances from edges hold for no others', () => {
  for (const { points } of everyPlate)
    points.forEach((point, index) => {
      const [next, after] = [
        points[(index + 1) % points.length] ?? point,
        points[(index + 2) % points.length] ?? point,
      ];
      expect(
        (next[0] - point[0]) * (after[1] - next[1]) - (next[1] - point[1]) * (after[0] - next[0]),
      ).toBeGreaterThan(0);
    });
});

/** A head has 9 points of armour and 3 of structure; there is no room for 60 beside a centre torso's. */
const mostIn = (plate: Plate): number => (plate.label < 1 ? 12 : 60);

it('holds 1 to 60 points in every plate (12 in the head), if it must with small circles', () => {
  for (const plate of everyPlate)
    for (let points = 1; points <= mostIn(plate); points += 1) {
      const r = commonRadius([[plate, points]], 0.3, 1.4);
      const places = pack(plate, points, r) ?? [];
      const depths = places.map((place) => depthIn(plate, place) - r);
      const gaps = places.flatMap(([x, y], index) =>
        places.slice(index + 1).map((other) => Math.hypot(x - other[0], y - other[1]) - 2 * r),
      );
      expect([
        places.length,
        Math.min(...depths) > 0.3,
        Math.min(Infinity, ...gaps) > CIRCLE_GAP - 1e-6,
      ]).toEqual([points, true, true]);
    }
});

it('fills rows of one length from the top, and lacks in the last', () => {
  const places = pack(square, 7, 1) ?? [];
  const rows = [...new Set(places.map(([, y]) => y))].map(
    (y) => places.filter((place) => place[1] === y).length,
  );
  expect(rows).toEqual([3, 3, 1]);
  const order = [...places].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  expect(places).toEqual(order);
});

it('says when a plate is too small, and takes the radius that all plates allow', () => {
  expect(pack(square, 60, 1)).toBeNull();
  expect(() => commonRadius([[square, 500]], 0.5, 1.4)).toThrow(RangeError);
  expect(
    commonRadius(
      [
        [square, 4],
        [square, 30],
      ],
      0.3,
      1.4,
    ),
  ).toBe(commonRadius([[square, 30]], 0.3, 1.4));
  expect(commonRadius([[square, 0]], 0.3, 1.4)).toBeCloseTo(1.4);
});

it('knows inside from outside', () => {
  expect(edgesOf(square)).toHaveLength(4);
  const inside: Point = [5, 4];
  expect(depthIn(square, inside)).toBeCloseTo(4);
  expect(depthIn(square, [11, 5])).toBeLessThan(0);
});
