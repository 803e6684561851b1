/**
 * ROUND-2: players order at the same time, so neither the numbers of their seats nor the order of rows in a
 * table decides anything.
 */
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import type { ForceId } from '../../src/kernel/ids';
import {
  closePhase,
  parseOrders,
  rowsOf,
  rulesetOf,
  TABLES,
  tellOf,
  type CampaignState,
  type Order,
  type Resolution,
} from '../../src/rules';
import { sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance, PHASES_WITH_ORDERS, type Chance } from '../../src/rules/testing/arbitraries';
import { resolutionOf } from '../../src/rules/testing/world';
import { RULESETS } from '../support/simulation/setup';

/** By ruleset: closing a supply phase in which much can be done takes longer. */
const WORLDS: Readonly<Record<string, number>> = { 'planetary-1': 160, 'planetary-2': 80, 'planetary-3': 40 };
const FORCES = ['A', 'B', 'C'] as const;

/** Some HQs lie where others have mechs or buildings, so that players get into each other's way. */
const crossed = (random: Chance, state: CampaignState): CampaignState => {
  const hexes = [
    ...rowsOf(state.buildings).map(({ hex }) => hex),
    ...rowsOf(state.mechs).flatMap(({ hex }) => (hex === null ? [] : [hex])),
  ];
  return {
    ...state,
    forces: Object.fromEntries(
      rowsOf(state.forces).map((force) => [
        force.id,
        random.once(2) ? { ...force, hq: random.pick(hexes) } : force,
      ]),
    ),
    buildings: Object.fromEntries(
      rowsOf(state.buildings).map((row) => [
        row.id,
        random.once(3) && row.control !== null
          ? { ...row, type: 'spaceport' as const, cp: 100, opened: { control: row.control, works: true } }
          : row,
      ]),
    ),
  } as CampaignState;
};

const seated = (state: CampaignState, order: readonly string[]): CampaignState => ({
  ...state,
  forces: Object.fromEntries(
    rowsOf(state.forces).map((force) => [force.id, { ...force, seat: order.indexOf(force.id) + 1 }]),
  ) as CampaignState['forces'],
});

const reversed = (state: CampaignState): CampaignState => ({
  ...state,
  ...Object.fromEntries(
    TABLES.map((table) => [table, Object.fromEntries(Object.entries(state[table]).reverse())]),
  ),
});

const closed = (state: CampaignState, sheets: ReadonlyMap<ForceId, readonly Order[]>): Resolution => {
  const resolution = resolutionOf(state, { ruleset: rulesetOf(state.campaign.ruleset) });
  closePhase(resolution, sheets);
  return resolution;
};

/** What became of everything, but for the seats and the names of the sides of battles, which go by them. */
const outcome = (resolution: Resolution): string => {
  const state = resolution.state.finish();
  return canonicalJson({
    forces: rowsOf(state.forces).map(({ seat: _, ...force }) => force),
    mechs: state.mechs,
    pilots: state.pilots,
    buildings: state.buildings,
    stock: state.stock,
    memories: state.memories,
    battles: rowsOf(state.battles).map(({ hex, attackedFrom, setup }) => ({
      hex,
      attackedFrom,
      units: setup.units.map(({ id, role, deployment, shutDown }) => ({ id, role, deployment, shutDown })),
      sheets: setup.sheets,
    })),
  });
};

/**
 * What one force is told, but for names of sides. The events of different forces are told in the order of
 * seats.
 */
const told = (resolution: Resolution, force: ForceId): readonly string[] =>
  resolution.events
    .flatMap((event) => {
      const facts = event.type.startsWith('battle-') ? null : tellOf(event, { kind: 'force', force });
      return facts === null ? [] : [`${event.type} ${canonicalJson(facts)}`];
    })
    .sort();

const eachWorld = (
  name: string,
  check: (state: CampaignState, sheets: ReadonlyMap<ForceId, readonly Order[]>) => void,
): number => {
  let orders = 0;
  for (let seed = 0; seed < (WORLDS[name] ?? 0); seed += 1) {
    const random = chance(seed + 9000);
    const state = crossed(
      random,
      anyWorld(random, { ...PHASES_WITH_ORDERS[seed % PHASES_WITH_ORDERS.length], ruleset: name }),
    );
    const sheets = new Map(
      FORCES.map((force) => {
        const parsed = parseOrders(rulesetOf(name), sheetOfPhase(random, state, force as ForceId, 6));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        orders += parsed.value.length;
        return [force as ForceId, parsed.value] as const;
      }),
    );
    check(state, sheets);
  }
  return orders;
};

it.each(RULESETS)(
  'ROUND-2 no seat comes first: other numbers of the seats change nothing that becomes of anything, and nothing that anybody is told: %s',
  (name) => {
    const orders = eachWorld(name, (state, sheets) => {
      const one = closed(seated(state, ['A', 'B', 'C']), sheets);
      for (const order of [
        ['C', 'B', 'A'],
        ['B', 'C', 'A'],
      ]) {
        const other = closed(seated(state, order), sheets);
        expect(outcome(other) === outcome(one)).toBe(true);
        for (const force of FORCES)
          expect(told(other, force as ForceId)).toEqual(told(one, force as ForceId));
      }
    });
    expect(orders).toBeGreaterThan((WORLDS[name] ?? Number.NaN) * 5);
  },
);

it.each(RULESETS)(
  'ROUND-5 the order in which rows came into the tables changes no byte of the events: %s',
  (name) => {
    eachWorld(name, (state, sheets) => {
      const [one, other] = [closed(state, sheets), closed(reversed(state), new Map([...sheets].reverse()))];
      expect(canonicalJson(other.events) === canonicalJson(one.events)).toBe(true);
    });
  },
);
