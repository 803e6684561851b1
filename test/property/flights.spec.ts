/**
 * BLD-DROP over random sheets of all players: no mech is doubled or lost, lances stay together, and what
 * flights cost is what the lances weigh.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ForceId } from '../../src/kernel/ids';
import { tons, toTons } from '../../src/kernel/tonnage';
import {
  parseOrders,
  rowsOf,
  rulesetOf,
  type CampaignState,
  type Order,
  type Ruleset,
} from '../../src/rules';
import { sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance, type Chance } from '../../src/rules/testing/arbitraries';
import { invariants } from '../../src/rules/testing/invariants';
import { resolutionOf } from '../../src/rules/testing/world';
import { closeWith } from '../support/simulation/perform';

const WORLDS = process.env['DEEP'] === undefined ? 150 : 2000;
const catalog = bundledCatalog();
/** Every other world has the third ruleset. */
const rulesetFor = (seed: number): Ruleset => rulesetOf(seed % 2 === 0 ? 'planetary-2' : 'planetary-3');

/** Everybody has dropships, tons, and mechs that stand together. */
const airborne = (random: Chance, state: CampaignState): CampaignState => {
  const forces = rowsOf(state.forces).map(({ id }) => id);
  const owner = (index: number): ForceId => forces[index % forces.length] ?? ('A' as ForceId);
  const buildings = rowsOf(state.buildings).map((row, index) => {
    const control = owner(index);
    return index < 3 * forces.length
      ? {
          ...row,
          type: 'dropship' as const,
          control,
          cp: row.cpMax,
          flown: false,
          opened: { control, works: true },
        }
      : row;
  });
  const first = new Map<ForceId, CampaignState['mechs'][keyof CampaignState['mechs']]['hex']>();
  const mechs = rowsOf(state.mechs).map((mech) => {
    const hex = first.get(mech.force) ?? mech.hex;
    first.set(mech.force, hex);
    return { ...mech, hex: random.once(4) ? mech.hex : hex, shutDown: false };
  });
  return {
    ...state,
    mechs: Object.fromEntries(mechs.map((row) => [row.id, row])),
    buildings: Object.fromEntries(buildings.map((row) => [row.id, row])),
    forces: Object.fromEntries(
      rowsOf(state.forces).map((row) => [row.id, { ...row, account: tons(random.below(120)) }]),
    ),
  };
};

const sheetFor = (random: Chance, state: CampaignState, force: ForceId): readonly Order[] => {
  const parsed = parseOrders(rulesetOf(state.campaign.ruleset), sheetOfPhase(random, state, force, 8));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

it.each(['planning', 'movement'] as const)(
  'BLD-DROP MOV-9 no mech is doubled, lost or parted from its lance by flights of %s',
  (phase) => {
    const seen = { started: 0, grounded: 0, lances: 0 };
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const random = chance(seed + 70_000);
      const ruleset = rulesetFor(seed);
      const state = airborne(random, anyWorld(random, { phase, step: null, teams: {}, ruleset: ruleset.id }));
      const resolution = resolutionOf(state, { ruleset });
      closeWith(resolution, new Map(rowsOf(state.forces).map(({ id }) => [id, sheetFor(random, state, id)])));
      const after = resolution.state.finish();
      const { events } = resolution;
      expect(invariants(after, catalog)).toEqual([]);
      expect(
        rowsOf(after.mechs).filter(
          ({ plannedPath, plannedEntry, plannedFlight }) => plannedPath ?? plannedEntry ?? plannedFlight,
        ),
      ).toEqual([]);
      const hired = events.flatMap((event) => (event.type === 'mech-hired' ? [event.data.mech] : []));
      expect(Object.keys(after.mechs).sort()).toEqual([...Object.keys(state.mechs), ...hired].sort());
      const lances = new Map<string, { readonly mech: string; readonly to: string }[]>();
      for (const event of events)
        if (event.type === 'moves-ordered')
          for (const { mech, path, flight } of event.data.moves)
            if (flight !== undefined)
              lances.set(flight.dropship, [
                ...(lances.get(flight.dropship) ?? []),
                { mech, to: path[0] ?? '' },
              ]);
      let weighed = 0;
      for (const lance of lances.values()) {
        const rows = lance.map(({ mech, to }) => ({
          to,
          before: rowsOf(state.mechs).find(({ id }) => id === mech),
          now: rowsOf(after.mechs).find(({ id }) => id === mech),
        }));
        const weight = rows.reduce(
          (sum, { now }) => sum + (catalog.mech(now?.design ?? '')?.tons ?? Number.NaN),
          0,
        );
        expect([
          rows.length <= 4,
          weight <= 200,
          new Set(rows.map(({ before }) => before?.hex)).size,
        ]).toEqual([true, true, 1]);
        const started = rows.every(({ to, now }) => now?.hex === to && now.moved === 'dropship');
        const stayed = rows.every(({ before, now }) => now?.hex === before?.hex && now?.moved === null);
        expect([started, stayed]).toContain(true);
        expect(started || phase === 'movement').toBe(true);
        // Under the third ruleset half of the fee of a flight that did not start is lost.
        weighed += Math.ceil(weight / 5) * (started ? 1 : ruleset.id === 'planetary-3' ? 0.5 : 0);
        seen[started ? 'started' : 'grounded'] += 1;
        if (rows.length > 1) seen.lances += 1;
      }
      const paid = events.reduce(
        (sum, event) =>
          event.type === 'account-changed' && event.data.cause.rule === 'BLD-DROP'
            ? sum - toTons(event.data.amount)
            : sum,
        0,
      );
      expect({ seed, paid }).toEqual({ seed, paid: weighed });
    }
    // The sheets are no nonsense: lances fly, and some of the movement phase do not start.
    expect(seen.started).toBeGreaterThan(20);
    expect(seen.lances).toBeGreaterThan(10);
    expect(seen.grounded > 5).toBe(phase === 'movement');
  },
);
