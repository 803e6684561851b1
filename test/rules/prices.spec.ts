/**
 * What purchases cost by SUP-2 to SUP-5 and SUP-10, with the buildings that change it (BLD-BLACK, BLD-TRADE,
 * BLD-5). The figures are worked out by hand from the rules, beside each line.
 */
import {
  BOTH,
  buy,
  buyMech,
  expectPrice,
  MARKET,
  NONE,
  structure,
  TRADER,
  type PriceCase,
} from '../support/states/prices';
import { HUNCHBACK } from '../support/rules';

const PARTS: readonly PriceCase[] = [
  // 20 − 3 = 17.
  ['SUP-2 standard parts', NONE, buy('medium-laser', 3), [3, 1], 3, 0],
  // 3 × 0.9 = 2.7; 20 − 2.7 = 17.3.
  ['SUP-2 BLD-TRADE standard parts', TRADER, buy('medium-laser', 3), [3, 1, -0.1], 2.7, 0.3],
  // 7 × 1.5 = 10.5.
  ['SUP-2 other parts', NONE, buy('er-ppc'), [7, 1.5], 10.5, 0],
  // 7 × 1.4 = 9.8; 10.2.
  ['SUP-2 BLD-TRADE other parts', TRADER, buy('er-ppc'), [7, 1.5, -0.1], 9.8, 0.2],
  [
    'BLD-5 two traders are no better than one',
    ['free-trader', 'free-trader'],
    buy('er-ppc'),
    [7, 1.5, -0.1],
    9.8,
    0.2,
  ],
  ['BLD-2 a trader with exactly half of its CP', [['free-trader', 50]], buy('er-ppc'), [7, 1.5], 10.5, 0],
  [
    'BLD-2 a trader just above half of its CP',
    [['free-trader', 51]],
    buy('er-ppc'),
    [7, 1.5, -0.1],
    9.8,
    0.2,
  ],
  // 30 − 10.5 = 19.5.
  ['BLD-PORT income is rounded together with it', ['spaceport'], buy('er-ppc'), [7, 1.5], 10.5, 0],
  // 1 × 2, flat: it is no other part besides.
  ['BLD-BLACK other technology', MARKET, buy('clan-er-medium-laser'), [1, 2], 2, 0],
  // 1 × 1.9; 18.1.
  ['BLD-BLACK BLD-TRADE other technology', BOTH, buy('clan-er-medium-laser'), [1, 2, -0.1], 1.9, 0.1],
  // A standard kind too, and two pieces of two markets: 2 × 2 × 1 t.
  [
    'BLD-BLACK BLD-5 two markets sell two pieces',
    ['black-market', 'black-market'],
    buy('clan-double-heat-sink', 2),
    [2, 2],
    4,
    0,
  ],
  // 6 slots: 6 t × 1.5.
  ['SUP-3 weightless, by slots', NONE, buy('is-triple-strength-myomer'), [6, 1.5], 9, 0],
  // 6 × 1.4 = 8.4; 11.6.
  [
    'SUP-3 BLD-TRADE weightless, by slots',
    TRADER,
    buy('is-triple-strength-myomer'),
    [6, 1.5, -0.1],
    8.4,
    0.1,
  ],
  // No slots: 1 t × 2.
  ['SUP-3 BLD-BLACK weightless without slots', MARKET, buy('clan-case'), [1, 2], 2, 0],
  // 2 × 0.5 t; × 0.9 = 0.9; 19.1.
  ['SUP-2 BLD-TRADE DEP-6 jump jets', TRADER, buy('jump-jet@0.5', 2), [1, 1, -0.1], 0.9, 0.1],
];

