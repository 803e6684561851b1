import { blankMap, hex, hexes } from '../../../test/support/states/blank-map';
import { buildingDistances, fairDepth, fairnessViolations, spreads } from './fairness';
import type { MapPlan } from './plan';

const plan = (neutral: readonly string[], water: readonly string[] = []): MapPlan => {
  const [west, east] = [hex('0104'), hex('1104')];
  const hqs = [west, east];
  return {
    map: blankMap(11, 8, water),
    starts: hqs,
    hqs,
    buildings: [
      { type: 'quarry', hex: west, seat: 0 },
      { type: 'academy', hex: east, seat: 1 },
      ...hexes(...neutral).map((at) => ({ type: 'barracks' as const, hex: at, seat: null })),
    ],
    seed: null,
  };
};

describe('SETUP-10 fairness', () => {
  it('SETUP-10 counts the ways from HQ to every building but the own first one', () => {
    expect(buildingDistances(plan(['0302', '0904']))).toEqual([
      [3, 8, 10],
      [2, 8, 10],
    ]);
  });

  it('SETUP-10 counts ways around water, not straight lines', () => {
    const wall = ['0201', '0202', '0203', '0204', '0205', '0206', '0207'];
    expect(buildingDistances(plan(['0301'], wall))[0]?.[0]).toBeGreaterThan(10);
  });

  it('SETUP-10 a difference of 1 in the mean is fair, more is not', () => {
    expect(fairnessViolations(plan(['0102', '1101']))).toEqual([]);
    expect(fairnessViolations(plan(['0102', '1108']))).toEqual([
      { code: 'map/unfair', rule: 'SETUP-10', pointer: '', params: { nearest: 1, difference: 2 } },
    ]);
  });

  it('SETUP-10 a later building may make an unfair map of a fair beginning', () => {
    const found = fairnessViolations(plan(['0103', '1103', '0105', '1108']));
    expect(found.map((one) => one.params['nearest'])).toEqual([2]);
  });

  it('SETUP-10 spreads are of sums, so that no rounding hides one', () => {
    expect(
      spreads(
        [
          [1, 1, 1],
          [2, 2, 3],
          [1, 2, 2],
        ],
        3,
      ),
    ).toEqual([1, 2, 4]);
  });

  it('SETUP-10 looks at twice the share of a player, of the buildings that there are', () => {
    expect([fairDepth(21, 2), fairDepth(21, 4), fairDepth(21, 8), fairDepth(2, 2), fairDepth(60, 8)]).toEqual(
      [20, 12, 6, 1, 16],
    );
  });
});
