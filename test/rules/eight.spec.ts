import {
  beginCampaign,
  buildInitialState,
  DEFAULT_OPTIONS,
  generateMap,
  Resolution,
  rowsOf,
  startViolations,
  tellOf,
  type CampaignState,
  type StartInput,
} from '../../src/rules';
import { suggestForce, type ForceDraft } from '../../src/catalog/force';
import { seededDice } from '../../src/kernel/dice';
import { isPassable } from '../../src/rules/map/grid';
import { partOf } from '../../src/rules/map/parts';
import { invariants } from '../../src/rules/testing/invariants';
import { means } from '../../src/rules/testing/world';
import { after, audienceOf, catalog, close, ruleset, view } from '../support/rules';

const TEAMS = [
  [1, 2],
  [5, 8],
];
const options = { ...DEFAULT_OPTIONS, startingBv: 6000, deployment: 'own-half' as const, teams: TEAMS };

const drafted = (seat: number, hex: string | null): ForceDraft => {
  const found = suggestForce(catalog, options, 'davion', seededDice(new Uint8Array(32).fill(seat)));
  if (!found.ok) throw new Error('no force');
  return {
    ...found.value,
    mechs: found.value.mechs.map((mech, index) => (index === 0 ? { ...mech, hex } : mech)),
  };
};

const planned = generateMap({
  seed: 'eight',
  players: 8,
  columns: 32,
  rows: 24,
  buildingCount: 24,
  teams: [
    [0, 1],
    [4, 7],
  ],
});
if (!planned.ok) throw new Error(JSON.stringify(planned.error));
const plan = planned.value;
const part = partOf(plan.map, plan.starts);
/** A hex of the seat's part that is not its HQ. */
const inPart = (seat: number): string =>
  Object.keys(plan.map.terrain)
    .sort()
    .find((hex) => part(hex) === seat - 1 && isPassable(plan.map, hex) && hex !== plan.hqs[seat - 1]) ?? '';
const input = (hexOf: (seat: number) => string | null): StartInput => ({
  id: 'war' as never,
  name: 'War of eight',
  ruleset: ruleset.id,
  options,
  plan,
  idKey: 'ab'.repeat(32),
  diceCommitment: 'c'.repeat(64),
  catalog,
  seats: [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => ({
    seat,
    force: drafted(seat, hexOf(seat)),
    player: {
      user: `u${seat}` as never,
      name: `P${seat}`,
      faction: 'davion' as never,
      forceName: `F${seat}`,
    },
  })),
});

describe('eight players, two teams, and mechs anywhere in the own part', () => {
  it("SETUP-9 a mech may stand in its own part, not in another's, off the map, or in deep water", () => {
    expect(startViolations(input(inPart))).toEqual([]);
    const wrong = (hex: string) =>
      startViolations(input((seat) => (seat === 3 ? hex : null))).map(
        ({ code, pointer }) => `${pointer} ${code}`,
      );
    const water = Object.keys(plan.map.terrain).find((hex) => part(hex) === 2 && !isPassable(plan.map, hex));
    for (const hex of [inPart(1), inPart(4), '9999', ...(water === undefined ? [] : [water])])
      expect(wrong(hex)).toEqual(['/seats/2/force/mechs/0/hex start/mech-misplaced']);
  });

  it('SETUP-9 all the rest stands in the HQ hex, and teams are as the options have them', () => {
    const state = buildInitialState(input(inPart));
    for (const { id, seat, hq } of rowsOf(state.forces)) {
      const hexes = rowsOf(state.mechs).flatMap((mech) => (mech.force === id ? [mech.hex] : []));
      expect([...new Set(hexes)].sort()).toEqual([hq, inPart(seat)].sort());
      expect(
        rowsOf(state.pilots)
          .filter((pilot) => pilot.force === id && pilot.status === 'stored')
          .every(({ hex }) => hex === hq),
      ).toBe(true);
    }
    expect(
      rowsOf(state.forces)
        .map(({ team }) => team)
        .filter((team) => team !== null)
        .sort(),
    ).toEqual([1, 1, 2, 2]);
  });

  it('SETUP-1 a round of eight is played; nobody is told of what they do not see', () => {
    const start = new Resolution(buildInitialState(input(inPart)), means({ ruleset }));
    beginCampaign(start);
    let state: CampaignState = start.state.finish();
    while (state.campaign.round === 1) {
      const closed = close(state);
      state = closed.state.finish();
      expect(invariants(state, catalog)).toEqual([]);
      for (const event of closed.events)
        for (const { id } of rowsOf(state.forces)) expect(() => tellOf(event, audienceOf(id))).not.toThrow();
    }
    for (const { id, team } of rowsOf(state.forces)) {
      const seen = new Set(view(state, id).map.sight);
      for (const one of view(state, id).mechs)
        if (!one.own && one.seen === null) expect(seen.has(one.hex)).toBe(true);
      const allied = rowsOf(state.mechs).filter(
        (mech) => mech.force !== id && team !== null && state.forces[mech.force]?.team === team,
      );
      for (const mech of allied) expect(view(state, id).mechs.some((one) => one.id === mech.id)).toBe(true);
    }
    expect(after(state).campaign.round).toBe(2);
  });
});
