/**
 * Worlds in which players know everything: no fog of war, and no building that looks otherwise than it is
 * (BLD-SPY, BLD-6).
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { ForceId } from '../../../src/kernel/ids';
import { microTons, tons } from '../../../src/kernel/tonnage';
import {
  CURRENT_RULESET,
  knowledgeOf,
  openPhase,
  optionsOf,
  rulesetOf,
  type CampaignEvent,
  type CampaignState,
  type Knowledge,
  type Order,
} from '../../../src/rules';
import { worksNow } from '../../../src/rules/buildings/works';
import type { SheetContext } from '../../../src/rules/orders/definition';
import { anyWorld, chance, type Chance } from '../../../src/rules/testing/arbitraries';
import { resolutionOf, type WorldSetup } from '../../../src/rules/testing/world';
import { closeWith } from '../simulation/perform';

export const catalog = bundledCatalog();
export const A = 'A' as ForceId;
const ruleset = rulesetOf(CURRENT_RULESET);

export interface KnownWorld {
  readonly random: Chance;
  readonly state: CampaignState;
}

/** The same for the same number. Every other building is A's, so that they have much to give orders with. */
export const knownWorld = (seed: number, setup: WorldSetup): KnownWorld => {
  const random = chance(seed);
  const drawn = anyWorld(random, { step: null, ruleset: ruleset.id, ...setup });
  const buildings = Object.values(drawn.buildings).map((row) => {
    const built = { ...row, sabotaged: false, control: random.once(2) ? A : row.control };
    return { ...built, opened: { control: built.control, works: worksNow(built) } };
  });
  const forces = Object.values(drawn.forces).map((row) => ({
    ...row,
    account: tons(200 + random.below(200)),
  }));
  // No whole number of half tons, so that what is rounded depends on it.
  const options = {
    ...drawn.campaign.options,
    fogOfWar: false,
    supplyPerRound: microTons(random.below(9) * 1_300_000),
  };
  return {
    random,
    state: {
      ...drawn,
      campaign: { ...drawn.campaign, options },
      forces: Object.fromEntries(forces.map((row) => [row.id, row])),
      buildings: Object.fromEntries(buildings.map((row) => [row.id, row])),
    },
  };
};

export const knows = (state: CampaignState, force: ForceId = A): Knowledge =>
  knowledgeOf(state, catalog, { kind: 'force', force });

export const contextOf = (state: CampaignState, force: ForceId = A): SheetContext => ({
  catalog,
  knowledge: knows(state, force),
  earlier: [],
});

/** What a player is offered of one order type; null: nothing. */
export const offered = <Options>(state: CampaignState, type: Order['type']): Options | null =>
  (optionsOf(ruleset, catalog, knows(state)).orders[type] ?? null) as Options | null;

/** Closes the open phase with a sheet of A alone, and nothing after it; what came of it. */
export const closeAlone = (
  state: CampaignState,
  orders: readonly Order[],
): { readonly events: readonly CampaignEvent[]; readonly after: CampaignState } => {
  const resolution = resolutionOf(state, { ruleset });
  openPhase(resolution)?.close(resolution, new Map([[A, orders]]), ruleset.orders);
  return { events: resolution.events, after: resolution.state.finish() };
};

/** Closes the open phase with a sheet of A alone and goes on to the next that waits. */
export const playOn = (
  state: CampaignState,
  orders: readonly Order[],
): { readonly events: readonly CampaignEvent[]; readonly after: CampaignState } => {
  const resolution = resolutionOf(state, { ruleset });
  closeWith(resolution, new Map([[A, orders]]));
  return { events: resolution.events, after: resolution.state.finish() };
};
