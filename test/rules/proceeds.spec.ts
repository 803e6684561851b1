/**
 * What sales fetch (SUP-6) and repairs cost (REP-3, REP-5, BLD-3, BLD-ACA), with the buildings that change
 * it, and what the phase rounds (SUP-7). The figures are worked out by hand from the rules, beside each line.
 */
import type { ForceId } from '../../src/kernel/ids';
import { world } from '../../src/rules/testing/world';
import {
  BEST,
  BOTH,
  buy,
  EXCHANGE,
  expectPrice,
  inTons,
  MARKET,
  NONE,
  part,
  previewOf,
  priceWorld,
  sell,
  sellMech,
  structure,
  TRADER,
  type PriceCase,
} from '../support/states/prices';
import { close, dataOf, HUNCHBACK } from '../support/rules';

const SALES: readonly PriceCase[] = [
  // Without the price factor: 7 × 0.5.
  ['SUP-6 other parts', NONE, sell('er-ppc'), [7, 0.5], -3.5, 0],
  // 7 × 0.75.
  ['SUP-6 BLD-EXCH', EXCHANGE, sell('er-ppc'), [7, 0.75], -5.25, 0.25],
  // 7 × 0.6 = 4.2.
  ['SUP-6 BLD-TRADE', TRADER, sell('er-ppc'), [7, 0.5, 0.1], -4.2, 0.2],
  // 7 × 0.85 = 5.95; 25.95.
  ['SUP-6 BLD-EXCH BLD-TRADE', BEST, sell('er-ppc'), [7, 0.75, 0.1], -5.95, 0.45],
  // 14 × 0.85 = 11.9; 31.9.
  [
    'BLD-5 two exchanges and two traders',
    ['commodity-exchange', 'commodity-exchange', 'free-trader', 'free-trader'],
    sell('er-ppc', 2),
    [14, 0.75, 0.1],
    -11.9,
    0.4,
  ],
  [
    'BLD-2 an exchange with exactly half of its CP',
    [['commodity-exchange', 50]],
    sell('er-ppc'),
    [7, 0.5],
    -3.5,
    0,
  ],
  // 6 slots: 6 × 0.5.
  ['SUP-6 SUP-3 weightless', NONE, sell('is-triple-strength-myomer'), [6, 0.5], -3, 0],
  // 1 / 16 / 2.
  ['SUP-6 DEP-6 a point of standard armour', NONE, sell('standard-armor'), [0.0625, 0.5], -0.03125, 0.03125],
  // 1 / 34 = 0.02941176…, down.
  [
    'SUP-6 DEP-6 a point of ferro-fibrous',
    NONE,
    sell('is-ferro-fibrous-armor'),
    [0.058823, 0.5],
    -0.029411,
    0.029411,
  ],
  // 2 / 5 × 0.75.
  ['SUP-6 DEP-6 BLD-EXCH two shots', EXCHANGE, sell('autocannon-20-ammo', 2), [0.4, 0.75], -0.3, 0.3],
  // 2 × 0.5 t × 0.6.
  ['SUP-6 DEP-6 BLD-TRADE jump jets', TRADER, sell('jump-jet@0.5', 2), [1, 0.5, 0.1], -0.6, 0.1],
  // 3.333333 / 2 = 1.6666665, down.
  ['SUP-6 SALV-3 scrap', NONE, sell('scrap', 3.333333), [3.333333, 0.5], -1.666666, 0.166666],
  // 3.333333 × 0.85 = 2.83333305, down.
  [
    'SUP-6 SALV-3 BLD-EXCH BLD-TRADE scrap',
    BEST,
    sell('scrap', 3.333333),
    [3.333333, 0.75, 0.1],
    -2.833333,
    0.333333,
  ],
  // Whatever their skill.
  ['SUP-6 an elite pilot', NONE, { type: 'sell', pilot: 'elite' }, [10, 0.5], -5, 0],
  [
    'SUP-6 BLD-EXCH BLD-TRADE an elite pilot',
    BEST,
    { type: 'sell', pilot: 'elite' },
    [10, 0.75, 0.1],
    -8.5,
    0,
  ],
  ['SUP-6 an undamaged mech', NONE, sellMech('whole'), [50, 0.5], -25, 0],
  // 50 × 0.75 = 37.5; 57.5.
  ['SUP-6 BLD-EXCH an undamaged mech', EXCHANGE, sellMech('whole'), [50, 0.75], -37.5, 0],
  // Of another faction: without the ×1.2 that it cost.
  ['SUP-6 a mech of another faction', NONE, sellMech('akuma'), [90, 0.5], -45, 0],
  // 75 / 83 × (50 − 1 laser − 1 armour) = 43.373493…; × 0.5 = 21.686746….
  ['SUP-6 V / M of a mech without an arm', NONE, sellMech('armless'), [43.373493, 0.5], -21.686746, 0.186746],
  // 43.37349397… × 0.85 = 36.86746987….
  [
    'SUP-6 BLD-EXCH BLD-TRADE V / M of a mech without an arm',
    BEST,
    sellMech('armless'),
    [43.373493, 0.75, 0.1],
    -36.867469,
    0.367469,
  ],
  // 75 / 83 × (50 − 14 AC/20 − 1 ammunition − 1 armour) = 30.72289156…; × 0.5 = 15.36144578….
  [
    'SUP-6 V / M of a mech that lacks gun, shots and armour',
    NONE,
    sellMech('shot-up'),
    [30.722891, 0.5],
    -15.361445,
    0.361445,
  ],
];

