/**
 * END-1 SALV-2: the figures told at the end of a round hold together in wars that play themselves: what a
 * force had, plus what came, less what it sold and what it lost, is what it has.
 */
import type { CampaignEvent } from '../../src/rules';
import { play } from '../support/simulation/play';

interface Flow {
  /** Mechs that came, less those that were sold, by force, in the round so far. */
  readonly came: Map<string, number>;
}

const note = ({ came }: Flow, force: string, change: number): void =>
  void came.set(force, (came.get(force) ?? 0) + change);

/** Mechs that an event brings or takes, but for battles. */
const count = (flow: Flow, event: CampaignEvent): void => {
  switch (event.type) {
    case 'mech-bought':
    case 'mech-built':
      note(flow, event.data.force, 1);
      break;
    case 'mech-sold':
      note(flow, event.data.force, -1);
      break;
    case 'mech-kept':
      // Salvaged for its own force it never counted as lost.
      if (event.data.from !== event.data.force) note(flow, event.data.force, 1);
      break;
    default:
  }
};

const seen = { lost: 0, kept: 0, captured: 0, dead: 0, rounds: 0 };

it.each(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])(
  'END-1 SALV-2 mechs of each round add up: %s',
  (seed) => {
    let flow: Flow = { came: new Map() };
    let before: ReadonlyMap<string, number> = new Map();
    play(`losses ${seed}`, { ruleset: 'planetary-2', steps: 120, meddling: false }, ({ events }) => {
      for (const event of events) {
        if (event.type === 'campaign-started') {
          const owners = Object.values(event.data.state.mechs).map(({ force }) => force);
          before = new Map(
            Object.keys(event.data.state.forces).map((force) => [
              force,
              owners.filter((owner) => owner === force).length,
            ]),
          );
        }
        count(flow, event);
        if (event.type === 'mech-kept') seen.kept += 1;
        if (event.type !== 'round-ended') continue;
        for (const { force, mechs, lost } of event.data.forces) {
          const expected = (before.get(force) ?? 0) + (flow.came.get(force) ?? 0) - lost.mechs;
          expect({ round: event.data.round, force, mechs }).toEqual({
            round: event.data.round,
            force,
            mechs: expected,
          });
          expect(lost.bv > 0).toBe(lost.mechs > 0);
          seen.lost += lost.mechs;
          seen.captured += lost.pilotsCaptured;
          seen.dead += lost.pilotsDead;
        }
        seen.rounds += 1;
        before = new Map(event.data.forces.map(({ force, mechs }) => [force, mechs]));
        flow = { came: new Map() };
      }
    });
  },
);

// When all are over, in whatever order they came: there was something to lose.
afterAll(() => {
  expect(seen.rounds).toBeGreaterThan(20);
  for (const [what, times] of Object.entries(seen)) expect([what, times > 3]).toEqual([what, true]);
});
