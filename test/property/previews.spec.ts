/**
 * ROUND-6: where everything is seen, a sheet does what its preview said, order by order and ton by ton, in
 * worlds with all buildings.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import type { ForceId } from '../../src/kernel/ids';
import { tons } from '../../src/kernel/tonnage';
import {
  apply,
  knowledgeOf,
  parseOrders,
  previewSheet,
  rulesetOf,
  type CampaignState,
  type Ruleset,
} from '../../src/rules';
import { computationOf } from '../../src/rules/economy/computation';
import type { Price } from '../../src/rules/orders/definition';
import { sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance } from '../../src/rules/testing/arbitraries';
import { invariants } from '../../src/rules/testing/invariants';
import { resolutionOf } from '../../src/rules/testing/world';
import { closeWith } from '../support/simulation/perform';

const A = 'A' as ForceId;
const WORLDS = process.env['DEEP'] === undefined ? 80 : 1200;
const HALF_TON = 500_000;
const catalog = bundledCatalog();
const USEFUL: readonly string[] = [
  'academy',
  'ammunition-depot',
  'spy-service',
  'black-market',
  'free-trader',
  'repair-hangar',
];
/** Every other world has the third ruleset. */
const rulesetFor = (seed: number): Ruleset => rulesetOf(seed % 2 === 0 ? 'planetary-2' : 'planetary-3');

/**
 * SUP-2: the tons of a price, times the sum of its factors, rounded once against the player; the tons are
 * told in millionths, cut off.
 */
const multipliesOut = ({ amount, terms }: Price): boolean => {
  const bases = terms.flatMap(({ tons: base }) => (base === null ? [] : [base]));
  const hundredths = terms.reduce((sum, { factor }) => sum + Math.round((factor ?? 0) * 100), 0);
  const [least = NaN, most = NaN] = [bases[0] ?? NaN, (bases[0] ?? NaN) + 1].map(
    (base) => (base * hundredths) / 100,
  );
  if (bases.length !== 1) return false;
  return amount > 0
    ? amount >= Math.floor(least) && amount <= Math.floor(most)
    : -amount >= Math.ceil(least) && -amount <= Math.ceil(most);
};

/** They have all buildings that do something for a sheet, and money for some of it. */
const endowed = (state: CampaignState, account: number): CampaignState => {
  const force = state.forces[A];
  const buildings = Object.values(state.buildings).map((row, index) =>
    index % 2 === 0 || USEFUL.includes(row.type)
      ? { ...row, control: A, cp: Math.max(row.cp, 60), opened: { control: A, works: true } }
      : row,
  );
  // Two of their mechs stand together, so that their pilots may change places.
  const [first, second] = Object.values(state.mechs).filter(({ force: owner }) => owner === A);
  const together =
    first === undefined || second === undefined ? {} : { [second.id]: { ...second, hex: first.hex } };
  return {
    ...state,
    mechs: { ...state.mechs, ...together },
    campaign: { ...state.campaign, options: { ...state.campaign.options, fogOfWar: false } },
    forces:
      force === undefined ? state.forces : { ...state.forces, [A]: { ...force, account: tons(account) } },
    buildings: Object.fromEntries(buildings.map((row) => [row.id, row])),
  };
};

it.each(['preparation', 'supply'] as const)(
  'ROUND-6 SUP-7 what the preview of %s says the close does, for the same tons',
  (phase) => {
    const carried: Record<string, number> = {};
    let rounded = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const random = chance(seed + 40_000);
      const ruleset = rulesetFor(seed);
      const state = endowed(
        anyWorld(random, { phase, step: null, ruleset: ruleset.id }),
        random.below(120) + 20,
      );
      const parsed = parseOrders(ruleset, sheetOfPhase(random, state, A, 14));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: A });
      const { previews, net } = previewSheet(ruleset, catalog, knowledge, parsed.value);
      const resolution = resolutionOf(state, { ruleset });
      closeWith(resolution, new Map([[A, parsed.value]]));
      const { events } = resolution;
      const refused = previews.filter(({ violations }) => violations.length > 0).map(({ order }) => order);
      const dropped = events.flatMap((event) =>
        event.type === 'order-dropped' && event.data.force === A ? [event.data.order] : [],
      );
      expect({ seed, dropped }).toEqual({ seed, dropped: refused });
      const paid = events.reduce(
        (sum, event) =>
          event.type === 'account-changed' && event.data.force === A && event.data.cause.order !== null
            ? sum + event.data.amount
            : sum,
        0,
      );
      expect({ seed, paid }).toEqual({ seed, paid: net });
      expect(previews.filter(({ price }) => price !== null && !multipliesOut(price))).toEqual([]);
      const after = resolution.state.finish();
      const computation = computationOf(knowledge, net);
      expect({ seed, account: after.forces[A]?.account }).toEqual({ seed, account: computation?.after });
      if (phase === 'supply')
        expect(((computation?.net ?? NaN) + (computation?.rounding ?? NaN)) % HALF_TON).toBeCloseTo(0, 9);
      if (computation?.rounding !== 0) rounded += 1;
      expect(invariants(after, catalog)).toEqual([]);
      expect(
        canonicalJson(apply(state, JSON.parse(JSON.stringify(events)) as typeof events)) ===
          canonicalJson(after),
      ).toBe(true);
      parsed.value.forEach(({ type }, index) => {
        if (!refused.includes(index)) carried[type] = (carried[type] ?? 0) + 1;
      });
    }
    // SUP-7: fees of other phases are exact.
    expect(rounded > WORLDS / 10).toBe(phase === 'supply');
    // Each order type of the phase has been carried out some times, so that the sheets are no nonsense.
    const types = Object.values(rulesetFor(0).orders).flatMap((order) =>
      order?.phases.some((one) => one.phase === phase) === true ? [order.shape.type] : [],
    );
    expect(types.filter((type) => (carried[type] ?? 0) < 3)).toEqual([]);
  },
);
