/**
 * A tiny run of the balance tool: it plays by the rules, its reports fit, and the same seed gives the same
 * bytes.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { invariants } from '../../src/rules/testing/invariants';
import { BUILDING_TYPES } from '../../src/rules';
import { balanceOf } from '../../src/simulation/balance/balance';
import { PLOTS } from '../../src/simulation/balance/plots';
import { balanceText } from '../../src/simulation/balance/text';
import { drawWar } from '../../src/simulation/draw-war';
import { playCampaign } from '../../src/simulation/play-campaign';
import { playWar, seedOf } from '../../src/simulation/run-wars';

const WAR = { players: 4, rounds: 4, ruleset: 'planetary-2' };
const CAMPAIGNS = [1, 2, 3];

const run = (seed: string) =>
  balanceOf(
    CAMPAIGNS.map((number) => playWar(seedOf(seed, number), WAR)),
    WAR,
    seed,
  );

it('plays three campaigns of four rounds, and the same again', () => {
  const [one, again, other] = [run('tiny'), run('tiny'), run('another')];
  expect(balanceText(again)).toBe(balanceText(one));
  for (const plot of Object.values(PLOTS)) expect(plot(again)).toBe(plot(one));
  expect(balanceText(other)).not.toBe(balanceText(one));
});

it('keeps every state sound, and gives hardly an order that its phase drops', () => {
  let [orders, dropped] = [0, 0];
  const types = new Set<string>();
  for (const number of CAMPAIGNS) {
    const setup = drawWar(seedOf('tiny', number), WAR);
    const final = playCampaign(setup, WAR.rounds, ({ state, events, sheets }) => {
      expect(invariants(state, bundledCatalog())).toEqual([]);
      for (const sheet of sheets.values()) for (const { type } of sheet) types.add(type);
      orders += [...sheets.values()].reduce((sum, sheet) => sum + sheet.length, 0);
      dropped += events.filter(({ type }) => type === 'order-dropped').length;
    });
    expect(final.campaign.status).toBe('finished');
  }
  expect(orders).toBeGreaterThan(500);
  expect(dropped / orders).toBeLessThan(0.02);
  for (const type of ['move', 'attack', 'shut-down', 'buy-equipment', 'salvage', 'repair-armor'])
    expect([...types]).toContain(type);
});

it('counts what is held and used within the rounds that were played', () => {
  for (const number of CAMPAIGNS) {
    const { seats, rounds, heldByAnybody } = playWar(seedOf('tiny', number), WAR);
    expect(rounds).toBeLessThanOrEqual(WAR.rounds);
    expect(new Set(seats.map(({ first }) => first)).size).toBe(WAR.players);
    for (const { first, held, used } of seats) {
      expect(held[first]).toBeGreaterThan(0);
      for (const type of BUILDING_TYPES) {
        expect(held[type] ?? 0).toBeLessThanOrEqual(rounds);
        expect(used[type] ?? 0).toBeLessThanOrEqual(held[type] ?? 0);
        expect(heldByAnybody[type] ?? 0).toBeGreaterThanOrEqual(held[type] ?? 0);
      }
    }
  }
});
