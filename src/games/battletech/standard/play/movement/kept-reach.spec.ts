/** What is kept of movement is what would be found anew (BT-MOV-13). */
import { Chance } from '../../../../../kernel';
import { canEnd, type Reach } from '../../movement/model';
import { makeState, type Placed } from '../../testing/make-state';
import { hex } from '../../testing/make-mech';
import { fighterOf, isThere, type State, type Unit, unitOf } from '../model';
import { reachNow } from '../going-on';
import { playRandomly, randomSetup, SUPPORT } from '../../testing/random-fight';

const MODES = ['walk', 'run', 'jump'] as const;
const walker: Placed = { id: 'a1', design: 'hunchback-hbk-4g', hex: hex('0808') };
const foe: Placed = { id: 'b1', design: 'enforcer-enf-4r', hex: hex('0811') };
const far: Placed = { id: 'b2', design: 'enforcer-enf-4r', hex: hex('0101') };
const start = makeState('movement', [walker, foe, far]);

const one = (state: State, id: string): Unit => {
  const unit = unitOf(state, id);
  if (unit === null) throw new RangeError(id);
  return unit;
};
const reach = (state: State) => {
  const unit = one(state, 'a1');
  return reachNow(state, unit, fighterOf(state, unit), 'walk');
};
const moved = (id: string, to: string): State => ({
  ...start,
  units: start.units.map((unit) => (unit.id === id ? { ...unit, hex: hex(to) } : unit)),
});

it('BT-MOV-13 a reach is the same while nobody moves in it, and another once somebody does', () => {
  const before = reach(start);
  expect(reach(moved('b2', '0102'))).toBe(before);
  expect(reach(moved('b1', '0810'))).not.toBe(before);
});

/** All that is asked of a reach, as one text. */
const told = (found: Reach | null): string =>
  found === null
    ? 'none'
    : [
        [found.start, found.from],
        found.nodes,
        found.nodes.map((node) => Number(canEnd(found, node))),
        found.mp,
        found.before,
        found.counted,
      ]
        .map((part) => part.join(' '))
        .join('\n');

it('BT-MOV-13 what is kept is what is found anew, after every third row of events of random battles', () => {
  let [rows, compared] = [0, 0];
  for (const country of ['lake', 'urban'])
    playRandomly(
      randomSetup(new Chance(country), country, 4, SUPPORT),
      country,
      (_before, _events, after) => {
        rows += 1;
        if (rows % 3 !== 0) return;
        for (const unit of after.units.filter(isThere))
          for (const gait of [...MODES, 'boost'] as const) {
            // Of a copy nothing is kept.
            const copy = { ...unit };
            const kept = reachNow(after, unit, fighterOf(after, unit), gait);
            expect(told(kept)).toBe(told(reachNow(after, copy, fighterOf(after, copy), gait)));
            compared += 1;
          }
      },
    );
  expect(compared).toBeGreaterThan(1_000);
});
