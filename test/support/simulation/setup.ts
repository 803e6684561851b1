/** Setups of campaigns for tests: planet, seats with forces, options and seeds, drawn from one seed. */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { suggestForce } from '../../../src/catalog/force';
import { seededDice } from '../../../src/kernel/dice';
import { hexBytes, sha256Hex } from '../../../src/kernel/hash';
import { tons } from '../../../src/kernel/tonnage';
import { generateMap, termsOf, type MapPlan, type Options } from '../../../src/rules';
import { BUILDING_TYPES } from '../../../src/rules/buildings';
import { FIRST_RULESET, type CampaignSetup } from '../../../src/simulation/campaign-setup';
import { Chance } from './random';

export {
  diceSeedOf,
  FIRST_RULESET,
  initialStateOf,
  type CampaignSetup,
} from '../../../src/simulation/campaign-setup';

/** All that campaigns may be pinned to. */
export const RULESETS = [FIRST_RULESET, 'planetary-2', 'planetary-3'] as const;

type Counts = Readonly<Record<'planetary-1' | 'planetary-2', number>> & { readonly 'planetary-3'?: number };

/**
 * Cases of a test by ruleset and seed: so many of each, ten times as many in deep runs; of the third ruleset
 * half as many as of the second.
 */
export const seedsOf = (name: string, counts: Counts): readonly (readonly [string, string])[] =>
  RULESETS.flatMap((ruleset) =>
    Array.from(
      {
        length:
          (counts[ruleset] ?? Math.ceil(counts['planetary-2'] / 2)) *
          (process.env['DEEP'] === undefined ? 1 : 10),
      },
      (_, index) => [ruleset, `${name} ${index}`] as const,
    ),
  );

const FACTIONS = ['davion', 'kurita', 'steiner', 'liao', 'marik'];

const plans = new Map<string, MapPlan>();

/** Maps take long to make; campaigns share a few. */
const planFor = (players: number, variant: number, buildingCount: number): MapPlan => {
  const key = `${players}|${variant}|${buildingCount}`;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const made = generateMap({
    seed: `simulation ${variant}`,
    columns: 10 + variant,
    rows: 9,
    players,
    buildingCount,
  });
  if (!made.ok) throw new Error(`no map: ${JSON.stringify(made.error)}`);
  plans.set(key, made.value);
  return made.value;
};

const randomOptions = (chance: Chance, players: number, bv: number, ruleset: string): Options => ({
  ...termsOf(ruleset).options,
  startingBv: bv,
  buildingCount: Math.max(players, 9),
  fogOfWar: chance.maybe(0.8),
  sightTriggers: chance.maybe(0.7) ? 'units-and-buildings' : 'units',
  onDeadline: chance.maybe(0.6) ? 'advance' : 'wait',
  supplyPerRound: tons(chance.one([0, 20, 33.333333, 60])),
  startingTons: tons(chance.one([0, 0, 25.000001])),
  battleTurnLimit: chance.maybe(0.2) ? 8 : null,
  startingList: chance.maybe(0.7) ? 'faction' : 'any-inner-sphere',
  teams:
    players >= 4 && chance.maybe(0.6)
      ? [
          [1, 2],
          [3, 4],
        ]
      : null,
  victory: {
    lastForceStanding: chance.maybe(0.8),
    buildings: chance.maybe(0.15) ? 6 : null,
    rounds: chance.maybe(0.15) ? 4 : null,
    gm: true,
  },
});

export interface SetupWish {
  readonly players?: number;
  /** Battle Value of each force; lances of four or five mechs have about 6000. */
  readonly bv?: number;
  readonly options?: Partial<Options>;
  /** The first one when not given. */
  readonly ruleset?: string;
}

/** Where buildings do something, there is one of each type, and money for what can be done with them. */
const wealth = (chance: Chance, ruleset: string): Partial<Options> =>
  ruleset === FIRST_RULESET
    ? {}
    : {
        buildingCount: BUILDING_TYPES.length,
        supplyPerRound: tons(chance.one([20, 33.333333, 60, 90])),
        startingTons: tons(chance.one([0, 40.000001, 150])),
      };

/** Options that only the third ruleset has. */
const shares = (chance: Chance, ruleset: string): Partial<Options> =>
  termsOf(ruleset).options.sellMechs === undefined
    ? {}
    : {
        sellMechs: chance.maybe(0.6),
        pinShare: chance.one([0, 0.25, 0.25, 1]),
        captureShare: chance.one([0, 0.25, 0.5]),
      };

/** The same seed and wish give the same setup. */
export const drawSetup = (seed: string, wish: SetupWish = {}): CampaignSetup => {
  const chance = new Chance(`setup ${seed}`);
  const players = wish.players ?? chance.one([2, 2, 3, 3, 4, 5]);
  const ruleset = wish.ruleset ?? FIRST_RULESET;
  const drawn = randomOptions(chance, players, wish.bv ?? chance.one([4500, 6000, 8000]), ruleset);
  const options = { ...drawn, ...wealth(chance, ruleset), ...shares(chance, ruleset), ...wish.options };
  const plan = planFor(players, chance.int(0, 2), options.buildingCount);
  const dice = seededDice(hexBytes(sha256Hex(`forces ${seed}`)));
  const seats = Array.from({ length: players }, (_, index) => {
    const faction = FACTIONS[index % FACTIONS.length] ?? 'davion';
    const force = suggestForce(bundledCatalog(), options, faction, dice, `seat ${index}`);
    if (!force.ok) throw new Error(`no force: ${JSON.stringify(force.error)}`);
    return { faction, force: force.value };
  });
  return { seed, options, plan, seats, ...(ruleset === FIRST_RULESET ? {} : { ruleset }) };
};
