/** The plane against a slow reckoning by fractions, in every quarter turn and mirror image. */
import { Chance } from '../../../kernel';
import type { Point } from '../../shapes';
import { isAhead, isContactAhead } from './arc';
import { type Base, isNearer, isOnField, overlaps, touches } from './base';
import { facingTo, stepOf, turned, vectorOf, wholeDegrees } from './facing';
import { crossesLine, crossesPolygon, isShort, isWhollyIn, meetsDisc, throughOf } from './polygon';
import { bridgeOf, crosses, crossesBase, isSegmentNear } from './segment';
import { endsOf } from './base';

const disc = (x: number, y: number, facing = 0, radius = 75): Base => ({
  at: { x, y },
  facing,
  radius,
  half: 0,
});
const tank = (x: number, y: number, facing = 0): Base => ({ at: { x, y }, facing, radius: 75, half: 60 });

/** Fractions with numerator and denominator above 0. */
type Part = readonly [bigint, bigint];
const less = (a: Part, b: Part): boolean => a[0] * b[1] < b[0] * a[1];
/** The square of the distance from a point to a segment, by the foot of its perpendicular. */
const slowSquare = (p: Point, a: Point, b: Point): Part => {
  const [px, py, ax, ay, bx, by] = [p.x, p.y, a.x, a.y, b.x, b.y].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const length = (bx - ax) ** 2n + (by - ay) ** 2n;
  let along = (px - ax) * (bx - ax) + (py - ay) * (by - ay);
  if (length === 0n) return [(px - ax) ** 2n + (py - ay) ** 2n, 1n];
  if (along < 0n) along = 0n;
  if (along > length) along = length;
  const fx = ax * length + along * (bx - ax) - px * length;
  const fy = ay * length + along * (by - ay) - py * length;
  return [fx * fx + fy * fy, length * length];
};
const slowCross = (p: Point, q: Point, a: Point, b: Point): boolean => {
  const side = (u: Point, v: Point, w: Point): bigint =>
    BigInt(v.x - u.x) * BigInt(w.y - u.y) - BigInt(v.y - u.y) * BigInt(w.x - u.x);
  return side(p, q, a) * side(p, q, b) < 0n && side(a, b, p) * side(a, b, q) < 0n;
};
const slowNear = (p: Point, q: Point, a: Point, b: Point, far: number): boolean =>
  slowCross(p, q, a, b) ||
  [slowSquare(a, p, q), slowSquare(b, p, q), slowSquare(p, a, b), slowSquare(q, a, b)].some((one) =>
    less(one, [BigInt(far) ** 2n, 1n]),
  );
/** Whether a convex polygon's inside has a point of the leg: it is cut side by side. */
const slowInside = (polygon: readonly Point[], p: Point, q: Point): boolean => {
  let [from, to]: [Part, Part] = [
    [0n, 1n],
    [1n, 1n],
  ];
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const f = (c: Point): bigint =>
      BigInt(b.x - a.x) * BigInt(c.y - a.y) - BigInt(b.y - a.y) * BigInt(c.x - a.x);
    const [start, end] = [f(p), f(q)];
    if (start <= 0n && end <= 0n) return false;
    if (start < 0n && less(from, [-start, end - start])) from = [-start, end - start];
    if (end < 0n && less([start, start - end], to)) to = [start, start - end];
  }
  return less(from, to);
};

const quarter = ({ x, y }: Point): Point => ({ x: 3600 - y, y: x });
const mirror = ({ x, y }: Point): Point => ({ x: 3600 - x, y });
const turnedBase = (base: Base): Base => ({
  ...base,
  at: quarter(base.at),
  facing: wholeDegrees(base.facing + 90),
});
const mirroredBase = (base: Base): Base => ({
  ...base,
  at: mirror(base.at),
  facing: wholeDegrees(-base.facing),
});

