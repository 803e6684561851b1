import { boxOf, isInRegion, isWithin, lengthOf, pathLength, turnOf, wholeRoot } from './plane';

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
const square = { polygon: [at(0, 0), at(10, 0), at(10, 10), at(0, 10)] };

describe('geometry of the plane', () => {
  it('GAM-5 has whole roots, also where the machine’s root is off', () => {
    for (const root of [0, 1, 2, 94_906_265]) {
      expect(wholeRoot(root * root)).toBe(root);
      if (root > 0) expect(wholeRoot(root * root - 1)).toBe(root - 1);
    }
  });

  it('GAM-5 rounds every leg of a way up', () => {
    expect([lengthOf(at(0, 0), at(3, 4)), lengthOf(at(0, 0), at(1, 1))]).toEqual([5, 2]);
    expect(pathLength(at(0, 0), [at(1, 1), at(4, 5)])).toBe(7);
  });

  it.each([
    [at(5, 5), true],
    [at(10, 10), true],
    [at(0, 4), true],
    [at(11, 5), false],
    [at(-1, 0), false],
  ])('GAM-7 has %j in a square: %s', (point, is) => expect(isWithin(square, point)).toBe(is));

  it('GAM-7 has discs and thick lines, borders included', () => {
    expect([at(3, 4), at(4, 4)].map((point) => isWithin({ line: [at(0, 0)], radius: 5 }, point))).toEqual([
      true,
      false,
    ]);
    const line = { line: [at(0, 0), at(10, 0)], radius: 2 };
    expect([at(5, 2), at(12, 0), at(5, 3), at(13, 0)].map((point) => isWithin(line, point))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(boxOf(line)).toEqual({ least: at(-2, -2), most: at(12, 2) });
  });

  it('GAM-7 leaves out what a region excludes', () => {
    const region = { within: [square], without: [{ line: [at(5, 5)], radius: 1 }] };
    expect([at(5, 5), at(5, 7)].map((point) => isInRegion(region, point))).toEqual([false, true]);
  });

  it('GAM-7 turns to the right as one looks at the board', () =>
    expect(turnOf(at(0, 0), at(10, 0), at(10, 5))).toBeGreaterThan(0));
});