const REPAIRS: readonly PriceCase[] = [
  // 50 / 10 × 8 / 83 = 0.48192771…, up; 19.518072.
  ['REP-3 standard structure', NONE, structure('armless'), [0.481927, 1], 0.481928, 0.018072],
  // × 0.9 = 0.43373493…, up; 19.566265.
  [
    'REP-3 BLD-TRADE standard structure',
    TRADER,
    structure('armless'),
    [0.481927, 1, -0.1],
    0.433735,
    0.066265,
  ],
  // 50 / 20 × 7 / 83 = 0.21084337…; × 1.5 = 0.31626506…, up; 19.683734.
  ['REP-3 endo steel', NONE, structure('endo'), [0.210843, 1.5], 0.316266, 0.183734],
  // × 1.4 = 0.29518072…, up; 19.704819.
  ['REP-3 BLD-TRADE endo steel', TRADER, structure('endo'), [0.210843, 1.5, -0.1], 0.295181, 0.204819],
  // 65 / 20 × 10 / 104 = 0.3125; × 2; 19.375.
  ['REP-3 BLD-BLACK clan endo steel', MARKET, structure('clan-endo'), [0.3125, 2], 0.625, 0.375],
  // × 1.9 = 0.59375; 19.40625.
  [
    'REP-3 BLD-BLACK BLD-TRADE clan endo steel',
    BOTH,
    structure('clan-endo'),
    [0.3125, 2, -0.1],
    0.59375,
    0.40625,
  ],
  // 8.5 / 6 = 1.41666…, up; 18.583333.
  ['REP-5 a slot of an engine', NONE, part('hurt', 'CT', 1), [1.416666, 1], 1.416667, 0.083333],
  // 8.5 / 6 × 0.9 = 1.275 exactly; 18.725.
  ['REP-5 BLD-TRADE a slot of an engine', TRADER, part('hurt', 'CT', 1), [1.416666, 1, -0.1], 1.275, 0.225],
  // 2 / 4.
  ['REP-5 a slot of a gyro', NONE, part('hurt', 'CT', 4), [0.5, 1], 0.5, 0],
  // 1 t (SUP-3); × 0.9; 19.1.
  ['REP-5 BLD-TRADE an actuator', TRADER, part('hurt', 'RL', 1), [1, 1, -0.1], 0.9, 0.1],
  // XL: 4.5 t in 12 slots = 0.375; × 1.5 = 0.5625; 19.4375.
  ['REP-5 a slot of an XL engine', NONE, part('endo', 'CT', 1), [0.375, 1.5], 0.5625, 0.4375],
  // 7 / 5; 18.6.
  ['BLD-3 a building', NONE, { type: 'repair-building', building: 'ruin', cp: 7 }, [1.4, 1], 1.4, 0.1],
  [
    'BLD-3 BLD-TRADE the trader has no say in buildings',
    TRADER,
    { type: 'repair-building', building: 'ruin', cp: 7 },
    [1.4, 1],
    1.4,
    0.1,
  ],
  // 7 / 10; 19.3. Their own repairs bring them nothing.
  [
    'BLD-QUARRY a building',
    ['quarry'],
    { type: 'repair-building', building: 'ruin', cp: 7 },
    [0.7, 1],
    0.7,
    0.3,
  ],
  [
    'BLD-QUARRY BLD-5 two quarries are no better than one',
    ['quarry', 'quarry'],
    { type: 'repair-building', building: 'ruin', cp: 7 },
    [0.7, 1],
    0.7,
    0.3,
  ],
  // 10 + 20.
  [
    'BLD-ACA BLD-TRADE training has no rebate',
    ['academy', 'free-trader'],
    { type: 'train', pilot: 'elite', piloting: true, gunnery: true },
    [30, 1],
    30,
    0,
  ],
];

