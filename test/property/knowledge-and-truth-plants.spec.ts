/**
 * The properties of `knowledge-and-truth.spec.ts` see mistakes: each of these, planted on one side of a pair,
 * makes its property fail.
 */
import fc from 'fast-check';
import { prepareMistakes, type PlantedMistake } from '../support/plants/planted-source';

interface Planted extends PlantedMistake {
  /** Begins the name of the pair that must see it. */
  readonly pair: string;
}

const MISTAKES: readonly Planted[] = [
  {
    pair: 'SIGHT-1',
    name: 'a player takes a broken building for one that sees',
    file: 'rules/movement/sightings.ts',
    passage: 'works === true && ',
    instead: '',
  },
  {
    pair: 'SIGHT-1',
    name: 'team-mates trigger each other',
    file: 'rules/knowledge/sight.ts',
    passage: 'filter(([id]) => !areAllies(state.forces, force, id))',
    instead: 'filter(([id]) => id !== force)',
  },
  {
    pair: 'MOV-1',
    name: 'the options lead through enemies',
    file: 'rules/movement/route.ts',
    passage: 'const blocked = (one: Hex): boolean => enemies.has(one);',
    instead: 'const blocked = (one: Hex): boolean => enemies.size < 0 && one === start;',
  },
  {
    pair: 'MOV-5',
    name: 'the umpire halts nobody who never leaves enemy sight',
    file: 'rules/movement/umpire.ts',
    passage: 'stepsInPeace(enemySight, start, path)',
    instead: '(enemySight[start] === 1 ? path.length : stepsInPeace(enemySight, start, path))',
  },
  {
    pair: 'MOV-5',
    name: 'a train stops in the hex of an enemy, and not before it',
    file: 'rules/movement/train-stops.ts',
    passage: 'return stop < 0 ? march.path.length : stop;',
    instead: 'return stop < 0 ? march.path.length : stop + 1;',
  },
  {
    pair: 'SUP-2',
    name: 'a player counts the benefits of buildings that do not work',
    file: 'rules/buildings/benefits.ts',
    passage: '({ type, effective }) => (effective ? [type] : [])',
    instead: '({ type }) => [type]',
  },
  {
    pair: 'SUP-2',
    name: 'the close rounds without the income',
    file: 'rules/economy/account.ts',
    passage:
      'let net = totalIncome(resolution.state.campaign.options, benefitsInState(resolution.state, force));',
    instead: 'let net = ZERO_TONS;',
  },
  {
    pair: 'DEP-1',
    name: 'mechs enter play at buildings that do not work',
    file: 'rules/economy/ground.ts',
    passage: 'effective: effectiveFor(building) === force',
    instead: 'effective: true',
  },
  {
    pair: 'CMB-1',
    name: 'mechs that are not able to fight are offered to attack',
    file: 'rules/orders/attack.ts',
    passage: '!isAbleToFight(knowledge, catalog, mech) || ',
    instead: '',
  },
];

const switchTo = prepareMistakes(MISTAKES);
// Required after the mistakes have been prepared, so that it asks them.
const { PAIRS } = jest.requireActual<typeof import('../support/known-all/pairs')>(
  '../support/known-all/pairs',
);

const failsFor = (mistake: Planted | null, prefix: string, numRuns = 200): boolean => {
  const pair = PAIRS.find(({ name }) => name.startsWith(prefix));
  if (pair === undefined) throw new Error(`no pair ${prefix}`);
  switchTo(mistake);
  try {
    const found = fc.check(
      fc.property(fc.nat(), (seed) => {
        const { computed, decided } = pair.compare(seed);
        expect(computed).toEqual(decided);
      }),
      { numRuns, endOnFailure: true },
    );
    return found.failed;
  } finally {
    switchTo(null);
  }
};

it('nothing planted, nothing found, and every pair has a mistake that it must see', () => {
  expect(PAIRS.filter(({ name }) => failsFor(null, name, 10))).toEqual([]);
  expect(PAIRS.filter(({ name }) => !MISTAKES.some(({ pair }) => name.startsWith(pair)))).toEqual([]);
});

it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))(
  '%s: that is found',
  (_name, mistake) => {
    expect(failsFor(mistake, mistake.pair)).toBe(true);
  },
);
