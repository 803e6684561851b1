import { armorShare, leftAt, levelOf, type Whole } from './doll-left';
import { marksIn } from './doll-marks';
import { boxOf, BACK, FRONT, outlines } from './doll-shapes';

const whole: Whole = {
  motion: 'biped',
  armor: { HD: 9, CT: 20, CTR: 5, LT: 10 },
  structure: { HD: 3, CT: 12, LT: 8 },
};

describe('what a mech has left', () => {
  it('is whole where no damage is told', () => {
    expect(leftAt(whole, { armor: {}, structure: {} }, 'CT')).toEqual({
      armor: 20,
      fullArmor: 20,
      structure: 12,
      fullStructure: 12,
    });
  });

  it.each([
    ['whole', {}, {}],
    ['part', { LT: 6 }, {}],
    ['low', { LT: 5 }, {}],
    ['bare', { LT: 0 }, { LT: 3 }],
    ['lost', { LT: 0 }, { LT: 0 }],
  ] as const)('is %s', (level, armor, structure) => {
    expect(levelOf(leftAt(whole, { armor, structure }, 'LT'))).toBe(level);
  });

  it('does not take a bare back for a lost one', () => {
    expect(levelOf(leftAt(whole, { armor: { CTR: 0 }, structure: {} }, 'CTR'))).toBe('bare');
  });

  it('is told as a share of all armour', () => {
    expect(armorShare(whole, { armor: { CT: 0, LT: 8 }, structure: {} })).toBeCloseTo(22 / 44);
    expect(armorShare({ ...whole, armor: {} }, { armor: {}, structure: {} })).toBe(1);
  });
});

describe('the marks of a location', () => {
  const margins = { top: 14, bottom: 25, side: 2.5 };

  it.each(['biped', 'quad'] as const)('are as many as there are points, inside the outline: %s', (motion) => {
    const shapes = outlines(motion, true);
    for (const location of FRONT) {
      if (location === 'HD') continue;
      const { marks, radius } = marksIn(shapes[location], 60, margins, 3, 1.1);
      expect(marks).toHaveLength(60);
      const box = boxOf(shapes[location]);
      for (const { x, y } of marks) {
        expect(x - radius).toBeGreaterThanOrEqual(box.left);
        expect(x + radius).toBeLessThanOrEqual(box.right);
        expect(y - radius).toBeGreaterThanOrEqual(box.top + margins.top - 0.01);
        expect(y + radius).toBeLessThanOrEqual(box.bottom - margins.bottom + 0.01);
      }
    }
  });

  it('do not lie on each other', () => {
    const { marks, radius } = marksIn(outlines('biped', true).LT, 32, margins, 3, 1.1);
    marks.forEach((one, index) =>
      marks
        .slice(index + 1)
        .forEach((other) =>
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(radius * 2),
        ),
    );
  });

  it('fit the thickest back', () => {
    for (const location of BACK)
      expect(
        marksIn(outlines('biped', true)[location], 30, { top: 12, bottom: 2, side: 2 }, 2.7, 1.1).marks,
      ).toHaveLength(30);
  });
});

it('draws a mech the same on both sides', () => {
  for (const motion of ['biped', 'quad'] as const) {
    const { LA, RA } = outlines(motion, false);
    expect(RA).toEqual(LA.map(([x, y]) => [200 - x, y]));
  }
});