const LOTS: readonly PriceCase[] = [
  // 1 / 16 = 0.0625; 19.9375.
  ['DEP-6 a point of standard armour', NONE, buy('standard-armor'), [0.0625, 1], 0.0625, 0.4375],
  // 1 / 16 × 0.9 = 0.05625; 19.94375.
  [
    'DEP-6 BLD-TRADE a point of standard armour',
    TRADER,
    buy('standard-armor'),
    [0.0625, 1, -0.1],
    0.05625,
    0.44375,
  ],
  // 1 / 17 = 0.0588235…; × 1.5 = 0.08823529…, up; 19.911764.
  [
    'DEP-6 a point of ferro-fibrous',
    NONE,
    buy('is-ferro-fibrous-armor'),
    [0.058823, 1.5],
    0.088236,
    0.411764,
  ],
  // 1.4 / 17 = 0.08235294…, up; 19.917647.
  [
    'DEP-6 BLD-TRADE a point of ferro-fibrous',
    TRADER,
    buy('is-ferro-fibrous-armor'),
    [0.058823, 1.5, -0.1],
    0.082353,
    0.417647,
  ],
  // 2 / 19 = 0.10526315…, up; 19.894736.
  [
    'DEP-6 BLD-BLACK a point of clan ferro-fibrous',
    MARKET,
    buy('clan-ferro-fibrous-armor'),
    [0.052631, 2],
    0.105264,
    0.394736,
  ],
  // 1.9 / 19 = 0.1 exactly: multiplied out first, the nineteenth is whole again.
  [
    'DEP-6 BLD-BLACK BLD-TRADE a point of clan ferro-fibrous',
    BOTH,
    buy('clan-ferro-fibrous-armor'),
    [0.052631, 2, -0.1],
    0.1,
    0.4,
  ],
  // A whole ton is one article: 19 / 19 × 2.
  ['DEP-6 BLD-BLACK a ton of clan ferro-fibrous', MARKET, buy('clan-ferro-fibrous-armor', 19), [1, 2], 2, 0],
  // 5 shots a ton.
  ['DEP-6 a shot of an AC/20', NONE, buy('autocannon-20-ammo'), [0.2, 1], 0.2, 0.3],
  // 20 shots a ton, of another weapon: 3 / 20 × 1.5 = 0.225; 19.775.
  [
    'SUP-2 DEP-6 ammunition has its weapon’s factor',
    NONE,
    buy('is-ultra-autocannon-5-ammo', 3),
    [0.15, 1.5],
    0.225,
    0.275,
  ],
  // 3 / 20 × 1.4 = 0.21; 19.79.
  [
    'SUP-2 DEP-6 BLD-TRADE ammunition',
    TRADER,
    buy('is-ultra-autocannon-5-ammo', 3),
    [0.15, 1.5, -0.1],
    0.21,
    0.29,
  ],
  // A ton of 45 shots: 45 / 45 × 1.9.
  [
    'BLD-BLACK BLD-TRADE a ton of clan ammunition',
    BOTH,
    buy('clan-ultra-autocannon-2-ammo', 45),
    [1, 2, -0.1],
    1.9,
    0.1,
  ],
];

const MECHS: readonly PriceCase[] = [
  ['SUP-4 own faction', NONE, buyMech(HUNCHBACK), [50, 1], 50, 0],
  ['SUP-4 BLD-TRADE the trader has no say in mechs', TRADER, buyMech(HUNCHBACK), [50, 1], 50, 0],
  // Own faction's, though clan technology.
  ['SUP-4 own faction, other technology', NONE, buyMech('black-hawk-nova-prime'), [50, 1], 50, 0],
  // 90 × 1.2.
  ['SUP-4 another faction', TRADER, buyMech('akuma-aku-1x'), [90, 1.2], 108, 0],
  // 35 × 1.2 has no fraction either: all mechs weigh fives.
  ['SUP-4 nobody’s', NONE, buyMech('archer-arc-2w'), [70, 1.2], 84, 0],
  // ×2 flat: not ×1.2 besides, and no rebate.
  ['BLD-BLACK other technology', BOTH, buyMech('arcas-standard'), [65, 2], 130, 0],
  ['SUP-5 a pilot', BOTH, { type: 'buy-pilot', hex: '0101' }, [10, 1], 10, 0],
];

const CLAN: readonly PriceCase[] = [
  ['SUP-3 SUP-10 weightless without slots', NONE, buy('clan-case'), [1, 1.5], 1.5, 0],
  ['SUP-10 own clan', NONE, buyMech('arctic-wolf-standard'), [40, 1], 40, 0],
  ['SUP-10 another clan', NONE, buyMech('arcas-standard'), [65, 1.2], 78, 0],
  ['SUP-4 SUP-10 Inner Sphere mechs that the clan has', NONE, buyMech('shadow-hawk-shd-2h'), [55, 1], 55, 0],
  ['BLD-BLACK SUP-10 for a clan Inner Sphere mechs', MARKET, buyMech('akuma-aku-1x'), [90, 2], 180, 0],
  ['SUP-10 standard kinds of clan parts', NONE, buy('clan-double-heat-sink', 2), [2, 1], 2, 0],
  ['SUP-10 other clan parts', NONE, buy('clan-er-medium-laser'), [1, 1.5], 1.5, 0],
  // 13 × 1.9 = 24.7, more than the income: −4.7 is a debit, and grows to 5.
  [
    'SUP-10 BLD-BLACK BLD-TRADE Inner Sphere parts',
    BOTH,
    buy('is-ultra-autocannon-10'),
    [13, 2, -0.1],
    24.7,
    0.3,
  ],
  // Of no technology: never the black market's. 3 × 1 (NARC).
  ['SUP-10 parts of both', MARKET, buy('narc'), [3, 1], 3, 0],
  // × 1.5 = 0.46875; 19.53125.
  ['REP-3 SUP-10 clan endo steel', NONE, structure('clan-endo'), [0.3125, 1.5], 0.46875, 0.03125],
];

describe.each([
  ['parts', 'davion', PARTS],
  ['armour and ammunition', 'davion', LOTS],
  ['mechs and pilots', 'davion', MECHS],
  ['a clan force', 'clan-wolf', CLAN],
] as const)('prices of %s', (_, faction, cases) => {
  it.each(cases)('%s', (...one) => expectPrice(faction, one));
});