const COUNT = process.env['DEEP'] === undefined ? 500 : 100_000;
const chance = new Chance('plane');
const somewhere = (): Point => ({ x: chance.int(0, 3600), y: chance.int(0, 3600) });
const near = ({ x, y }: Point, far: number): Point => ({
  x: x + chance.int(-far, far),
  y: y + chance.int(-far, far),
});
const anyBase = (at: Point): Base =>
  chance.maybe(0.5)
    ? { ...tank(at.x, at.y), facing: chance.int(0, 359) }
    : disc(at.x, at.y, chance.int(0, 359), chance.maybe(0.5) ? 75 : 110);

describe('the plane', () => {
  it('DA-GEO-1 has a vector for each of 360 degrees, the same in each quarter and mirror image', () => {
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const { x, y } = vectorOf(degrees);
      expect(vectorOf(degrees + 90)).toEqual({ x: 0 - y, y: x });
      expect(vectorOf(-degrees)).toEqual({ x: 0 - x, y });
      expect(Math.abs(x * x + y * y - 1_000_000)).toBeLessThan(1500);
      const turn = wholeDegrees(facingTo({ x: 0, y: 0 }, { x: 3 * x, y: 3 * y }) - degrees + 1);
      expect(turn).toBe(1);
    }
    expect([stepOf(0, 60), stepOf(90, 60), stepOf(180, 60)]).toEqual([
      { x: 0, y: -60 },
      { x: 60, y: 0 },
      { x: 0, y: 60 },
    ]);
    expect(turned({ x: 0, y: -100 }, 90)).toEqual({ x: 100, y: 0 });
  });

  it('DA-GEO-2 gives infantry and mechs discs, vehicles capsules along their facing', () => {
    expect(endsOf(tank(1000, 1000))).toEqual([
      { x: 1000, y: 940 },
      { x: 1000, y: 1060 },
    ]);
    expect(endsOf(disc(1000, 1000))).toEqual([
      { x: 1000, y: 1000 },
      { x: 1000, y: 1000 },
    ]);
  });

  it('DA-GEO-4 takes gaps of 0 to 5 for contact, less for overlap', () => {
    const at = (gap: number): Base => disc(1150 + gap, 1000);
    const one = disc(1000, 1000);
    expect([-1, 0, 5, 6].map((gap) => [overlaps(one, at(gap)), touches(one, at(gap))])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
    expect(touches(tank(1000, 1000), disc(1000, 790))).toBe(true);
    expect(touches(tank(1000, 1000, 90), disc(1000, 850))).toBe(true);
    expect([
      isOnField(disc(75, 75), { x: 3600, y: 3600 }),
      isOnField(disc(74, 75), { x: 3600, y: 3600 }),
    ]).toEqual([true, false]);
  });

  it('DA-GEO-5 has the border of the half-plane in the front arc, and takes contacts by their point', () => {
    expect([isAhead(disc(0, 0), { x: 500, y: 0 }), isAhead(disc(0, 0), { x: 500, y: 1 })]).toEqual([
      true,
      false,
    ]);
    expect(isContactAhead(disc(1000, 1000), disc(1150, 1000))).toBe(true);
    expect(isContactAhead(disc(1000, 1000), disc(1149, 1013))).toBe(false);
    // Beside the middle of a tank that faces north: the contact lies on the border.
    expect(isContactAhead(tank(1000, 1000), disc(1150, 1000))).toBe(true);
    expect(isContactAhead(tank(1000, 1000), disc(1150, 1001))).toBe(false);
    // Two tanks side by side touch along a row; its middle counts.
    expect(isContactAhead(tank(1000, 1000), tank(1150, 990))).toBe(true);
    expect(isContactAhead(tank(1000, 1000), tank(1150, 1010))).toBe(false);
  });

  it('DA-GEO-6 takes the disc for wholly and partly, and touching for no crossing', () => {
    const square = [
      { x: 100, y: 100 },
      { x: 500, y: 100 },
      { x: 500, y: 500 },
      { x: 100, y: 500 },
    ];
    expect([isWhollyIn(square, { x: 175, y: 300 }, 75), isWhollyIn(square, { x: 174, y: 300 }, 75)]).toEqual([
      true,
      false,
    ]);
    expect([meetsDisc(square, { x: 25, y: 300 }, 75), meetsDisc(square, { x: 26, y: 300 }, 75)]).toEqual([
      false,
      true,
    ]);
    expect(crossesPolygon(square, { x: 0, y: 100 }, { x: 600, y: 100 })).toBe(false);
    expect(crossesPolygon(square, { x: 0, y: 101 }, { x: 600, y: 101 })).toBe(true);
    expect(crossesPolygon(square, { x: 0, y: 200 }, { x: 200, y: 0 })).toBe(false);
    const through = throughOf(square, { x: 300, y: 300 }, { x: 300, y: 900 });
    expect(
      through === null
        ? null
        : [
            isShort(through.to, { x: 300, y: 300 }, { x: 300, y: 900 }, 200),
            isShort(through.to, { x: 300, y: 300 }, { x: 300, y: 900 }, 199),
          ],
    ).toEqual([true, false]);
    const wall = [
      { x: 0, y: 100 },
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    expect([
      crossesLine(wall, { x: 50, y: 0 }, { x: 50, y: 200 }),
      crossesLine(wall, { x: 100, y: 0 }, { x: 100, y: 200 }),
      crossesLine(wall, { x: 0, y: 0 }, { x: 0, y: 200 }),
    ]).toEqual([true, true, false]);
  });

  it('DA-GEO-7 agrees with a slow reckoning by fractions: lines, ways and contacts', () => {
    for (let index = 0; index < COUNT; index += 1) {
      const [p, q] = [somewhere(), somewhere()];
      const base = anyBase(chance.maybe(0.5) ? somewhere() : near(p, 300));
      const [a, b] = endsOf(base);
      expect(crossesBase(p, q, base)).toBe(slowNear(p, q, a, b, base.radius));
      const [c, d] = [near(p, 400), near(q, 400)];
      expect([crosses(p, q, c, d), isSegmentNear(p, q, c, d, 90)]).toEqual([
        slowCross(p, q, c, d),
        slowNear(p, q, c, d, 90),
      ]);
      const polygon = [
        { x: -300, y: -200 },
        { x: 200, y: -300 },
        { x: 300, y: 250 },
        { x: -100, y: 300 },
      ].map(({ x, y }) => ({ x: x + base.at.x, y: y + base.at.y }));
      expect(crossesPolygon(polygon, p, q)).toBe(slowInside(polygon, p, q));
      const other = anyBase(near(base.at, 320));
      const [e, f] = endsOf(other);
      for (const gap of [0, 6])
        expect(isNearer(base, other, gap)).toBe(slowNear(a, b, e, f, base.radius + other.radius + gap));
    }
  });

  it('DA-GEO-3 answers the same for quarter turns, mirror images, and from either side', () => {
    for (let index = 0; index < COUNT; index += 1) {
      const one = anyBase(somewhere());
      const other = anyBase(near(one.at, 240));
      const [p, q] = [near(one.at, 400), near(other.at, 400)];
      const answers = (a: Base, b: Base, s: Point, t: Point): readonly unknown[] => [
        overlaps(a, b),
        touches(a, b),
        overlaps(a, b) || isContactAhead(a, b),
        isAhead(a, s),
        crossesBase(s, t, a),
        bridgeOf(a, b) === null,
      ];
      const now = answers(one, other, p, q);
      expect(answers(turnedBase(one), turnedBase(other), quarter(p), quarter(q))).toEqual(now);
      expect(answers(mirroredBase(one), mirroredBase(other), mirror(p), mirror(q))).toEqual(now);
      expect([overlaps(other, one), touches(other, one), crossesBase(q, p, one)]).toEqual([
        now[0],
        now[1],
        now[4],
      ]);
    }
  });
});
