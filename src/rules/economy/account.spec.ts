import { roundHalfTonDown, tons } from '../../kernel/tonnage';
import { affordViolations, missingFor, roundingLoss } from './account';

describe('rounding the net of a supply phase', () => {
  it.each([
    [20, 0],
    [0, 0],
    [20.4, 0.4],
    [20.5, 0],
    [-0.1, 0.4],
    [-3.5, 0],
    [-3.6, 0.4],
  ])('SUP-7 a net of %d t loses %d t', (net, loss) => {
    expect(roundingLoss(tons(net))).toBe(tons(loss));
    expect(roundHalfTonDown(tons(net))).toBe(tons(net) - tons(loss));
  });
});

describe('what an account can bear', () => {
  it('SUP-8 may be spent to the last ton', () => {
    expect(missingFor(tons(20), tons(20), tons(-20))).toBe(0);
  });

  it('SUP-8 names what is missing', () => {
    expect(affordViolations(tons(20), tons(20), tons(-23))).toEqual([
      {
        code: 'supply/not-enough-tons',
        rule: 'SUP-8',
        pointer: '',
        params: { account: 20, cost: 23, missing: 3 },
      },
    ]);
  });

  it('SUP-7 SUP-8 counts the rounding that is still to come', () => {
    // 20.25 t, of which 20 came in this phase: spending all makes a net of -0.25, which is rounded to -0.5
    expect(missingFor(tons(20.25), tons(20), tons(-20.25))).toBe(tons(0.25));
    expect(missingFor(tons(20.5), tons(20), tons(-20.25))).toBe(0);
  });

  it('SUP-8 never refuses what brings tons in', () => {
    expect(affordViolations(tons(0), tons(-0.25), tons(0.1))).toEqual([]);
  });
});
