/** GAM-8: withdraw when beaten. */
import { bot } from '.';
import { known } from '../known';
import { matchOf, ordered, setupOf, type Side, unit } from '../testing/match';
import type { State } from '../model/state';
import type { Stance } from '../../shapes';

const at = (kind: 'infantry' | 'mech', x: number, y: number, click = 0): Side[string] => [
  kind,
  { at: [x, y], points: 60, clicks: 12, state: { click } },
];
const foe = { b1: at('mech', 1800, 400), b2: at('mech', 2200, 400) };
const open = (a: Side, b: Side = foe): State => {
  const { forces } = setupOf(a, b);
  return matchOf(a, b, [], { forces: forces.map((one) => ({ ...one, exits: ['south' as const] })) });
};
const orderIn = (state: State, stance: Stance) =>
  bot(known(state, { kind: 'seat', seat: 'A' }), 'A', state.question?.id ?? '', stance);

it('a worn mech goes over an open edge when it withdraws, and under no other stance', () => {
  const worn = open({ a1: at('mech', 1800, 3100, 8), a2: at('mech', 900, 3100) });
  expect(orderIn(worn, 'withdraw')).toEqual({ type: 'leave', token: 'a1' });
  expect(orderIn(worn, 'attack').type).not.toBe('leave');
  expect(orderIn(worn, 'hold').type).not.toBe('leave');
});

it('who is not beaten fights as if it attacked', () => {
  const sound = open({ a1: at('mech', 1800, 3100), a2: at('mech', 900, 3100) });
  expect(orderIn(sound, 'withdraw')).toEqual(orderIn(sound, 'attack'));
});

it('the whole side goes when it has less than half of the strength that the others have', () => {
  const few = open({ a1: at('mech', 1800, 3100) }, { ...foe, b3: at('mech', 1400, 400) });
  expect(orderIn(few, 'withdraw')).toEqual({ type: 'leave', token: 'a1' });
});

it('a worn mech far from the edge goes nearer to it', () => {
  const worn = open({ a1: at('mech', 1800, 1500, 8) });
  const order = orderIn(worn, 'withdraw');
  expect(order.token).toBe('a1');
  const { state } = ordered(worn, order);
  expect(unit(state, 'a1').at?.y).toBeGreaterThan(2000);
});

it('a closed field keeps it', () => {
  const closed = matchOf({ a1: at('mech', 1800, 3100, 8) }, foe);
  expect(orderIn(closed, 'withdraw').type).not.toBe('leave');
});
