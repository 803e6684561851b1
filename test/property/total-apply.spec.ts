/**
 * Applying events is total: whatever prefix, order or state they meet, nothing throws, and the state given is
 * left as it was.
 */
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import { apply, EVENTS, type CampaignEvent, type CampaignState } from '../../src/rules';
import { textOfState } from '../support/simulation/checks';
import { play } from '../support/simulation/play';
import { Chance } from '../support/simulation/random';
import { RULESETS } from '../support/simulation/setup';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;

interface Recorded {
  readonly events: readonly CampaignEvent[];
  readonly states: readonly CampaignState[];
}

const record = (seed: string, ruleset: string): Recorded => {
  const events: CampaignEvent[] = [];
  const states: CampaignState[] = [];
  play(seed, { ruleset }, (played) => {
    events.push(...played.events);
    states.push(played.state);
  });
  return { events, states };
};

/** The same event with every id in it replaced by one that nothing has. */
const strange = (event: CampaignEvent): CampaignEvent =>
  event.type === 'campaign-started' || event.type === 'campaign-rolled-back'
    ? event
    : (JSON.parse(
        JSON.stringify(event).replace(/"[0-9a-f]{24}"/g, '"ffffffffffffffffffffffff"'),
      ) as CampaignEvent);

const total = RULESETS.flatMap((ruleset) =>
  Array.from({ length: 4 * DEEP }, (_, index) => [ruleset, `total ${index}`] as const),
);

it.each(total)('events apply to states that they were not made for: %s, %s', (ruleset, seed) => {
  const chance = new Chance(seed);
  const { events, states } = record(seed, ruleset);
  const [start] = events;
  if (start?.type !== 'campaign-started') throw new Error('a campaign begins with its start');
  const before = textOfState(start.data.state);
  for (let round = 0; round < 12; round += 1) {
    const from = chance.int(0, events.length - 1);
    const some = events.slice(from, from + chance.int(1, 40));
    const state = chance.one(states);
    expect(() => canonicalJson(apply(state, some))).not.toThrow();
    expect(() => canonicalJson(apply(state, chance.shuffled(some)))).not.toThrow();
    expect(() => canonicalJson(apply(state, some.map(strange)))).not.toThrow();
    // The same again: an event that is delivered twice changes a state into a state.
    expect(() => apply(apply(state, some), some)).not.toThrow();
  }
  expect(canonicalJson(start.data.state)).toBe(before);
});

it('every type of event is met in the campaigns that are played here, but for those that only a server decides', () => {
  const met = new Set<string>();
  const sorts = new Set<string>();
  const servers = [
    'dispute-waits',
    'phase-advanced',
    'deadline-passed',
    'campaign-handed-over',
    'campaign-claimed',
    'seat-given-up',
    'battle-handed-over',
    'engine-removed',
    'member-joined',
    'member-left',
    'invitation-made',
    'invitation-revoked',
    'sheet-read',
    'nudged',
    'engine-counts-changed',
    'designs-imported',
    'reset-link-made',
    'reset-link-refused',
    'calendar-changed',
    'vacation-announced',
    'vacation-withdrawn',
  ];
  // What is done to mechs and stock comes in sorts, and each of them is met.
  const wanted = [
    'ammunition',
    'armor',
    'part',
    'structure',
    'bought',
    'delivered',
    'exchanged',
    'sold',
    'transferred',
  ];
  const missing = (): readonly string[] => [
    ...Object.keys(EVENTS).filter((type) => !met.has(type) && !servers.includes(type)),
    ...wanted.filter((sort) => !sorts.has(sort)),
  ];
  // Twenty campaigns of each ruleset at the most: what has been met stays met.
  for (let index = 0; index < 20 && (DEEP > 1 || missing().length > 0); index += 1)
    for (const ruleset of RULESETS)
      play(`types ${index}`, { ruleset }, ({ events }) => {
        for (const event of events) {
          met.add(event.type);
          if (event.type === 'mech-repaired') sorts.add(event.data.what);
          if (event.type === 'stock-moved') sorts.add(event.data.reason);
        }
      });
  expect(missing()).toEqual([]);
});