describe.each([
  ['sales', SALES],
  ['repairs', REPAIRS],
] as const)('prices of %s', (_, cases) => {
  it.each(cases)('%s', (...one) => expectPrice('davion', one));
});

describe('several orders of one sheet', () => {
  it('SUP-7 are rounded once, as one net', () => {
    // 20 − 9.8 + 4.2 − 0.05625 − 0.433735 = 13.910015: rounded alone, the orders would lose 0.2 + 0.2 +
    // 0.44375 + 0.066265.
    const closed = close(priceWorld('davion', TRADER), {
      A: [buy('er-ppc'), sell('er-ppc'), buy('standard-armor'), structure('armless')],
    });
    const entries = dataOf(closed, 'account-changed').map(({ amount, balance, cause }) => [
      cause.rule,
      inTons(amount),
      inTons(balance),
    ]);
    expect(entries.slice(0, 5)).toEqual([
      ['SUP-2', -9.8, 490.2],
      ['SUP-6', 4.2, 494.4],
      ['SUP-2', -0.05625, 494.34375],
      ['REP-3', -0.433735, 493.910015],
      ['SUP-7', -0.410015, 493.5],
    ]);
  });

  it('SUP-7 an exact net is not rounded, though no order of it is exact', () => {
    // Two sixteenths and six sixteenths of a ton: half a ton.
    const closed = close(priceWorld('davion', NONE), {
      A: [buy('standard-armor', 2), buy('standard-armor', 6)],
    });
    expect(
      dataOf(closed, 'account-changed').map(({ cause, amount }) => [cause.rule, inTons(amount)]),
    ).toEqual([
      ['SUP-2', -0.125],
      ['SUP-2', -0.375],
    ]);
  });

  it('BLD-6 a trader that was lost in the round is no help any more, one that was won is', () => {
    const price = (opened: string | null, control: string) => {
      const state = world({ round: 3, phase: 'supply' })
        .account('A', 100)
        .mech('A', HUNCHBACK, '0303')
        .mech('B', HUNCHBACK, '1010')
        .building('free-trader', '0501', control, {
          opened: { control: opened as ForceId | null, works: true },
        })
        .build();
      return inTons(previewOf(state, buy('er-ppc')).net);
    };
    expect([price('A', 'A'), price('B', 'B'), price('B', 'A')]).toEqual([-9.8, -10.5, -10.5]);
  });
});
