/**
 * DEP-2, REP-4, BLD-HANGAR: in random worlds refits and hangars bring nothing out of thin air, fit nothing
 * twice, and leave a sound state.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ForceId } from '../../src/kernel/ids';
import { tons } from '../../src/kernel/tonnage';
import { parseOrders, rulesetOf, type CampaignState, type Ruleset } from '../../src/rules';
import { sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance } from '../../src/rules/testing/arbitraries';
import { invariants } from '../../src/rules/testing/invariants';
import { resolutionOf } from '../../src/rules/testing/world';
import { closeWith } from '../support/simulation/perform';
import { storekeeper } from '../support/simulation/stores';

const FORCES = ['A', 'B', 'C'] as const;
const WORLDS = process.env['DEEP'] === undefined ? 120 : 2000;
/** Every other world has the third ruleset. */
const rulesetFor = (seed: number): Ruleset => rulesetOf(seed % 2 === 0 ? 'planetary-2' : 'planetary-3');
const WORK: readonly string[] = [
  'refit',
  'hangar',
  'replace',
  'repair-armor',
  'reload',
  'repair-structure',
  'transfer',
  'sell',
  'buy-equipment',
];

/** Who stands at a hangar controls it, and everybody can pay. */
const manned = (state: CampaignState): CampaignState => ({
  ...state,
  forces: Object.fromEntries(
    Object.values(state.forces).map((force) => [force.id, { ...force, account: tons(80) }]),
  ),
  buildings: Object.fromEntries(
    Object.values(state.buildings).map((row) => {
      const control = Object.values(state.mechs).find(({ hex }) => hex === row.hex)?.force ?? row.control;
      return [
        row.id,
        row.type === 'repair-hangar' ? { ...row, control, cp: 100, opened: { control, works: true } } : row,
      ];
    }),
  ),
});

it('REP-4 BLD-HANGAR DEP-2 every unit is accounted for, whatever is ordered of whom', () => {
  const done = { refits: 0, hangars: 0, afterRefits: 0 };
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const random = chance(seed + 70_000);
    const ruleset = rulesetFor(seed);
    const before = manned(anyWorld(random, { phase: 'supply', step: null, ruleset: ruleset.id }));
    const sheets = FORCES.map((force) => {
      const sheet = sheetOfPhase(random, before, force as ForceId, 40).filter((order) =>
        WORK.includes((order as { type: string }).type),
      );
      const parsed = parseOrders(ruleset, sheet);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      return [force as ForceId, parsed.value] as const;
    });
    const resolution = resolutionOf(before, { ruleset });
    closeWith(resolution, new Map(sheets));
    const state = resolution.state.finish();
    const { events } = resolution;
    const refitted = new Set(
      events.flatMap((event) => (event.type === 'mech-refitted' ? [event.data.mech] : [])),
    );
    const hangars = events.flatMap((event) =>
      event.type === 'mech-repaired' && event.data.what === 'hangar' ? [event.data.mech] : [],
    );
    done.refits += refitted.size;
    done.hangars += hangars.length;
    done.afterRefits += hangars.filter(
      (id) => (before.mechs[id]?.factoryDesign ?? null) !== null || refitted.has(id),
    ).length;
    expect({ seed, faults: storekeeper({ before, events, state } as never) }).toEqual({ seed, faults: [] });
    expect({ seed, faults: invariants(state, bundledCatalog()) }).toEqual({ seed, faults: [] });
  }
  expect([done.refits > WORLDS / 3, done.hangars > WORLDS / 8, done.afterRefits > 3]).toEqual([
    true,
    true,
    true,
  ]);
});
